import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './run-program.ts';

export type StepResult = { passed: number; failed: number };
export type Step = {
  name: string;
  /** A script inside node_modules, run by the Node that runs this. */
  script: string;
  parameters: string[];
  /** Where the step leaves its counts; a step without counts as one check. */
  report?: { file: string; count: (json: never) => StepResult };
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, 'test-results');

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

const vitest = (project: string, ...choice: string[]): Step => {
  const file = join(reports, `${project}.json`);
  return {
    name: project,
    script: 'vitest/vitest.mjs',
    parameters: ['run', ...choice, '--project', project, '--reporter=dot', '--reporter=json', `--outputFile=${file}`],
    report: { file, count: ({ numPassedTests: passed, numFailedTests: failed }: VitestReport) => ({ passed, failed }) },
  };
};

export const e2e: Step = {
  name: 'e2e',
  script: '@playwright/test/cli.js',
  parameters: ['test'],
  report: {
    file: join(reports, 'e2e.json'),
    count: ({ stats }: PlaywrightReport) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  },
};

/** Without the local system, the stack and the browser. */
export const quickSteps: readonly Step[] = [
  { name: 'types', script: 'typescript/bin/tsc', parameters: ['--noEmit'] },
  { name: 'style', script: '@biomejs/biome/bin/biome', parameters: ['check', '.'] },
  vitest('unit'),
];

export const steps: readonly Step[] = [...quickSteps, vitest('integration'), vitest('infra'), e2e];

/** Runs one step to its end. A step that fails without a failed test (a crash, no report) counts as one failure. */
export const runStep = async ({ script, parameters, report }: Step): Promise<StepResult> => {
  if (report) rmSync(report.file, { force: true });
  const code = await runProgram(process.execPath, [join(root, 'node_modules', script), ...parameters]);
  const counted = report ? readCounts(report) : { passed: code === 0 ? 1 : 0, failed: 0 };
  return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
};

const readCounts = ({ file, count }: NonNullable<Step['report']>): StepResult => {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1 };
  }
};
