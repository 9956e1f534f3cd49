import type { Account } from './account.ts';

/** Stands where an address was: no mail can reach it (RFC 2606), and no two accounts share one. */
export const removedAddress = (userId: string): string => `${userId}@removed.invalid`;

/** The account without its address. Its sessions stay: the holder can give it another one. */
export const withoutAddress = (account: Account, linkHash: string, now: Date): Account => {
  const email = removedAddress(account.userId);
  return {
    ...account,
    email,
    emailAsTyped: email,
    proofs: [],
    reset: null,
    declined: { at: now.toISOString(), linkHash },
  };
};
