import { randomBytes } from 'node:crypto';
import { type Account, newAccount } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { sendOrDefer } from '#functions/accounts/address/send-proof.ts';
import { type Hash, hashOfSecret, isSecret } from '#functions/accounts/secret-tokens.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { lifetimes, resetCodeLength } from '#shared/contract/lifetimes.ts';

// A request for a reset code. The browser gets a secret and presents it with the code; the mailbox gets the code. Both are
// derived from the request's id, by two keys: the route that makes requests cannot compute a code. So the account stores nothing about a request, and every requester of
// the same address has a separate code and separate attempts: no one can use up another's.

/** The creation time and 128 random bits. The code is derived with a key, so the id alone opens nothing. */
export const newRequestId = (now: Date): string =>
  `${now.getTime().toString(36)}-${randomBytes(16).toString('base64url')}`;

export const requestedAt = (id: string): Date => new Date(Number.parseInt(id.split('-')[0] ?? '', 36));

const lengthMs = lifetimes.codeMinutes * 60 * 1000;

/** Full minutes for which a request's code still works; 0 once it has expired. */
export const minutesLeft = (id: string, now: Date): number =>
  Math.max(0, Math.floor((requestedAt(id).getTime() + lengthMs - now.getTime()) / 60_000));

/** The secret that the browser stores. Valid for this address only. */
export const requestSecret = (hash: Hash, email: string, id: string): string =>
  `${id}.${hash('request for help with logging in', `${email}\n${id}`)}`;

/** The id in a request's secret; null if we never issued it for this address, or if it has expired. */
export const readRequest = (hash: Hash, email: string, secret: string, now: Date): string | null => {
  const [, id] = /^([0-9a-z]{8,9}-[\w-]{22})\.[\w-]{43}$/.exec(secret) ?? [];
  if (!id || !isSecret(hashOfSecret(requestSecret(hash, email, id)), secret)) return null;
  const age = now.getTime() - requestedAt(id).getTime();
  return age >= 0 && age < lengthMs ? id : null;
};

/** Without 0 and O, 1, I and L, which are easily confused. */
const clearLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Ten letters and digits, more than 49 bits. Deterministic, so that a valid code can be mailed again. */
export const codeOfRequest = (hash: Hash, id: string): string => {
  let number = BigInt(`0x${Buffer.from(hash('code for a new password', id), 'base64url').toString('hex')}`);
  return Array.from({ length: resetCodeLength }, () => {
    const letter = clearLetters[Number(number % BigInt(clearLetters.length))];
    number /= BigInt(clearLetters.length);
    return letter;
  }).join('');
};

/** The worker's input. `deviceHash`: send the mail only if the account knows this device. */
export type WaitingHelp = { email: string; deviceHash: string | null };

export type SendResetDeps = Pick<
  AccountDeps,
  'findAccount' | 'createAccountItem' | 'findUserId' | 'resetHashes' | 'sendMail' | 'now' | 'watch'
> & {
  /** The input of this job, with the id of the request; null once it has been handled. */
  findHelp: (requestId: string) => Promise<(WaitingHelp & { id: string }) | null>;
  forgetHelp: (requestId: string) => Promise<void>;
  composeReset: (mail: { code: string; minutes: number; isConfirmed: boolean }) => MailWords;
};

/**
 * Sends a code to the address of a request for help, if it has an account. The worker does this, not the route: neither the
 * answer nor its time may tell the caller whether there is an account. The route has already counted the mail.
 */
export const sendResetCode = async (deps: SendResetDeps, requestId: string): Promise<void> => {
  const waiting = await deps.findHelp(requestId);
  if (waiting === null) return;
  const userId = await deps.findUserId(waiting.email);
  if (userId !== null && deps.sendMail !== null) await send(deps, userId, waiting);
  await deps.forgetHelp(requestId);
};

const send = async (deps: SendResetDeps, userId: UserId, { id, email, deviceHash }: WaitingHelp & { id: string }) => {
  const { createAccountItem, findAccount, resetHashes, now, sendMail, composeReset, watch } = deps;
  const minutes = minutesLeft(id, now());
  if (minutes === 0 || sendMail === null) return;
  const person = { userId, email, emailAsTyped: email, firstName: '', lastName: '' };
  // A registration that stopped half-way has no item yet. The request is older than the item, and its code works.
  const account =
    (await findAccount(userId)) ??
    (await createAccountItem({ ...newAccount(person, now()), resetsFrom: new Date(0).toISOString() }));
  if (account?.email !== email || !(deviceHash === null || knowsDevice(account, deviceHash, now()))) return;
  const words = composeReset({
    code: codeOfRequest(resetHashes[0], id),
    minutes,
    isConfirmed: account.confirmedAt !== null,
  });
  await sendOrDefer(sendMail, watch, { to: account.emailAsTyped, ...words, tags: { userId } });
};

const knowsDevice = ({ knownDevices }: Account, deviceHash: string, now: Date): boolean =>
  knownDevices.some(({ secretHash, until }) => secretHash === deviceHash && until > now.toISOString());
