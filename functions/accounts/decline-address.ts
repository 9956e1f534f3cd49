import type { Handler } from '#functions/edge/outcome.ts';
import { removedAddress } from '#shared/contract/removed-address.ts';
import type { Account } from './account.ts';
import { proofWithDecline, readLinkSecret } from './address-proof.ts';
import { linkOver } from './confirm-address.ts';
import { withoutAddress } from './remove-address.ts';
import { hashOfSecret, isSecret } from './secrets.ts';

export type FreeAddressDeps = {
  changeAccount: (userId: string, change: (account: Account) => Account | null) => Promise<Account | null>;
  /** Cognito forgets the address, so that another account can have it. */
  removeEmail: (userId: string, replacement: string) => Promise<void>;
  now: () => Date;
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
    let isDone = false;
    const account = await changeAccount(userId, (latest) => {
      const next = declined(latest, secret, now());
      isDone = next !== null || isSecret(latest.declined?.linkHash, secret);
      return next;
    });
    if (!account || !isDone) return linkOver;
    // Also for a second click: the first one may have stopped before this.
    if (account.email === removedAddress(userId)) await removeEmail(userId, account.email);
    return { answer: {} };
  };

/** Of an address that was to follow, the account only forgets it. Null: the link is of no use. */
const declined = (account: Account, secret: string, now: Date): Account | null => {
  const proof = proofWithDecline(account, secret);
  if (!proof) return null;
  const proofs = account.proofs.filter(({ email }) => email !== proof.email);
  if (proof.email === account.pendingAddress?.email) return { ...account, proofs, pendingAddress: null };
  const isOpen = account.confirmedAt === null && proof.email === account.email;
  return isOpen ? withoutAddress(account, hashOfSecret(secret), now) : null;
};
