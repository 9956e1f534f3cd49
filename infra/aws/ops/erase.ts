/**
 * `npm run erase -- --stage prod ada@example.com`: erases a person for good, as 'erase everything' on their account page
 * does and by the same code. It asks first. Safe to repeat. With `--again` in place of a person it erases whoever was
 * erased before and has come back with a restored backup.
 */
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { eraseAgain } from './erase-again.ts';
import { eraseFrom } from './erase-from.ts';
import { explainRefusal } from './explain-refusal.ts';
import { placesOf, readWhoAndWhere, userIdOf } from './person.ts';
import { readOnlyOurs } from './stage.ts';

async function run(given: readonly string[]): Promise<string> {
  if (given.includes('--again')) return runAgain(given.filter((each) => each !== '--again'));
  const { stage, person, confirm } = readWhoAndWhere('erase', given);
  const places = await placesOf(stage);
  const userId = await userIdOf(places, person);
  const answer =
    confirm ?? (await ask(`Everything of ${person} in the stage ${stage} goes for good. Type ${userId}: `));
  if (answer !== userId) return 'Nothing was erased.';
  await eraseFrom(places, userId);
  return (
    `Erased: ${userId}. What is left: recovery points of the tables (35 days), ids in logs, and an address that bounced ` +
    'on the suppression list of SES (docs/operations.md says how to remove it).'
  );
}

/** Asks nothing: each of them has asked to be erased. */
async function runAgain(given: readonly string[]): Promise<string> {
  const { stage } = readOnlyOurs(given);
  if (!stage) throw new Error('Say which stage: npm run erase -- --stage prod --again');
  const erased = await eraseAgain(await placesOf(stage));
  return erased === 0 ? 'Nobody who was erased is back.' : `Erased again: ${erased} people who had come back.`;
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (error) {
    console.error(explainRefusal(error));
    process.exitCode = 1;
  }
}
