import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import type { Composed, MailWords } from '#functions/mail/mail-to-send.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { Language } from '#shared/contract/language.ts';
import { type AccountJob, accountJobSchema, type MailJob } from '#shared/contract/messages.ts';
import type { Account } from './account.ts';
import { linkSecret, openUndo } from './address/address-proof.ts';
import { type AskForProofDeps, askForProof, type SendProofDeps, sendProof } from './address/send-proof.ts';
import { type HandleDueDeps, handleDue } from './due.ts';
import { type EraseDeps, erasePerson, type WhyErased } from './erasure.ts';
import { hashOfSecret, newSecret } from './secret-tokens.ts';
import { eraseAndTell, type TellOfErasureDeps, type TellOwnerDeps, tellOwner } from './security/tell-owner.ts';
import { type SendResetDeps, sendResetCode } from './sign-in/reset-request.ts';
import { MailDeferred, sendBegun, withBegun } from './unsent-mails.ts';

/** Parses a message of the account jobs queue. Throws for anything else, which then ends in the dead-letter queue. */
export const parseAccountJob = (body: string): AccountJob => accountJobSchema.parse(JSON.parse(body));

/** A worker still holds a lease on an item of this user. The queue delivers the job again. */
class PersonBusy extends Error {
  override name = 'PersonBusy';
}

/** Erases a user, or throws PersonBusy. A worker's lease ends within 45 seconds, before the queue's next attempts. */
export const eraseJob = ({
  watch,
  ...stored
}: EraseDeps & { watch: { erased: (userId: UserId, why: WhyErased) => void } }) => {
  const erase = erasePerson(stored);
  return async (userId: UserId, why: WhyErased): Promise<void> => {
    if ((await erase(userId)) === 'busy') throw new PersonBusy();
    watch.erased(userId, why);
  };
};

/** Sends the former address a link that undoes the change, at most once. */
export const sendUndo = async (
  deps: MailJobDeps,
  job: Extract<MailJob, { kind: 'address-changed' }>,
): Promise<void> => {
  const { changeAccount, sendMail, composeUndo, now } = deps;
  const { userId } = job;
  if (sendMail === null) return;
  const secret = newSecret();
  const linkHash = hashOfSecret(secret);
  let to = '';
  const changed = await changeAccount(userId, (latest) => {
    const undo = openUndo(latest, now());
    to = undo?.linkHash === undefined ? (undo?.emailAsTyped ?? '') : '';
    if (!undo || to === '') return null;
    return withBegun({ ...latest, undoAddress: { ...undo, linkHash } }, job, linkHash, now());
  });
  if (to === '' || !changed) return;
  const words = await composeUndo({ secret: linkSecret(userId, secret) }, changed.language);
  const mail = { to, ...words, tags: { userId } };
  await sendBegun({ ...deps, sendMail }, mail, linkHash);
};

type MailJobDeps = AskForProofDeps &
  SendProofDeps &
  SendResetDeps &
  TellOwnerDeps & {
    composeUndo: (mail: { secret: string }, language: Language) => Composed;
    /** Makes the deferred result mails due once the address is confirmed: the newest of each quiz. */
    reopenDeferred: (userId: UserId) => Promise<void>;
    /** Undefined if the feature with this letter was taken out. */
    composeLetter: (letter: string, language: Language) => Composed<MailWords | undefined>;
  };

export type AccountJobDeps = MailJobDeps & TellOfErasureDeps & Omit<HandleDueDeps, 'sendAgain'>;

/** How often the queue tries a mail that SES refuses, within half a minute. After that, it is due with its account. */
const triesOfQueue = 3;

/** Handles one job about an account. Safe to repeat. Throws when the queue must deliver it again. */
export const handleAccountJob =
  (deps: AccountJobDeps) =>
  async (job: AccountJob, receiveCount = 1): Promise<void> => {
    if (job.kind === 'erase') return eraseAndTell(deps, job.userId, () => deps.erase(job.userId, 'asked'));
    if (job.kind === 'due') return handleDue({ ...deps, sendAgain: (mail) => sendIfAccepted(deps, mail) }, job.userId);
    if (receiveCount < triesOfQueue) return sendMailOf(deps, job, receiveCount > 1);
    return sendIfAccepted(deps, job);
  };

const sendIfAccepted = async (deps: MailJobDeps, job: MailJob): Promise<void> => {
  try {
    await sendMailOf(deps, job, true);
  } catch (failure) {
    if (!(failure instanceof MailDeferred)) throw failure;
  }
};

const sendMailOf = async (deps: MailJobDeps, job: MailJob, isRetry: boolean): Promise<void> => {
  if (job.kind === 'help') return sendResetCode(deps, job, isRetry);
  if (job.kind === 'address-changed') return sendUndo(deps, job);
  const account = await deps.findAccount(job.userId);
  if (!account) return;
  if (job.kind === 'proof') {
    const proof = account.proofs.find(({ id }) => id === job.proofId);
    return proof && sendProof(deps, account, proof, job);
  }
  if (job.kind === 'new-device' || job.kind === 'password-changed') return tellOwner(deps, account, job);
  if (account.declined) return;
  if (job.kind === 'letter') return sendLetter(deps, account, job);
  if (account.confirmedAt === null) return askIfNew(deps, account, job);
  // Also for `results`: the address may have been confirmed while the result was being computed.
  if (job.kind !== 'registered') await deps.reopenDeferred(account.userId);
};

type Letter = Extract<MailJob, { kind: 'letter' }>;

/** Mails a confirmed address only, because nobody else may learn what the account is used for. */
const sendLetter = async (deps: MailJobDeps, account: Account, job: Letter): Promise<void> => {
  const { changeAccount, composeLetter, newId, now, sendMail } = deps;
  const { userId, emailAsTyped, confirmedAt, language } = account;
  const words = await composeLetter(job.letter, language);
  if (!words || confirmedAt === null || sendMail === null) return;
  const mailId = newId();
  await changeAccount(userId, (latest) => withBegun(latest, job, mailId, now()));
  await sendBegun({ ...deps, sendMail }, { to: emailAsTyped, ...words, tags: { userId } }, mailId);
};

type Asking = Extract<MailJob, { kind: 'registered' | 'results' | 'confirmed' }>;

const askIfNew = async (deps: MailJobDeps, account: Account, job: Asking): Promise<void> => {
  const { userId, email, proofs } = account;
  if (job.kind === 'confirmed') return;
  // A redelivered job whose mail was deferred has already been counted by the limits.
  const waiting = proofs.find(({ reason, isSent }) => reason === job.kind && !isSent);
  if (waiting) return sendProof(deps, account, waiting, job);
  if (job.kind === 'registered' && hasResultsMail(account)) return;
  const askedBy = job.kind === 'registered' ? job.signInId : undefined;
  const asked = await askForProof(deps, account, { email, reason: job.kind, askedBy });
  if ('refusal' in asked) return deps.watch.mail(userId, 'suppressed', 'limit');
  const latest = await deps.findAccount(userId);
  const proof = latest?.proofs.find(({ id }) => id === asked.proofId);
  if (latest && proof) await sendProof(deps, latest, proof, job);
};

/** Whether a mail about results, which also asks to confirm, was sent or will be. A limit may have stopped it. */
const hasResultsMail = ({ proofs, unsentMails }: Account): boolean =>
  proofs.some(({ reason, isSent }) => reason === 'results' && isSent) ||
  unsentMails.some(({ job }) => job.kind === 'results');

export const handleAccountJobsWorker = {
  description: 'Sends mails about accounts, reopens deferred result mails, erases accounts',
  whoIsAffected: 'People wait for a mail that confirms their address or lets them in; the queue tries again.',
} as const satisfies WorkerDeclaration;
