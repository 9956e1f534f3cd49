import { type MailAnswer, type MailToSend, mailWaits, type SendMail } from '#functions/mail/mail-to-send.ts';
import type { MailJob } from '#shared/contract/messages.ts';
import type { Account } from './account.ts';
import type { AccountDeps } from './account-deps.ts';

// Which mails about an account still have to be sent. The account lists each before its call and removes it once SES has accepted
// it, so neither a refusal, nor a lost answer, nor a worker that ends loses one: the index of due accounts brings it back.

export type UnsentMail = Account['unsentMails'][number];

/** More than the mails that an account can cause in a day. */
const maxUnsent = 40;

const isSameJob = (one: MailJob, other: MailJob): boolean => keyOf(one) === keyOf(other);
const keyOf = (job: MailJob): string => {
  const { kind, ...ids } = { userId: '', signInId: '', proofId: '', requestId: '', letter: '', ...job };
  return [kind, ids.userId, ids.signInId, ids.proofId, ids.requestId, ids.letter].join(' ');
};

const laterBy = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/**
 * Lists a mail that is about to be sent. `mailId` is also the mail's tag, by which SES's event settles a mail whose call had no
 * answer. Without an event, SES did not accept it.
 */
export const withBegun = (account: Account, job: MailJob, mailId: string, now: Date): Account => {
  const earlier = account.unsentMails.find((each) => isSameJob(each.job, job));
  const others = account.unsentMails.filter((each) => each !== earlier);
  const firstAt = earlier?.firstAt ?? now.toISOString();
  const begun = { job, mailId, firstAt, dueAt: laterBy(now, mailWaits.reportedSeconds) };
  return { ...account, unsentMails: [...others, begun].slice(-maxUnsent) };
};

/** Removes a mail that SES has accepted, or will never accept. Null if it is not listed. */
export const withoutBegun = (account: Account, mailId: string): Account | null =>
  account.unsentMails.some((each) => each.mailId === mailId)
    ? { ...account, unsentMails: account.unsentMails.filter((each) => each.mailId !== mailId) }
    : null;

/** Removes a listed mail that is obsolete. Null if another attempt has begun or postponed it. */
export const withoutUnsent = (account: Account, { job, dueAt }: UnsentMail): Account | null => {
  const unsentMails = account.unsentMails.filter((each) => !(isSameJob(each.job, job) && each.dueAt === dueAt));
  return unsentMails.length === account.unsentMails.length ? null : { ...account, unsentMails };
};

/** Undoes what an attempt has recorded, so that the next attempt sends the mail. */
export const withoutClaim = (account: Account, mailId: string): Account => {
  const { linkHash, ...undo } = account.undoAddress ?? {};
  return {
    ...account,
    proofs: account.proofs.map((proof) => (proof.id === mailId ? { ...proof, isSent: false } : proof)),
    resetMails: account.resetMails.filter((each) => each.linkHash !== mailId),
    notMeLinks: account.notMeLinks.filter((each) => each.linkHash !== mailId),
    undoAddress: linkHash === mailId ? (undo as Account['undoAddress']) : account.undoAddress,
  };
};

/** The mail was definitely not sent: it is due again after a quarter of the time since its first attempt. */
const withPostponed = (account: Account, mailId: string, now: Date): Account => ({
  ...withoutClaim(account, mailId),
  unsentMails: account.unsentMails.map((each) => {
    if (each.mailId !== mailId) return each;
    const { mailId: _over, ...unsent } = each;
    const quarter = (now.getTime() - Date.parse(each.firstAt)) / 4000;
    const wait = Math.min(Math.max(quarter, mailWaits.leastGapSeconds), mailWaits.mostGapSeconds);
    return { ...unsent, dueAt: laterBy(now, wait) };
  }),
});

export const unsentLookAt = ({ unsentMails }: Pick<Account, 'unsentMails'>): string | null =>
  unsentMails.map(({ dueAt }) => dueAt).toSorted()[0] ?? null;

/** True once a mail has been tried for a day. */
export const isGivenUp = ({ firstAt }: UnsentMail, now: Date): boolean =>
  laterBy(new Date(firstAt), mailWaits.giveUpSeconds) <= now.toISOString();

/** SES accepts no mail now. The account lists this one; the queue may bring the job back before the sweep does. */
export class MailDeferred extends Error {
  override name = 'MailDeferred';
}

export type SendBegunDeps = Pick<AccountDeps, 'changeAccount' | 'now' | 'watch'> & {
  sendMail: NonNullable<SendMail>;
};

/**
 * Sends a mail that the account lists under this id. Throws MailDeferred if SES definitely did not accept it. `doubtful`: only
 * SES's event says whether it did, and without an event the mail is due again.
 */
export const sendBegun = async (
  { changeAccount, now, sendMail, watch }: SendBegunDeps,
  mail: MailToSend,
  mailId: string,
): Promise<Exclude<MailAnswer['outcome'], 'later'>> => {
  const { userId } = mail.tags;
  const answer = await sendMail({ ...mail, tags: { ...mail.tags, mailId } });
  watch.mail(userId, answer.outcome, answer.outcome === 'sent' ? 'handed-over' : answer.reason);
  if (answer.outcome === 'later') {
    await changeAccount(userId, (latest) => withPostponed(latest, mailId, now()));
    throw new MailDeferred();
  }
  if (answer.outcome !== 'doubtful') await changeAccount(userId, (latest) => withoutBegun(latest, mailId));
  return answer.outcome;
};
