import { removedAddress } from '#shared/contract/removed-address.ts';
import type { Account } from './account.ts';

/** The account without its address. Its sessions stay: the holder can give it another one. */
export const withoutAddress = (account: Account, linkHash: string, now: Date): Account => {
  const email = removedAddress(account.userId);
  return {
    ...account,
    email,
    emailAsTyped: email,
    proofs: [],
    resetsFrom: now.toISOString(),
    declined: { at: now.toISOString(), linkHash },
  };
};
