import type { Account, AddressProof } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { withoutSessions } from '#functions/accounts/sessions.ts';
import { removedAddress } from '#shared/contract/account.ts';
import type { SignInId, UserId } from '#shared/contract/ids.ts';
import { withUndo } from './address-proof.ts';

/** Removes the account's address. Its sessions stay, so that the holder can enter another one. */
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

export type MoveAddressDeps = Pick<
  AccountDeps,
  'findAccount' | 'changeAccount' | 'findUserId' | 'setVerifiedEmail' | 'removeEmail' | 'enqueue' | 'now'
>;

/** `over`: the proof no longer works. `taken`: another account has proved the same address. */
export type ProofEnding = 'settled' | 'over' | 'taken';

/**
 * Applies a proof: confirms the account's address, or replaces it with the pending one. Cognito is updated first: if this stops
 * in between, the account is unchanged, and the same proof works again.
 */
export const settleProof = async (
  deps: MoveAddressDeps,
  userId: UserId,
  proof: AddressProof,
  signInId?: SignInId,
): Promise<ProofEnding> => {
  const before = await deps.findAccount(userId);
  if (!before || !isOpen(before, proof)) return 'over';
  if (before.email !== proof.email && !(await makeRoom(deps, proof.email, userId))) return 'taken';
  if ((await deps.setVerifiedEmail(userId, proof.email)) === 'taken') return 'taken';
  let isSettled = false;
  await deps.changeAccount(userId, (latest) => {
    isSettled = isOpen(latest, proof);
    return isSettled ? withProvedAddress(latest, proof.email, deps.now(), signInId) : null;
  });
  if (!isSettled) return 'over';
  await deps.enqueue({ kind: 'confirmed', userId });
  if (before.email !== proof.email) await deps.enqueue({ kind: 'address-changed', userId });
  return 'settled';
};

const isOpen = ({ proofs, email, pendingAddress }: Account, proof: AddressProof): boolean =>
  proofs.some(({ id }) => id === proof.id) && (proof.email === email || proof.email === pendingAddress?.email);

const withProvedAddress = (account: Account, email: string, now: Date, signInId?: SignInId): Account => {
  const proved = { ...account, confirmedAt: now.toISOString(), proofs: [], declined: null };
  if (account.email === email || !account.pendingAddress) return { ...proved, pendingAddress: account.pendingAddress };
  // The links of earlier mails are in the former mailbox, which now has only the link that undoes the change.
  const ended = { pendingAddress: null, notMeLinks: [], resetsFrom: now.toISOString() };
  const moved = { ...proved, ...account.pendingAddress, ...ended };
  // Only a proved former address can be restored: an unproved one may be a stranger's.
  return withoutSessions(account.confirmedAt === null ? moved : withUndo(moved, account, now), signInId);
};

/**
 * Frees an address for the account that has proved it. Another account that never proved it loses it: the owner of the mailbox
 * outranks the user who typed the address first. False if another account has proved it too.
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
