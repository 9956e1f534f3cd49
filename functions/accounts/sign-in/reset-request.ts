import { randomBytes, randomInt } from 'node:crypto';
import { type Account, newAccount } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { linkSecret } from '#functions/accounts/address/address-proof.ts';
import { deviceResetMailLimit } from '#functions/accounts/address-mails.ts';
import { type Hash, hashOfSecret, isSecret, newSecret } from '#functions/accounts/secret-tokens.ts';
import { sendBegun, withBegun } from '#functions/accounts/unsent-mails.ts';
import type { Composed } from '#functions/mail/mail-to-send.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { Language } from '#shared/contract/language.ts';
import { lifetimes, resetCodeLength } from '#shared/contract/lifetimes.ts';
import { addressMailLimits } from '#shared/contract/limits.ts';
import type { MailJob } from '#shared/contract/messages.ts';

// A request for a new password. The browser gets a secret and presents it with the code; the mailbox gets the code, and a link
// that works in any browser. Both are random, and the account stores their hashes, so no key opens an account without the mail.
// Every requester of the same address has separate codes and separate attempts, so nobody can use up another's.

/** The creation time and 128 random bits. It opens nothing without a code. */
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

/** Ten random letters and digits, more than 49 bits. */
const newResetCode = (): string =>
  Array.from({ length: resetCodeLength }, () => clearLetters[randomInt(clearLetters.length)]).join('');

const linkMs = lifetimes.resetLinkHours * 60 * 60 * 1000;
/** More than a mailbox gets within the lifetime of one mail, so that no later request invalidates an earlier mail. */
const maxResetMails = 2 * addressMailLimits.mailsOfMailboxADay;

const withResetMail = (account: Account, mail: Account['resetMails'][number], now: Date): Account => {
  const others = account.resetMails.filter(({ askedAt }) => now.getTime() - Date.parse(askedAt) < linkMs);
  return { ...account, resetMails: [...others, mail].slice(-maxResetMails) };
};

/** True if the link with this secret may set a new password: once, within a day, and only for this account. */
export const opensByLink = ({ resetMails, resetsFrom }: Account, secret: string, now: Date): boolean =>
  resetMails.some(
    ({ linkHash, askedAt }) =>
      askedAt > resetsFrom && now.getTime() - Date.parse(askedAt) < linkMs && isSecret(linkHash, secret),
  );

/** True if the code with this hash was mailed for this request, and may set a new password: once, and only for this account. */
export const opensByCode = ({ resetMails, resetsFrom }: Account, requestId: string, hash: string): boolean => {
  const requested = requestedAt(requestId).toISOString();
  // The hash is of a code and the id of its request, so it fits no other request.
  return requested > resetsFrom && resetMails.some(({ codeHash }) => codeHash === hash);
};

/** The worker's input. `deviceHash`: send the mail only if a confirmed account knows this device. */
export type WaitingHelp = { email: string; deviceHash: string | null };

export type SendResetDeps = Pick<
  AccountDeps,
  | 'changeAccount'
  | 'createAccountItem'
  | 'findAccount'
  | 'findUserId'
  | 'hash'
  | 'hashCode'
  | 'now'
  | 'sendMail'
  | 'take'
  | 'watch'
> & {
  /** The input of this job, with the id of the request; null once it has been handled. */
  findHelp: (requestId: string) => Promise<(WaitingHelp & { id: string }) | null>;
  forgetHelp: (requestId: string) => Promise<void>;
  composeReset: (
    mail: { secret: string; code: { text: string; minutes: number } | null; isConfirmed: boolean },
    language: Language,
  ) => Composed;
};

/**
 * Sends a link and a code to the address of a request for help, if it has an account. The worker does this and not the route,
 * because neither the answer nor its timing may reveal whether there is an account. The route has already counted the mail, except
 * for a known device that it has let through.
 */
export const sendResetCode = async (deps: SendResetDeps, job: HelpJob, isRetry: boolean): Promise<void> => {
  const { requestId } = job;
  const waiting = await deps.findHelp(requestId);
  if (waiting === null) return;
  const userId = await deps.findUserId(waiting.email);
  const outcome = userId !== null && (await send(deps, userId, waiting, { job, isRetry }));
  // A doubtful mail may have to be sent again, so keep the request.
  if (outcome !== 'doubtful') await deps.forgetHelp(requestId);
};

type HelpJob = Extract<MailJob, { kind: 'help' }>;

const send = async (
  deps: SendResetDeps,
  userId: UserId,
  { id, email, deviceHash }: WaitingHelp & { id: string },
  { job, isRetry }: { job: HelpJob; isRetry: boolean },
) => {
  const { changeAccount, createAccountItem, findAccount, hashCode, now, sendMail, composeReset } = deps;
  const minutes = minutesLeft(id, now());
  if (sendMail === null || now().getTime() - requestedAt(id).getTime() >= linkMs) return null;
  const person = { userId, email, emailAsTyped: email, firstName: '', lastName: '' };
  // A registration that stopped half-way has no item yet. The request is older than the item, and its mail works.
  const account =
    (await findAccount(userId)) ??
    (await createAccountItem({ ...newAccount(person, now()), resetsFrom: new Date(0).toISOString() }));
  if (account?.email !== email) return null;
  if (deviceHash !== null && !(await mayDeviceAsk(deps, account, { deviceHash, isCounted: isRetry }))) return null;
  const [link, code] = [newSecret(), newResetCode()];
  const linkHash = hashOfSecret(link);
  const mailed = { linkHash, codeHash: hashCode(id, code), askedAt: requestedAt(id).toISOString() };
  // Write this before the mail, so that no mail arrives that the account does not list.
  await changeAccount(userId, (latest) => withBegun(withResetMail(latest, mailed, now()), job, linkHash, now()));
  const words = await composeReset(
    {
      secret: linkSecret(userId, link),
      // After an outage of the mail service, the link still works for the rest of its day.
      code: minutes === 0 ? null : { text: code, minutes },
      isConfirmed: account.confirmedAt !== null,
    },
    account.language,
  );
  return sendBegun({ ...deps, sendMail }, { to: account.emailAsTyped, ...words, tags: { userId } }, linkHash);
};

/**
 * The owner's device has its own limit, in addition to those that strangers share. This holds for confirmed accounts only, because
 * strangers can make an account with any address. A mail counts at its first attempt.
 */
const mayDeviceAsk = async (
  { hash, now, take }: SendResetDeps,
  { confirmedAt, email, knownDevices }: Account,
  { deviceHash, isCounted }: { deviceHash: string; isCounted: boolean },
): Promise<boolean> => {
  const isKnown = knownDevices.some(
    ({ secretHash, until }) => secretHash === deviceHash && until > now().toISOString(),
  );
  if (confirmedAt === null || !isKnown) return false;
  return isCounted || (await take(deviceResetMailLimit(hash, email), now())).allowed;
};
