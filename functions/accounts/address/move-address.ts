import type { Account, AddressProof } from '#functions/accounts/account.ts';
import { withoutSessions } from '#functions/accounts/sessions.ts';
import type { SignInId, UserId } from '#shared/contract/ids.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import { removedAddress } from '#shared/contract/removed-address.ts';
import { withUndo } from './address-proof.ts';

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

export type MoveAddressDeps = {
  findAccount: (userId: UserId) => Promise<Account | null>;
  changeAccount: (userId: UserId, change: (account: Account) => Account | null) => Promise<Account | null>;
  /** The account that Cognito knows by this address; null when there is none. */
  findUserId: (email: string) => Promise<string | null>;
  /** Tells Cognito that the account has this address, and that it is proved. */
  setVerifiedEmail: (userId: UserId, email: string) => Promise<void>;
  /** Cognito forgets the address, so that another account can have it. */
  removeEmail: (userId: UserId, replacement: string) => Promise<void>;
  enqueue: (job: AccountJob) => Promise<void>;
  now: () => Date;
};

/** `over`: the proof is no longer of use. `taken`: another account has proved the same address. */
export type ProofEnding = 'settled' | 'over' | 'taken';

/**
 * What a proof brings about: the account's address counts as confirmed, or the one that was to follow takes its place.
 * Cognito is told first: if this stops between the two, the account has what it had, and the same proof works again.
 */
export const settleProof = async (
  deps: MoveAddressDeps,
  userId: UserId,
  proof: AddressProof,
  sessionId?: SignInId,
): Promise<ProofEnding> => {
  const before = await deps.findAccount(userId);
  if (!before || !isOpen(before, proof)) return 'over';
  if (before.email !== proof.email && !(await makeRoom(deps, proof.email, userId))) return 'taken';
  await deps.setVerifiedEmail(userId, proof.email);
  let isSettled = false;
  await deps.changeAccount(userId, (latest) => {
    isSettled = isOpen(latest, proof);
    return isSettled ? withProvedAddress(latest, proof.email, deps.now(), sessionId) : null;
  });
  if (!isSettled) return 'over';
  await deps.enqueue({ kind: 'confirmed', userId });
  if (before.email !== proof.email) await deps.enqueue({ kind: 'address-changed', userId });
  return 'settled';
};

const isOpen = ({ proofs, email, pendingAddress }: Account, proof: AddressProof): boolean =>
  proofs.some(({ id }) => id === proof.id) && (proof.email === email || proof.email === pendingAddress?.email);

const withProvedAddress = (account: Account, email: string, now: Date, sessionId?: SignInId): Account => {
  const proved = { ...account, confirmedAt: now.toISOString(), proofs: [], declined: null };
  if (account.email === email || !account.pendingAddress) return { ...proved, pendingAddress: account.pendingAddress };
  const moved = { ...proved, ...account.pendingAddress, pendingAddress: null, resetsFrom: now.toISOString() };
  // Only who has proved the former address can take it back: an unproved one may be a stranger's.
  return withoutSessions(account.confirmedAt === null ? moved : withUndo(moved, account, now), sessionId);
};

/**
 * Frees an address for an account that has proved it. False when another account has proved it too. An account that never
 * did loses it: the owner of the mailbox counts for more than the person who typed its address first.
 */
export const makeRoom = async (
  { findUserId, findAccount, changeAccount, removeEmail, now }: Omit<MoveAddressDeps, 'setVerifiedEmail' | 'enqueue'>,
  email: string,
  userId: UserId,
): Promise<boolean> => {
  const holderId = await findUserId(email);
  if (holderId === null || holderId === userId) return true;
  if ((await findAccount(holderId))?.confirmedAt) return false;
  const holder = await changeAccount(holderId, (latest) =>
    latest.confirmedAt === null && latest.email === email ? withoutAddress(latest, '', now()) : null,
  );
  if (holder?.confirmedAt) return false;
  await removeEmail(holderId, removedAddress(holderId));
  return true;
};
