import type { Account, AddressProof, UndoAddress } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { isSecret } from '#functions/accounts/secret-tokens.ts';
import { refuse } from '#functions/edge/outcome.ts';
import { asUserId, type SignInId, type UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import * as words from '#words/refused.ts';

/** The former address, while its owner can undo the change. Until then the address cannot be changed again. */
export const openUndo = ({ undoAddress }: Pick<Account, 'undoAddress'>, now: Date): UndoAddress | null =>
  undoAddress && undoAddress.until > now.toISOString() ? undoAddress : null;

/** Keeps the former address, to which the user can go back. An open one stays: its owner had the account first. */
export const withUndo = (account: Account, { email, emailAsTyped }: Account, now: Date): Account => {
  const until = new Date(now.getTime() + lifetimes.undoAddressDays * 24 * 60 * 60 * 1000).toISOString();
  return { ...account, undoAddress: openUndo(account, now) ?? { email, emailAsTyped, until } };
};

export const undoWithLink = (account: Account, secret: string, now: Date): UndoAddress | null => {
  const undo = openUndo(account, now);
  return isSecret(undo?.linkHash, secret) ? undo : null;
};

/** Restores the former address and ends every session. */
export const withUndone = (account: Account, { email, emailAsTyped }: UndoAddress, now: Date): Account => ({
  ...account,
  email,
  emailAsTyped,
  undoAddress: null,
  sessions: [],
  knownDevices: [],
  notMeLinks: [],
  proofs: [],
  pendingAddress: null,
  resetsFrom: now.toISOString(),
});

/** More than the rate limits allow in the 30 days for which 'This wasn't me' works. */
const maxProofs = 5;
/** After this many wrong codes, no code is accepted. */
export const maxWrongCodes = 5;

export const wrongCode = refuse('wrong-code', words.wrongCode);

type Asked = Pick<AddressProof, 'id' | 'email' | 'reason'> & { askedBy?: SignInId | undefined };

/** Adds a proof whose mail has not been sent yet. */
export const withProof = (account: Account, { askedBy, ...asked }: Asked, now: Date): Account => {
  const proof = { ...asked, ...(askedBy && { askedBy }), isSent: false, wrongCodes: 0, ...timesFrom(now) };
  return { ...account, proofs: [...account.proofs, proof].slice(-maxProofs) };
};

/** Records that the proof's mail is being sent. Its lifetimes count from now. */
export const withMail = (
  account: Account,
  proofId: string,
  hashes: Required<Pick<AddressProof, 'linkHash' | 'declineHash' | 'codeHash'>>,
  now: Date,
): Account => changeProof(account, proofId, (proof) => ({ ...proof, ...hashes, ...timesFrom(now), isSent: true }));

const timesFrom = (now: Date) => ({
  countedAt: now.toISOString(),
  linkUntil: new Date(now.getTime() + lifetimes.confirmLinkHours * 60 * 60 * 1000).toISOString(),
  codeUntil: new Date(now.getTime() + lifetimes.codeMinutes * 60 * 1000).toISOString(),
});

const changeProof = (account: Account, proofId: string, change: (proof: AddressProof) => AddressProof): Account => ({
  ...account,
  proofs: account.proofs.map((proof) => (proof.id === proofId ? change(proof) : proof)),
});

/** True if a code of this proof can be typed in this session. */
const takesCode = (
  { askedBy, codeUntil, wrongCodes, codeHash }: AddressProof,
  signInId: SignInId,
  now: Date,
): boolean =>
  codeHash !== undefined &&
  (askedBy ?? signInId) === signInId &&
  codeUntil > now.toISOString() &&
  wrongCodes < maxWrongCodes;

/** The proof with this code, if it can be typed in this session. */
export const proofWithCode = (
  { proofs }: Account,
  code: string,
  signInId: SignInId,
  hash: AccountDeps['hashCode'],
  now: Date,
): AddressProof | null =>
  proofs.find((proof) => takesCode(proof, signInId, now) && proof.codeHash === hash(proof.id, code)) ?? null;

/** Counts a wrong code for each proof that it could have been meant for. */
export const withWrongCode = (account: Account, signInId: SignInId, now: Date): Account => ({
  ...account,
  proofs: account.proofs.map((proof) =>
    takesCode(proof, signInId, now) ? { ...proof, wrongCodes: proof.wrongCodes + 1 } : proof,
  ),
});

/** The proof whose confirming link has this secret. */
export const proofWithLink = ({ proofs }: Account, secret: string, now: Date): AddressProof | null =>
  proofs.find(({ linkHash, linkUntil }) => linkUntil > now.toISOString() && isSecret(linkHash, secret)) ?? null;

/** The proof whose 'This wasn't me' link has this secret. The link does not expire; a confirmation ends it. */
export const proofWithDecline = ({ proofs }: Account, secret: string): AddressProof | null =>
  proofs.find(({ declineHash }) => isSecret(declineHash, secret)) ?? null;

/** The content of a link: the account's id and the secret. */
export const linkSecret = (userId: UserId, secret: string): string => `${userId}.${secret}`;

export const readLinkSecret = (text: string): { userId: UserId; secret: string } | null => {
  const [, userId, secret] = /^([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{22,128})$/.exec(text.trim()) ?? [];
  return userId && secret ? { userId: asUserId(userId), secret } : null;
};
