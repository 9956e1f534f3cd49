import { runStep, type Step, type StepResult } from './test-steps.ts';

/** Runs one step after the other, so that two cores suffice. A failure does not stop the rest. Sets the exit code. */
export const runSteps = async (steps: readonly Step[]): Promise<void> => {
  const results: (StepResult & { name: string; seconds: number })[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name} ──`);
    const startedAt = performance.now();
    const result = await runStep(step);
    results.push({ ...result, name: step.name, seconds: (performance.now() - startedAt) / 1000 });
  }
  console.log('\nWhat was run:');
  for (const { name, passed, failed, seconds } of results) {
    console.log(`  ${name.padEnd(12)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
  }
  const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
};
