import type { Handler } from '#functions/edge/outcome.ts';
import type { Account } from './account.ts';
import { isDecline, readLinkSecret } from './address-proof.ts';
import { linkOver } from './confirm-address.ts';
import { hashOfSecret, isSecret } from './secrets.ts';

export type FreeAddressDeps = {
  changeAccount: (userId: string, change: (account: Account) => Account | null) => Promise<Account | null>;
  /** Cognito forgets the address, so that another account can have it. */
  removeEmail: (userId: string, replacement: string) => Promise<void>;
  now: () => Date;
};

/** Stands where an address was: no mail can reach it (RFC 2606), and no two accounts share one. */
export const removedAddress = (userId: string): string => `${userId}@removed.invalid`;

/** The account without its address. Its sessions stay: the holder can give it another one. */
export const withoutAddress = (account: Account, linkHash: string, now: Date): Account => {
  const email = removedAddress(account.userId);
  return { ...account, email, emailAsTyped: email, proofs: [], declined: { at: now.toISOString(), linkHash } };
};

/**
 * 'This wasn't me', by the mailbox alone: it takes the address off an account that nobody has proved to be theirs. It
 * opens nothing, and is void once the address is confirmed or changed.
 */
export const declineAddress =
  ({ changeAccount, removeEmail, now }: FreeAddressDeps): Handler<'declineAddress'> =>
  async ({ body }) => {
    const link = readLinkSecret(body.secret);
    if (!link) return linkOver;
    const { userId, secret } = link;
    const account = await changeAccount(userId, (latest) =>
      latest.confirmedAt === null && latest.declined === null && isDecline(latest, secret)
        ? withoutAddress(latest, hashOfSecret(secret), now())
        : null,
    );
    if (!account?.declined || !isSecret(account.declined.linkHash, secret)) return linkOver;
    // Also for a second click: the first one may have stopped before this.
    if (account.email === removedAddress(userId)) await removeEmail(userId, account.email);
    return { answer: {} };
  };
