import type { UserId } from '#shared/contract/ids.ts';
import { featureTableNames } from '#shared/features/tables.ts';

/** What one store holds about a user, attribute by attribute, without secrets. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** In the order of an erasure. */
export const storeNames = ['sign-in', 'submissions', 'results', ...featureTableNames, 'limits', 'accounts'] as const;
export type StoreName = (typeof storeNames)[number];

/** One store of personal data. Anything new that we store about users belongs in such a store. */
export type PersonStore = {
  name: StoreName;
  exportOf: (userId: UserId) => Promise<StoredRow[]>;
  /** Safe to repeat. `busy`: a worker holds a lease, for less than a minute. */
  erase: (userId: UserId) => Promise<'done' | 'busy'>;
};

export type EraseDeps = {
  stores: readonly PersonStore[];
  /** Leaves the mark that stops late workers, and closes the account. Safe to repeat. */
  beginErasing: (userId: UserId) => Promise<void>;
};

/**
 * Why a user is erased, for the operator's log. `begun`: an earlier delivery of the job began the erasure but could not finish it,
 * and the reason was erased with the account.
 */
export type WhyErased = 'asked' | 'address-declined' | 'unused' | 'begun';

/**
 * Removes a user from every store. Only the mark stays. Safe to repeat and to interrupt: the next run continues. `busy`: run it
 * again in a moment. After an erasure has ended, no webhook, result or mail about a result can follow: a worker that checked for
 * the mark before it was written still holds its lease, and the erasure waits for that. Mails about the account hold no lease: they
 * look for the account after waiting for their turn, right before calling the mail service.
 */
export const erasePerson =
  ({ stores, beginErasing }: EraseDeps) =>
  async (userId: UserId): Promise<'done' | 'busy'> => {
    await beginErasing(userId);
    // In this order: results can arrive until no submission is left, and the account's item, which is last, has the address.
    for (const store of stores) if ((await store.erase(userId)) === 'busy') return 'busy';
    return 'done';
  };

/** What every store holds about a user. */
export const rowsOfPerson = async (
  stores: readonly PersonStore[],
  userId: UserId,
): Promise<Record<StoreName, StoredRow[]>> => {
  const parts = await Promise.all(stores.map(async ({ name, exportOf }) => [name, await exportOf(userId)] as const));
  return Object.fromEntries(parts) as Record<StoreName, StoredRow[]>;
};
