import { setTimeout as sleep } from 'node:timers/promises';
import { erasePerson } from '#functions/accounts/person-stores.ts';
import { type PersonPlaces, personStores } from '#functions/adapters/person-stores.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';

const retryMs = 5000;
/** A worker's lease has ended by then. */
const maxTries = Math.ceil((2 * pipelineLimits.leaseSeconds * 1000) / retryMs);

/** Where everything of people is, and the marks of those who are erased, which stay. */
export type ErasingPlaces = PersonPlaces & { erasedTable: string };

export type Pause = (milliseconds: number) => Promise<unknown>;

/** Erases, and waits for work under way. `pause` is the wait between two tries. */
export async function eraseFrom(
  places: ErasingPlaces,
  userId: string,
  pause: Pause = (milliseconds) => sleep(milliseconds),
): Promise<void> {
  const { client, accountsTable, erasedTable: tableName, serverKey, now } = places;
  const erase = erasePerson({
    stores: personStores(places),
    beginErasing: beginErasing({ client, tableName, serverKey }, accountsTable, now),
  });
  for (let tries = 1; (await erase(userId)) === 'busy'; tries += 1) {
    if (tries === maxTries) throw new Error('A worker is still busy with this person. Run the same command again.');
    await pause(retryMs);
  }
}
