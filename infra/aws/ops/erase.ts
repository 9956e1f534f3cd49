/**
 * `npm run erase -- --stage prod ada@example.com`: erases a person for good, as 'erase everything' on their account page
 * does and by the same code. It asks first. Safe to repeat.
 */
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { erasePerson } from '#functions/accounts/person-stores.ts';
import { type PersonPlaces, personStores } from '#functions/adapters/person-stores.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { explainRefusal } from './explain-refusal.ts';
import { placesOf, readWhoAndWhere, userIdOf } from './person.ts';

const retryMs = 5000;
/** A worker's lease has ended by then. */
const maxTries = Math.ceil((2 * pipelineLimits.leaseSeconds * 1000) / retryMs);

/** Erases, and waits for work under way. `pause` is the wait between two tries. */
export async function eraseFrom(places: PersonPlaces, userId: string, pause = () => sleep(retryMs)): Promise<void> {
  const { client, accountsTable: tableName, serverKey, now } = places;
  const erase = erasePerson({
    stores: personStores(places),
    beginErasing: beginErasing({ client, tableName, serverKey }, now),
  });
  for (let tries = 1; (await erase(userId)) === 'busy'; tries += 1) {
    if (tries === maxTries) throw new Error('A worker is still busy with this person. Run the same command again.');
    await pause();
  }
}

async function run(given: readonly string[]): Promise<string> {
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
