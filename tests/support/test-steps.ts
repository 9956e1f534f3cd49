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
import { compileCache } from './stack-process.ts';

/** `failures` names failed tests as far as the step's report knows them: a crash leaves none. */
export type StepResult = { passed: number; failed: number; failures: FailedTest[] };
export type Step = {
  name: string;
  /** A script inside node_modules, run by the Node that runs this. */
  script: string;
  parameters: string[];
  environment?: Readonly<Record<string, string>>;
  /** Where the step leaves its counts; a step without counts as one check. */
  report?: { file: string; count: (json: never) => StepResult };
};

/** One step; or lanes that run side by side, each of them step by step. */
export type Stage = Step | readonly (readonly Step[])[];

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, 'test-results');

/** vitest.config.ts says why. */
const inTwoProjects = ['unit', 'integration'];

/** The journeys of `npm test`: one through each promise that only a whole system in a browser can show. */
export const journeys = [
  'confirm',
  'doctor-link',
  'draft-owner',
  'error-catalogue',
  'home.desktop',
  'journey',
  'login',
  'quiz-emergency',
  'register',
  'results.print',
  'shared-device',
  'two-people',
].map((name) => `tests/e2e/${name}.spec.ts`);

/** All tests of a kind, or what `choice` names: files, or another configuration. */
const vitest = (project: string, ...choice: string[]): Step => {
  const file = join(reports, `${project}.json`);
  return {
    name: project,
    script: 'vitest/vitest.mjs',
    parameters: [
      'run',
      ...choice,
      '--project',
      inTwoProjects.includes(project) ? `${project}*` : project,
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
  // Node reads TypeScript itself, where Playwright would translate every file; and each worker loads the whole of Playwright.
  environment: { PW_DISABLE_TS_ESM: '1', NODE_COMPILE_CACHE: compileCache },
  report: {
    file: join(reports, 'e2e.json'),
    count: ({ stats, suites }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: failedInPlaywright({ suites }),
    }),
  },
};

// With one checker: each further one works out the types of the packages for itself. Without the record for the next compilation:
// a fresh clone and the copy under another name only pay for it.
const typesAlone = ['--noEmit', '--incremental', 'false', '--checkers', '1'];
const types: Step = { name: 'types', script: 'typescript/bin/tsc', parameters: typesAlone };

const style: Step = { name: 'style', script: '@biomejs/biome/bin/biome', parameters: ['check', '.'] };
const structure: Step = { name: 'structure', script: '../tests/structure/check.ts', parameters: [] };

/** Without the local system, the stack and the browser. */
const quickSteps: readonly Step[] = [types, style, structure, vitest('unit')];

/** `npm run test:quick`: the same, two at a time where a core would have nothing to do. */
export const quickStages: readonly Stage[] = [[[types], [style, structure]], vitest('unit')];

/** Under another name (tests/white-label): everything that a name can break. */
export const whiteLabelSteps: readonly Step[] = [
  ...quickSteps,
  vitest('infra'),
  { ...e2e, parameters: ['test', 'tests/e2e/journey.spec.ts'] },
];

/**
 * Of that, what is done in half a minute: the types, and the tests of what people read and send. Properties meet few cases: none
 * of them depends on the name, and `npm test` meets all cases under the first one.
 */
export const quickWhiteLabelSteps: readonly Step[] = [
  types,
  {
    ...vitest('unit', 'tests/unit/contract', 'tests/unit/web', 'tests/unit/results'),
    environment: { PROPERTY_RUNS: 'few' },
  },
];

const whiteLabel: Step = { name: 'white label', script: '../tests/white-label/run.ts', parameters: ['--quick'] };

/** Components, hooks and screens in a real browser. */
const browser = vitest('browser', '--config', 'tests/browser/vitest.config.ts');

const withoutLong = (step: Step): Step => ({ ...step, environment: { ...step.environment, LONG_TESTS: 'none' } });

const unusedCode: Step = { name: 'unused code', script: 'knip/bin/knip.js', parameters: [] };

// The template is synthesized by one process: beside it there is a core to spare. The lanes of a stage take about as long as
// each other.
const withoutSystem: Stage = [
  [types, style, whiteLabel],
  [structure, unusedCode, vitest('infra')],
];

/** `npm test`: what proves the product in minutes. Properties meet a fiftieth of their cases. */
export const steps: readonly Stage[] = [
  withoutSystem,
  { ...vitest('unit'), environment: { PROPERTY_RUNS: 'few' } },
  // Integration waits for disks, queues and processes that start. The unit tests keep two cores busy.
  [
    [withoutLong(vitest('integration'))],
    [withoutLong(browser), { ...e2e, parameters: [...e2e.parameters, ...journeys] }],
  ],
];

/** `npm test -- --all`: every test, and every case of a property. */
export const allSteps: readonly Stage[] = [withoutSystem, vitest('unit'), [[vitest('integration')], [browser, e2e]]];

export type Run = 'alone' | 'beside others';

/** Runs one step to its end. A step that fails without a failed test (a crash, no report) counts as one failure. */
export const runStep = async (step: Step, run: Run = 'alone'): Promise<StepResult> => {
  const { report } = step;
  if (report) rmSync(report.file, { force: true });
  const code = run === 'alone' ? await runProgram(...programOf(step)) : await runAside(step);
  const counted = report ? readCounts(report) : { passed: code === 0 ? 1 : 0, failed: 0, failures: [] };
  return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
};

const programOf = ({ script, parameters, environment }: Step): Parameters<typeof runProgram> => {
  const all = [join(root, 'node_modules', script), ...parameters];
  return [process.execPath, all, { ...process.env, ...environment }];
};

const runAside = async (step: Step): Promise<number> => {
  const { code, output } = await runProgramAside(...programOf(step));
  console.log(`\n── ${step.name} ──\n${output}`);
  return code;
};

const readCounts = ({ file, count }: NonNullable<Step['report']>): StepResult => {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
};
