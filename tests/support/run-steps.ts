import { stripVTControlCharacters } from 'node:util';
import type { FailedTest } from './failed-tests.ts';
import { type Run, runStep, type Stage, type Step, type StepResult } from './test-steps.ts';

type Finished = StepResult & { name: string; seconds: number };

/** Runs the stages one after the other. A failure does not stop the rest. Sets the exit code. */
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

// Said again at the end, because thousands of lines may stand between a failure and the end, and of a long log people and
// machines keep the last page.
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
