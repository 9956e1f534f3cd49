import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { Account } from './account.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * When an account without an address is erased: 7 days after it lost its address, but not while a mail is on its way with
 * which its holder can prove another one. Null for an account that has an address.
 */
export const closesAt = ({ declined, pendingAddress, proofs }: Account): string | null => {
  if (!declined) return null;
  const until = new Date(Date.parse(declined.at) + lifetimes.declinedAccountDays * dayMs).toISOString();
  const links = proofs.filter(({ email }) => email === pendingAddress?.email).map(({ linkUntil }) => linkUntil);
  return [until, ...links].toSorted().at(-1) ?? until;
};

type CloseDeps = {
  changeAccount: (userId: string, change: (account: Account) => Account | null) => Promise<Account | null>;
  erase: (userId: string) => Promise<void>;
  now: () => Date;
};

/**
 * Erases an account whose time without an address is over. Safe to repeat. The first write takes every way to prove an
 * address: whoever does so in this moment is either before it, and keeps the account, or after it, and cannot.
 */
export const closeDeclined = async ({ changeAccount, erase, now }: CloseDeps, userId: string): Promise<void> => {
  const isOver = (account: Account) => (closesAt(account) ?? '9') <= now().toISOString();
  const account = await changeAccount(userId, (latest) =>
    isOver(latest) ? { ...latest, sessions: [], proofs: [], pendingAddress: null } : null,
  );
  // Null: its erasure has begun, by an earlier delivery of this job for example, or has ended.
  if (account === null || isOver(account)) await erase(userId);
};
