import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type FailedTest,
  failedInPlaywright,
  failedInVitest,
  type PlaywrightReport,
  type VitestReport,
} from './failed-tests.ts';
import { runProgram, runProgramAside } from './run-program.ts';

/** `failures` names failed tests as far as the step's report knows them: a crash leaves none. */
export type StepResult = { passed: number; failed: number; failures: FailedTest[] };
export type Step = {
  name: string;
  /** A script inside node_modules, run by the Node that runs this. */
  script: string;
  parameters: string[];
  /** Where the step leaves its counts; a step without counts as one check. */
  report?: { file: string; count: (json: never) => StepResult };
};

/** One step; or lanes that run side by side, each of them step by step. */
export type Stage = Step | readonly (readonly Step[])[];

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, 'test-results');

/** All tests of a project (unit has two: vitest.config.ts), or what `choice` names: files, or another configuration. */
const vitest = (project: string, ...choice: string[]): Step => {
  const file = join(reports, `${project}.json`);
  return {
    name: project,
    script: 'vitest/vitest.mjs',
    parameters: [
      'run',
      ...choice,
      '--project',
      project === 'unit' ? 'unit*' : project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    report: {
      file,
      count: (json: VitestReport) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests,
        failures: failedInVitest(json),
      }),
    },
  };
};

export const e2e: Step = {
  name: 'e2e',
  script: '@playwright/test/cli.js',
  parameters: ['test'],
  report: {
    file: join(reports, 'e2e.json'),
    count: ({ stats, suites }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: failedInPlaywright({ suites }),
    }),
  },
};

const types: Step = { name: 'types', script: 'typescript/bin/tsc', parameters: ['--noEmit'] };

/** What is read off the code without running it. */
const readings: readonly Step[] = [
  types,
  { name: 'style', script: '@biomejs/biome/bin/biome', parameters: ['check', '.'] },
  { name: 'structure', script: '../tests/structure/check.ts', parameters: [] },
];

/** Without the local system, the stack and the browser. */
export const quickSteps: readonly Step[] = [...readings, vitest('unit')];

/** Under another name (tests/white-label): everything that a name can break. */
export const whiteLabelSteps: readonly Step[] = [
  ...quickSteps,
  vitest('infra'),
  { ...e2e, parameters: ['test', 'tests/e2e/journey.spec.ts'] },
];

/** Of that, what is done in half a minute: the types, and the tests of what people read and send. */
export const quickWhiteLabelSteps: readonly Step[] = [
  types,
  vitest('unit', 'tests/unit/contract', 'tests/unit/web', 'tests/unit/results', 'tests/unit/engine-1/vectors.test.ts'),
];

const whiteLabel: Step = { name: 'white label', script: '../tests/white-label/run.ts', parameters: ['--quick'] };

/** Components, hooks and screens in a real browser. */
const browser = vitest('browser', '--config', 'tests/browser/vitest.config.ts');

const unusedCode: Step = { name: 'unused code', script: 'knip/bin/knip.js', parameters: [] };

/**
 * The template is synthesized by one process, and integration waits for disks, queues and processes that start: beside them
 * there is a core to spare. The unit tests keep two of them busy.
 */
export const steps: readonly Stage[] = [
  [[...readings, unusedCode, whiteLabel], [vitest('infra')]],
  vitest('unit'),
  [[vitest('integration')], [browser, e2e]],
];

export type Run = 'alone' | 'beside others';

/** Runs one step to its end. A step that fails without a failed test (a crash, no report) counts as one failure. */
export const runStep = async ({ name, script, parameters, report }: Step, run: Run = 'alone'): Promise<StepResult> => {
  if (report) rmSync(report.file, { force: true });
  const all = [join(root, 'node_modules', script), ...parameters];
  const code = run === 'alone' ? await runProgram(process.execPath, all) : await runAside(name, all);
  const counted = report ? readCounts(report) : { passed: code === 0 ? 1 : 0, failed: 0, failures: [] };
  return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
};

const runAside = async (name: string, parameters: string[]): Promise<number> => {
  const { code, output } = await runProgramAside(process.execPath, parameters);
  console.log(`\n── ${name} ──\n${output}`);
  return code;
};

const readCounts = ({ file, count }: NonNullable<Step['report']>): StepResult => {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
};
