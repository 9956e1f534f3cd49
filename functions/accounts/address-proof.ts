import type { SignInId, UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { Account, Address, AddressProof, UndoAddress } from './account.ts';
import { isSecret } from './secrets.ts';

/** Each change of address leaves one. With more of them open, the address cannot be changed again. */
export const maxUndos = 3;

/** Those that can still be used. */
export const openUndos = ({ undoAddresses }: Pick<Account, 'undoAddresses'>, now: Date): UndoAddress[] =>
  undoAddresses.filter(({ until }) => until > now.toISOString());

/** The account with one more address to which it can go back. */
export const withUndo = (account: Account, { email, emailAsTyped }: Address, now: Date): Account => {
  const until = new Date(now.getTime() + lifetimes.undoAddressDays * 24 * 60 * 60 * 1000).toISOString();
  return { ...account, undoAddresses: [...openUndos(account, now), { email, emailAsTyped, until }] };
};

export const undoWithLink = (account: Account, secret: string, now: Date): UndoAddress | null =>
  openUndos(account, now).find(({ linkHash }) => isSecret(linkHash, secret)) ?? null;

/**
 * The account with its former address, and nobody logged in. Changes that came after are taken back too: their addresses
 * cannot come back by a link of their own.
 */
export const withUndone = (account: Account, { email, emailAsTyped }: UndoAddress, now: Date): Account => ({
  ...account,
  email,
  emailAsTyped,
  undoAddresses: account.undoAddresses.slice(
    0,
    account.undoAddresses.findIndex((undo) => undo.email === email),
  ),
  sessions: [],
  knownDevices: [],
  proofs: [],
  pendingAddress: null,
  resetsFrom: now.toISOString(),
});

/** More than the limits allow in the 30 days that a 'This wasn't me' can be of use. */
const maxProofs = 5;
/** Wrong codes, after which none is accepted. */
export const maxWrongCodes = 5;

export type HashCode = (proofId: string, code: string) => string;

type Asked = Pick<AddressProof, 'id' | 'email' | 'reason'> & { askedBy?: string | undefined };

/** The account with one more proof that waits for its mail. */
export const withProof = (account: Account, { askedBy, ...asked }: Asked, now: Date): Account => {
  const proof = { ...asked, ...(askedBy && { askedBy }), isSent: false, wrongCodes: 0, ...timesFrom(now) };
  return { ...account, proofs: [...account.proofs, proof].slice(-maxProofs) };
};

/** The account with this proof's mail on its way. The times count from the mail. */
export const withMail = (
  account: Account,
  proofId: string,
  hashes: Required<Pick<AddressProof, 'linkHash' | 'declineHash' | 'codeHash'>>,
  now: Date,
): Account => changeProof(account, proofId, (proof) => ({ ...proof, ...hashes, ...timesFrom(now), isSent: true }));

/** The account with this proof's mail certainly not sent. */
export const withoutMail = (account: Account, proofId: string): Account =>
  changeProof(account, proofId, (proof) => ({ ...proof, isSent: false }));

const timesFrom = (now: Date) => ({
  countedAt: now.toISOString(),
  linkUntil: new Date(now.getTime() + lifetimes.confirmLinkHours * 60 * 60 * 1000).toISOString(),
  codeUntil: new Date(now.getTime() + lifetimes.codeMinutes * 60 * 1000).toISOString(),
});

const changeProof = (account: Account, proofId: string, change: (proof: AddressProof) => AddressProof): Account => ({
  ...account,
  proofs: account.proofs.map((proof) => (proof.id === proofId ? change(proof) : proof)),
});

/** Whether a code of this proof can be typed in this session. */
const takesCode = (
  { askedBy, codeUntil, wrongCodes, codeHash }: AddressProof,
  sessionId: SignInId,
  now: Date,
): boolean =>
  codeHash !== undefined &&
  (askedBy ?? sessionId) === sessionId &&
  codeUntil > now.toISOString() &&
  wrongCodes < maxWrongCodes;

/** The proof with this code, if it may be typed in this session. */
export const proofWithCode = (
  { proofs }: Account,
  code: string,
  sessionId: SignInId,
  hash: HashCode,
  now: Date,
): AddressProof | null =>
  proofs.find((proof) => takesCode(proof, sessionId, now) && proof.codeHash === hash(proof.id, code)) ?? null;

/** A wrong code counts for each proof that it could have been meant for. */
export const withWrongCode = (account: Account, sessionId: SignInId, now: Date): Account => ({
  ...account,
  proofs: account.proofs.map((proof) =>
    takesCode(proof, sessionId, now) ? { ...proof, wrongCodes: proof.wrongCodes + 1 } : proof,
  ),
});

/** The proof whose confirming link has this secret. */
export const proofWithLink = ({ proofs }: Account, secret: string, now: Date): AddressProof | null =>
  proofs.find(({ linkHash, linkUntil }) => linkUntil > now.toISOString() && isSecret(linkHash, secret)) ?? null;

/** The proof whose 'This wasn't me' has this secret. It has no end of its own: a confirmation ends it. */
export const proofWithDecline = ({ proofs }: Account, secret: string): AddressProof | null =>
  proofs.find(({ declineHash }) => isSecret(declineHash, secret)) ?? null;

/** What stands in a link: whose account it is, and the secret. */
export const linkSecret = (userId: UserId, secret: string): string => `${userId}.${secret}`;

export const readLinkSecret = (text: string): { userId: UserId; secret: string } | null => {
  const [, userId, secret] = /^([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{22,128})$/.exec(text.trim()) ?? [];
  return userId && secret ? { userId, secret } : null;
};
