import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectDir, runProgram, runProgramAside } from './processes.ts';

/** `failures` names the failed tests of the step's report; after a crash there is none. */
type StepResult = { passed: number; failed: number; failures: FailedTest[] };
export type Step = {
  name: string;
  /** A script inside node_modules, run by the Node that runs this. */
  script: string;
  parameters: string[];
  environment?: Readonly<Record<string, string>>;
  /** Where the step writes its counts. A step without a report counts as one check. */
  report?: { file: string; count: (json: never) => StepResult };
};

/** One step, or lanes that run side by side; each lane runs its steps one after the other. */
export type Stage = Step | readonly (readonly Step[])[];

type Finished = StepResult & { name: string; seconds: number };

/** Runs the stages one after the other, also after a failure. Sets the exit code. */
export const runSteps = async (stages: readonly Stage[]): Promise<void> => {
  const results: Finished[] = [];
  for (const stage of stages) {
    if ('name' in stage) results.push(await runAlone(stage));
    else results.push(...(await Promise.all(stage.map(runLane))).flat());
  }
  for (const { name, failures } of results) for (const failure of failures) printFailure(name, failure);
  console.log('\nWhat was run:');
  for (const { name, passed, failed, seconds } of results) {
    console.log(`  ${name.padEnd(12)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
  }
  const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
};

/** Repeats a failure at the end: thousands of lines may follow it, and of a long log often only the last page is stored. */
const printFailure = (step: string, { test, why }: FailedTest): void => {
  const lines = stripVTControlCharacters(why)
    .trim()
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'));
  console.log(`\nFAILED in ${step}: ${test}\n${lines.slice(0, 12).join('\n')}`);
};

const runAlone = async (step: Step): Promise<Finished> => {
  console.log(`\n── ${step.name} ──`);
  return timed(step, 'alone');
};

const runLane = async (lane: readonly Step[]): Promise<Finished[]> => {
  const results: Finished[] = [];
  for (const step of lane) results.push(await timed(step, 'beside others'));
  return results;
};

const timed = async (step: Step, run: Run): Promise<Finished> => {
  const startedAt = performance.now();
  const result = await runStep(step, run);
  return { ...result, name: step.name, seconds: (performance.now() - startedAt) / 1000 };
};

type Run = 'alone' | 'beside others';

/** Runs one step to its end. A step that fails without a failed test (a crash, no report) counts as one failure. */
export const runStep = async (step: Step, run: Run = 'alone'): Promise<StepResult> => {
  const { report } = step;
  if (report) rmSync(report.file, { force: true });
  const code = run === 'alone' ? await runProgram(...programOf(step)) : await runAside(step);
  const counted = report ? readCounts(report) : { passed: code === 0 ? 1 : 0, failed: 0, failures: [] };
  return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
};

const programOf = ({ script, parameters, environment }: Step): Parameters<typeof runProgram> => {
  const all = [join(projectDir, 'node_modules', script), ...parameters];
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

/** `test`: the file and the name. `why`: the message. */
export type FailedTest = { test: string; why: string };

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** A file that could not be loaded counts as one failed test. */
export const failedInVitest = ({ testResults }: VitestReport): FailedTest[] =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ test: file, why: message }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      why: failureMessages.join('\n'),
    }));
  });

type PlaywrightSuite = {
  specs: { title: string; file: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
};
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

export const failedInPlaywright = ({ suites }: Pick<PlaywrightReport, 'suites'>): FailedTest[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        test: `${file} › ${title}`,
        why: tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)))
          .join('\n'),
      })),
    ...failedInPlaywright({ suites: inner }),
  ]);
