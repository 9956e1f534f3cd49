import { randomBytes } from 'node:crypto';
import { type Account, newAccount, type Person } from '#functions/accounts/account.ts';
import { MailDeferred, type SendProofDeps } from '#functions/accounts/address/send-proof.ts';
import { hashOfSecret, isSecret } from '#functions/accounts/secret-tokens.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { resetCodeLength } from '#shared/contract/reset-code.ts';

// A request for a code. The browser that asks gets a secret and shows it with the code; the mailbox gets the code. Both follow
// from the request's id by the server's key, so nothing of a request is stored with the account, and everyone who asks for the
// same address has a request, a code and wrong tries of their own: nobody's guesses use up somebody else's.

export type Hash = (purpose: string, text: string) => string;

/** When it was made, and 128 random bits. Its code can be mailed only by who has the key, so the id alone opens nothing. */
export const newRequestId = (now: Date): string =>
  `${now.getTime().toString(36)}-${randomBytes(16).toString('base64url')}`;

export const requestedAt = (id: string): Date => new Date(Number.parseInt(id.split('-')[0] ?? '', 36));

const lengthMs = lifetimes.codeMinutes * 60 * 1000;

/** Full minutes for which the code of a request still works; 0 when it no longer does. */
export const minutesLeft = (id: string, now: Date): number =>
  Math.max(0, Math.floor((requestedAt(id).getTime() + lengthMs - now.getTime()) / 60_000));

/** What the browser keeps. It holds for this address only. */
export const requestSecret = (hash: Hash, email: string, id: string): string =>
  `${id}.${hash('request for help with logging in', `${email}\n${id}`)}`;

/** The id in a request's secret; null when we never gave it for this address, or when its time is over. */
export const readRequest = (hash: Hash, email: string, secret: string, now: Date): string | null => {
  const [, id] = /^([0-9a-z]{8,9}-[\w-]{22})\.[\w-]{43}$/.exec(secret) ?? [];
  if (!id || !isSecret(hashOfSecret(requestSecret(hash, email, id)), secret)) return null;
  const age = now.getTime() - requestedAt(id).getTime();
  return age >= 0 && age < lengthMs ? id : null;
};

/** Without 0 and O, 1, I and L, which people mix up. */
const clearLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Ten letters and digits, more than 49 bits. The same each time, so that a code that is still good can be mailed again. */
export const codeOfRequest = (hash: Hash, id: string): string => {
  let number = BigInt(`0x${Buffer.from(hash('code for a new password', id), 'base64url').toString('hex')}`);
  return Array.from({ length: resetCodeLength }, () => {
    const letter = clearLetters[Number(number % BigInt(clearLetters.length))];
    number /= BigInt(clearLetters.length);
    return letter;
  }).join('');
};

/** What waits for the worker. `deviceHash`: the mail may go only if the account knows this device. */
export type WaitingHelp = { email: string; deviceHash: string | null };

export type SendResetDeps = Pick<SendProofDeps, 'sendMail' | 'now' | 'watch'> & {
  /** What waits for this job, with the id of the request; null when it has been dealt with. */
  findHelp: (requestId: string) => Promise<(WaitingHelp & { id: string }) | null>;
  forgetHelp: (requestId: string) => Promise<void>;
  findUserId: (email: string) => Promise<string | null>;
  findAccount: (userId: UserId) => Promise<Account | null>;
  /** Null for a person who is being erased. */
  createAccountItem: (account: Account) => Promise<Account | null>;
  hash: Hash;
  composeReset: (mail: { code: string; minutes: number; isConfirmed: boolean }) => MailWords;
};

/**
 * Sends a code to the address of a request for help, if it has an account. Here and not in the route: the caller must
 * not learn from the answer, or from its time, whether it has. The route has counted the mail.
 */
export const sendResetCode = async (deps: SendResetDeps, requestId: string): Promise<void> => {
  const waiting = await deps.findHelp(requestId);
  if (waiting === null) return;
  const userId = await deps.findUserId(waiting.email);
  if (userId !== null && deps.sendMail !== null) await send(deps, userId, waiting);
  await deps.forgetHelp(requestId);
};

const send = async (deps: SendResetDeps, userId: UserId, { id, email, deviceHash }: WaitingHelp & { id: string }) => {
  const { createAccountItem, findAccount, hash, now, sendMail, composeReset, watch } = deps;
  const minutes = minutesLeft(id, now());
  if (minutes === 0 || sendMail === null) return;
  const person = { userId, email, emailAsTyped: email, firstName: '', lastName: '' };
  // A registration that stopped half-way has no item yet.
  const account = (await findAccount(userId)) ?? (await createAccountItem(late(person, now())));
  if (account?.email !== email || !(deviceHash === null || knowsDevice(account, deviceHash, now()))) return;
  const words = composeReset({ code: codeOfRequest(hash, id), minutes, isConfirmed: account.confirmedAt !== null });
  const answer = await sendMail({ to: account.emailAsTyped, ...words, tags: { userId } });
  watch.mail(userId, answer.outcome, answer.outcome === 'sent' ? 'handed-over' : answer.reason);
  if (answer.outcome === 'later') throw new MailDeferred();
};

const knowsDevice = ({ knownDevices }: Account, deviceHash: string, now: Date): boolean =>
  knownDevices.some(({ secretHash, until }) => secretHash === deviceHash && until > now.toISOString());

/** Registering stopped before the item was made. The request that found that out is older than the item, and its code works. */
const late = (person: Person, now: Date): Account => ({
  ...newAccount(person, now),
  resetsFrom: new Date(0).toISOString(),
});
