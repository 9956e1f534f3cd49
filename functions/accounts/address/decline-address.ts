import type { Account } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { hashOfSecret, isSecret } from '#functions/accounts/secret-tokens.ts';
import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { removedAddress } from '#shared/contract/account.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { declineAddressSchemas } from '#shared/contract/schemas/account-schemas.ts';
import { proofWithDecline, readLinkSecret } from './address-proof.ts';
import { linkOver } from './confirm-address.ts';
import { withoutAddress } from './move-address.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * When an account without an address is erased: 7 days after it lost its address, but not while a mail that can prove another
 * address is pending. Null for an account with an address.
 */
export const closesAt = ({ declined, pendingAddress, proofs }: Account): string | null => {
  if (!declined) return null;
  const until = new Date(Date.parse(declined.at) + lifetimes.declinedAccountDays * dayMs).toISOString();
  const links = proofs.filter(({ email }) => email === pendingAddress?.email).map(({ linkUntil }) => linkUntil);
  return [until, ...links].toSorted().at(-1) ?? until;
};

/**
 * Erases an account whose time without an address is over. Safe to repeat. The first write removes every pending proof, so a user
 * who confirms at this moment either comes first and keeps the account, or comes too late.
 */
export const closeDeclined = async (
  { changeAccount, erase, now }: Pick<AccountDeps, 'changeAccount' | 'erase' | 'now'>,
  userId: UserId,
): Promise<void> => {
  const isOver = (account: Account) => (closesAt(account) ?? '9') <= now().toISOString();
  const account = await changeAccount(userId, (latest) =>
    isOver(latest) ? { ...latest, sessions: [], proofs: [], pendingAddress: null } : null,
  );
  // Null: the erasure has begun, for example by an earlier delivery of this job, or has ended.
  if (account === null || isOver(account)) await erase(userId, account === null ? 'begun' : 'address-declined');
};

/**
 * 'This wasn't me', which needs only the mailbox: removes the address from an account whose owner has never proved it. The link
 * opens nothing, and is void once the address is confirmed or changed.
 */
export const declineAddress =
  (deps: Pick<AccountDeps, 'changeAccount' | 'removeEmail' | 'now'>): Handler<'declineAddress'> =>
  async ({ body }) => {
    const link = readLinkSecret(body.secret);
    if (!link) return linkOver;
    const { userId, secret } = link;
    let isDone = false;
    const account = await deps.changeAccount(userId, (latest) => {
      const next = declined(latest, secret, deps.now());
      isDone = next !== null || isSecret(latest.declined?.linkHash, secret);
      return next;
    });
    if (!account || !isDone) return linkOver;
    // Also for a second click, because the first request may have stopped before this.
    if (account.email === removedAddress(userId)) await deps.removeEmail(userId, account.email);
    return { answer: {}, about: userId };
  };

/** Removes a pending address without declining the account. Null if the link no longer works. */
const declined = (account: Account, secret: string, now: Date): Account | null => {
  const proof = proofWithDecline(account, secret);
  if (!proof) return null;
  const proofs = account.proofs.filter(({ email }) => email !== proof.email);
  if (proof.email === account.pendingAddress?.email) return { ...account, proofs, pendingAddress: null };
  const isOpen = account.confirmedAt === null && proof.email === account.email;
  return isOpen ? withoutAddress(account, hashOfSecret(secret), now) : null;
};

export const declineAddressRoute = {
  name: 'declineAddress',
  method: 'POST',
  path: '/api/auth/decline',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Take an unconfirmed address off its account, by the link of a mail to it',
  refusals: ['link-over'],
  isSecurityEvent: true,
  schemas: declineAddressSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot take their address off an account that is not theirs.',
  handle: declineAddress,
} as const satisfies RouteDeclaration<'declineAddress'>;
