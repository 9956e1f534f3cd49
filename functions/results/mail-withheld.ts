import type { ResultReceiver } from '#functions/accounts/result-receiver.ts';
import type { MailAnswer, SendMail } from '#functions/mail/mail-to-send.ts';
import {
  type AcceptedSubmission,
  newestFirst,
  type SubmissionKey,
  type SubmissionSummary,
} from '#functions/submissions/submission.ts';
import type { Result } from '#shared/contract/result.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import type { MailOutcome } from './pipeline-state.ts';
import { laterBy } from './retry-times.ts';
import { type ComposeMail, wordsForReceiver } from './words-for-receiver.ts';

export type MailWithheldDeps = {
  list: (userId: string) => Promise<SubmissionSummary[]>;
  findSubmission: (key: SubmissionKey) => Promise<AcceptedSubmission | null>;
  findResult: (userId: string, submissionId: string) => Promise<Result | 'unreadable' | null>;
  sendMail: SendMail;
  composeMail: ComposeMail<AcceptedSubmission>;
  /** From `withheld` to `sending`, by one conditional write, with a lease that ends by itself. */
  beginWithheld: (key: SubmissionKey, lease: { now: string; until: string }) => Promise<WithheldBegin>;
  /** Whether the person has asked to be erased. */
  isErased: (userId: string) => Promise<boolean>;
  now: () => Date;
  /** From `sending` to its outcome. Ends the lease. */
  settleWithheld: (key: SubmissionKey, outcome: MailOutcome, detail: string) => Promise<void>;
  /** Takes one from the account's mails of the day. False: there is none left. */
  takeDailyMail: (userId: string) => Promise<boolean>;
  watch: (submission: AcceptedSubmission, answer: MailAnswer) => void;
};

/**
 * `abandoned`: an earlier worker ended while it sent, so the mail may have gone out. `busy`: a worker has the lease.
 * `no`: nothing is held back.
 */
export type WithheldBegin = 'begun' | 'abandoned' | 'busy' | 'no';

/** SES did not take one of the mails, or a worker is busy with its submission. The job comes again. */
class WithheldPutOff extends Error {
  override name = 'WithheldPutOff';
}

/**
 * Mails what was held back until the address was confirmed: of each quiz the newest result, each at most once. A result
 * that is still being made is mailed by the pipeline, which sees by then that the address is confirmed. An erasure waits
 * for the lease; whoever takes one after the mark of the erasure sees the mark, and sends nothing.
 */
export const mailWithheld =
  (deps: MailWithheldDeps) =>
  async (userId: string, receiver: ResultReceiver): Promise<void> => {
    if (typeof receiver === 'string') return;
    const newest = newestOfEachQuiz(await deps.list(userId));
    const endings: boolean[] = [];
    for (const key of newest) endings.push(await mailOne(deps, key, receiver));
    if (endings.includes(false)) throw new WithheldPutOff();
  };

const newestOfEachQuiz = (submissions: readonly SubmissionSummary[]): SubmissionSummary[] =>
  newestFirst(submissions).filter(({ quizId }, at, all) => all.findIndex((other) => other.quizId === quizId) === at);

/** False when it has to be tried again. */
const mailOne = async (
  deps: MailWithheldDeps,
  key: SubmissionSummary,
  receiver: Exclude<ResultReceiver, string>,
): Promise<boolean> => {
  const { userId, submissionId } = key;
  const result = await deps.findResult(userId, submissionId);
  if (deps.sendMail === null || result === null || result === 'unreadable') return true;
  const submission = await deps.findSubmission(key);
  if (!submission) return true;
  const now = deps.now();
  const lease = { now: now.toISOString(), until: laterBy(now, pipelineLimits.leaseSeconds) };
  const begin = await deps.beginWithheld(key, lease);
  if (begin === 'abandoned') await deps.settleWithheld(key, 'doubtful', 'worker-ended-while-sending');
  if (begin !== 'begun') return begin !== 'busy';
  if (await deps.isErased(userId)) {
    await deps.settleWithheld(key, 'withheld', 'erased');
    return true;
  }
  if (!(await deps.takeDailyMail(userId))) {
    await deps.settleWithheld(key, 'withheld', 'daily-limit');
    return true;
  }
  const words = wordsForReceiver(deps.composeMail, receiver, submission, result.content);
  const answer = await deps.sendMail({
    to: receiver.to,
    ...words,
    tags: { userId, submissionId, sessionId: key.sessionId },
  });
  deps.watch(submission, answer);
  if (answer.outcome === 'sent') await deps.settleWithheld(key, 'sent', answer.messageId);
  else await deps.settleWithheld(key, answer.outcome === 'later' ? 'withheld' : answer.outcome, answer.reason);
  return answer.outcome !== 'later';
};
