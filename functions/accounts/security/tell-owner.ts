import type { Account } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { linkSecret } from '#functions/accounts/address/address-proof.ts';
import { hashOfSecret, isSecret, newSecret } from '#functions/accounts/secret-tokens.ts';
import { sendBegun, withBegun } from '#functions/accounts/unsent-mails.ts';
import { type Composed, gaveUp, type SendMail } from '#functions/mail/mail-to-send.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { Language } from '#shared/contract/language.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { AccountJob } from '#shared/contract/messages.ts';

type SecurityJob = Extract<AccountJob, { kind: 'new-device' | 'password-changed' }>;

/** Never throws, because the route has already done its work. */
export type TellOwner = (job: SecurityJob) => Promise<void>;

type NotMeLink = Account['notMeLinks'][number];

const dayMs = 24 * 60 * 60 * 1000;
/**
 * The limit for each kind. Only someone who has logged in can cause such a mail, and the first ones already tell the owner. The two
 * kinds have separate limits, so that logins cannot hide a new password.
 */
const mailsADay = 5;
/** More links than an owner will look for within their lifetime. Limited, because every call reads the account's item. */
const maxLinks = 20;

const isWithin = ({ sentAt }: NotMeLink, days: number, now: Date): boolean =>
  now.getTime() - Date.parse(sentAt) < days * dayMs;

/** The 'This wasn't me' link with this secret, if it still works. */
export const notMeLinkOf = ({ notMeLinks }: Account, secret: string, now: Date): NotMeLink | null =>
  notMeLinks.find((link) => isWithin(link, lifetimes.notMeLinkDays, now) && isSecret(link.linkHash, secret)) ?? null;

/** Null if this event has had its mail, or the day's limit is reached. */
const withNotMeLink = (account: Account, link: NotMeLink, now: Date): Account | null => {
  const links = account.notMeLinks.filter((each) => isWithin(each, lifetimes.notMeLinkDays, now));
  const ofKind = links.filter(({ kind }) => kind === link.kind);
  const isTold = ofKind.some(({ about }) => about === link.about);
  if (isTold || ofKind.filter((each) => isWithin(each, 1, now)).length >= mailsADay) return null;
  return { ...account, notMeLinks: [...links, link].slice(-maxLinks) };
};

export type TellOwnerDeps = Pick<AccountDeps, 'changeAccount' | 'now' | 'sendMail' | 'watch'> & {
  composePasswordChanged: (mail: { firstName: string; secret: string; at: Date }, language: Language) => Composed;
  composeNewDevice: (
    mail: { firstName: string; secret: string; at: Date; device: string | null },
    language: Language,
  ) => Composed;
};

/**
 * Tells the owner of a confirmed address about a new password or a login on a new device, with at most one mail for each. An
 * unconfirmed address may belong to a stranger, who must not learn about the account.
 */
export const tellOwner = async (deps: TellOwnerDeps, account: Account, job: SecurityJob): Promise<void> => {
  const { changeAccount, now, sendMail } = deps;
  const { userId, emailAsTyped, confirmedAt, resetsFrom } = account;
  if (confirmedAt === null || sendMail === null) return;
  const secret = newSecret();
  const linkHash = hashOfSecret(secret);
  const about = job.kind === 'new-device' ? job.signInId : resetsFrom;
  let isFirst = false;
  await changeAccount(userId, (latest) => {
    const link = { kind: job.kind, about, linkHash, sentAt: now().toISOString() };
    const next = latest.email === account.email ? withNotMeLink(latest, link, now()) : null;
    isFirst = next !== null;
    return next && withBegun(next, job, linkHash, now());
  });
  if (!isFirst) return;
  const words = await composeFor(deps, account, job, linkSecret(userId, secret));
  await sendBegun({ ...deps, sendMail }, { to: emailAsTyped, ...words, tags: { userId } }, linkHash);
};

const composeFor = (deps: TellOwnerDeps, account: Account, job: SecurityJob, secret: string): Composed => {
  const { firstName, resetsFrom, language } = account;
  if (job.kind === 'password-changed')
    return deps.composePasswordChanged({ firstName, secret, at: new Date(resetsFrom) }, language);
  const session = account.sessions.find(({ id }) => id === job.signInId);
  const at = session ? new Date(session.startedAt) : deps.now();
  return deps.composeNewDevice({ firstName, secret, at, device: session?.device ?? null }, language);
};

/** Whom the last mail goes to. */
export type Receiver = { to: string; language: Language };

export type TellOfErasureDeps = Pick<AccountDeps, 'watch' | 'now'> & {
  /** Also sends to a user who has been erased. */
  sendLastMail: SendMail;
  /** The address as typed, and the language, even if the account is being erased. Null if the address was never confirmed. */
  findReceiver: (userId: UserId) => Promise<Receiver | null>;
  composeErased: (mail: { at: Date }, language: Language) => Composed;
};

/**
 * Erases the user, then tells them. By then the address exists only in this call, so a mail that is not accepted is not retried: an
 * erasure does not wait for mail.
 */
export const eraseAndTell = async (
  { findReceiver, sendLastMail, composeErased, watch, now }: TellOfErasureDeps,
  userId: UserId,
  erase: () => Promise<void>,
): Promise<void> => {
  const receiver = await findReceiver(userId);
  await erase();
  if (receiver === null || sendLastMail === null) return;
  const { to, language } = receiver;
  const answer = await sendLastMail({ to, ...(await composeErased({ at: now() }, language)), tags: { userId } });
  if (answer.outcome === 'sent') watch.mail(userId, 'sent', 'handed-over');
  else watch.mail(userId, answer.outcome === 'doubtful' ? 'doubtful' : 'refused', gaveUp);
};
