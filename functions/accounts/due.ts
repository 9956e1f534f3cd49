import type { UserId } from '#shared/contract/ids.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import type { Account } from './account.ts';
import { closesAt } from './decline-address.ts';
import { reminderLookAt } from './reminder.ts';
import { unusedLookAt } from './unused.ts';

/** When something about the account is due next: its end without an address, its reminder, its end without use. */
export const dueAt = (account: Account): string => {
  const [first] = [closesAt(account), reminderLookAt(account), unusedLookAt(account)]
    .filter((instant) => instant !== null)
    .toSorted();
  return first ?? unusedLookAt(account);
};

/** Parts of the index of due accounts. Each one takes about a thousand writes a second. */
const dueShards = 8;

/** The part of the index in which an account stands: by its id, so that it never moves. */
export const dueShardOf = (userId: UserId): string => {
  const hash = [...userId].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 65_521, 7);
  return String(hash % dueShards);
};

/** A row of the index of due accounts. */
export type DueRow = { userId: UserId; dueAt: string };

export type SweepDueDeps = {
  /** The first of one part that are due, by the index: never a scan. */
  findDue: (shard: string, before: string) => Promise<DueRow[]>;
  enqueue: (job: AccountJob) => Promise<void>;
  /** Changes only the place in the index, and only if nothing else has changed it. */
  putOffDue: (row: DueRow, until: string) => Promise<void>;
  now: () => Date;
};

/** A job that fails or is lost is asked for again after this long. */
const againMs = 60 * 60 * 1000;

/** Asks for the work on each account that is due. Answers with how many these are. */
export const sweepDue = (deps: SweepDueDeps) => async (): Promise<number> => {
  const now = deps.now();
  const sweepShard = async (shard: number) => {
    const due = await deps.findDue(String(shard), now.toISOString());
    for (const row of due) {
      await deps.enqueue({ kind: 'due', userId: row.userId });
      await deps.putOffDue(row, new Date(now.getTime() + againMs).toISOString());
    }
    return due.length;
  };
  const endings = await Promise.allSettled(Array.from({ length: dueShards }, (_, shard) => sweepShard(shard)));
  for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
  return endings.reduce((sum, ending) => sum + (ending.status === 'fulfilled' ? ending.value : 0), 0);
};
