import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { featureSpecs } from '../features/journeys.ts';
import { compileCache, projectDir } from './processes.ts';
import {
  failedInPlaywright,
  failedInVitest,
  type PlaywrightReport,
  type Stage,
  type Step,
  type VitestReport,
} from './run-steps.ts';

const reports = join(projectDir, 'test-results');

/** Kinds of tests with two Vitest projects; vitest.config.ts says why. */
const inTwoProjects = ['unit', 'integration'];

/** The end-to-end tests of `npm test`: one for each promise that only the whole system in a browser can prove. */
export const journeys = [
  'confirm',
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
  ...featureSpecs,
].map((name) => `tests/e2e/${name}.spec.ts`);

/**
 * Tests that only `npm test -- --all` runs: minutes of outages and kills under load, and how screens look. For each of them,
 * `npm test` has a shorter test that fails if the promise itself is broken (the table is in docs/development.md). A file that is
 * named on the command line always runs.
 */
export const longTests: readonly string[] = [
  'tests/browser/**/looks.test.tsx',
  'tests/browser/translated/*.test.tsx',
  'tests/integration/abuse/floods.test.ts',
  'tests/integration/local/dev.test.ts',
  'tests/integration/local/lost-data.test.ts',
  'tests/integration/operator/restore.test.ts',
  'tests/integration/operator/restore-users.test.ts',
  'tests/integration/pipeline/kill-9.test.ts',
  'tests/integration/pipeline/lost-answers.test.ts',
  'tests/integration/pipeline/outage.test.ts',
  'tests/integration/pipeline/poison.test.ts',
  'tests/integration/operator/recall-interrupted.test.ts',
];

/** An environment variable, because Vitest does not pass `--exclude` on to its projects. */
export const leftOut = (): string[] => (process.env.LONG_TESTS === 'none' ? [...longTests] : []);

/** All tests of a kind, or those in the files that `choice` names. `choice` can also name another configuration. */
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
  // Node strips the types itself, while Playwright would transpile every file. With the cache, no worker compiles Playwright.
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

// One checker, because each further one would infer the packages' types again. No incremental record, because a fresh clone and
// the copy under another name would write it and never read it.
const typesAlone = ['--noEmit', '--incremental', 'false', '--checkers', '1'];
const types: Step = { name: 'types', script: 'typescript/bin/tsc', parameters: typesAlone };

/** `shared` and `web` again, with the library of the oldest browsers. */
const browserTypes: Step = { ...types, name: 'types (browsers)', parameters: ['-p', 'web', ...typesAlone] };

const style: Step = { name: 'style', script: '@biomejs/biome/bin/biome', parameters: ['check', '.'] };
const structure: Step = { name: 'structure', script: '../tests/structure/check.ts', parameters: [] };

/** The checks that need no local system, no stack and no browser. */
const quickSteps: readonly Step[] = [types, browserTypes, style, structure, vitest('unit')];

/** `npm run test:quick`: the quick steps, two at a time where one core would be idle. */
export const quickStages: readonly Stage[] = [
  [
    [types, browserTypes],
    [style, structure],
  ],
  vitest('unit'),
];

/** For a copy under another product name (tests/white-label): everything that the name can break. */
export const whiteLabelSteps: readonly Step[] = [
  ...quickSteps,
  vitest('infra'),
  { ...e2e, parameters: ['test', 'tests/e2e/journey.spec.ts'] },
];

/**
 * The part of `whiteLabelSteps` that takes half a minute: the types, and the tests of what users read and send. Properties run
 * few cases, because none of them depends on the name.
 */
export const quickWhiteLabelSteps: readonly Step[] = [
  types,
  {
    ...vitest('unit', 'tests/unit/contract', 'tests/unit/web', 'tests/unit/results'),
    environment: { PROPERTY_RUNS: 'few' },
  },
];

const whiteLabel: Step = { name: 'white label', script: '../tests/white-label/run.ts', parameters: ['--quick'] };

/**
 * Tests of folders that cannot depend on a feature, because the core imports none (tests/structure/check.ts). They take half of
 * the time of the unit tests.
 */
const ofEngines = 'fhir|heart|longevity|person|review|safety|scoring|simulation|validation|verify'.split('|');
const besidesEngines = readdirSync(join(projectDir, 'tests/unit')).filter((name) => !ofEngines.includes(name));

/**
 * The checks of a copy without some features. The description of the API and what a clinician reads are written again, as an
 * engineer would do. Only the product without any feature also runs the tests of the engines, and takes both quizzes in a browser.
 */
export const withoutFeatureSteps = (isWithoutAny: boolean): readonly Stage[] => [
  [[types, browserTypes], [structure]],
  { name: 'openapi', script: '../infra/write-openapi.ts', parameters: [] },
  { name: 'review', script: '../tests/lab/review/write.ts', parameters: [] },
  ...(isWithoutAny
    ? [vitest('unit'), { ...e2e, parameters: ['test', 'tests/e2e/journey.spec.ts'] }]
    : [vitest('unit', ...besidesEngines.map((name) => `tests/unit/${name}`))]),
];

const withoutFeatures: Step = { name: 'features', script: '../tests/without-feature/run.ts', parameters: [] };

/** Every kind of page in a language with longer words: what is not among the words, and what does not fit. */
const pseudoLanguage: Step = { name: 'pseudo-language', script: '../tests/pseudo/run.ts', parameters: [] };

/** Components, hooks and screens in a real browser. */
const browser = vitest('browser', '--config', 'tests/browser/vitest.config.ts');

const withoutLong = (step: Step): Step => ({ ...step, environment: { ...step.environment, LONG_TESTS: 'none' } });

const unusedCode: Step = { name: 'unused code', script: 'knip/bin/knip.js', parameters: [] };

// Synthesizing the template uses one process, so a second core is free. The lanes of a stage take about the same time.
const withoutSystem: Stage = [
  [types, style, whiteLabel],
  [structure, unusedCode, vitest('infra')],
];

/** `npm test`: proves the product in minutes. Properties run a fiftieth of their cases. */
export const steps: readonly Stage[] = [
  withoutSystem,
  { ...vitest('unit'), environment: { PROPERTY_RUNS: 'few' } },
  // Integration tests wait for disks, queues and processes, so the browser tests run beside them. Unit tests keep two cores busy.
  [
    [withoutLong(vitest('integration'))],
    [withoutLong(browser), { ...e2e, parameters: [...e2e.parameters, ...journeys] }],
  ],
];

/** `npm test -- --all`: every test, and all cases of each property. */
export const allSteps: readonly Stage[] = [
  withoutSystem,
  vitest('unit'),
  [[vitest('integration')], [browser, e2e]],
  withoutFeatures,
  pseudoLanguage,
];
