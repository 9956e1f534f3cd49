import { type Log, type LogFacts, type Measure, nameOfError } from '#functions/edge/log.ts';
import { gaveUp, identityNotVerified, receiverErased } from '#functions/mail/mail-to-send.ts';
import type { ChooseDeps } from '#functions/results/chooser/choose.ts';
import type { ClaimedSubmission, MailOutcome, PipelineWatch } from '#functions/results/pipeline-state.ts';
import { ageSeconds } from '#functions/results/pipeline-state.ts';
import { pendingSince } from '#functions/results/send-mail-once.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { MetricName } from '#shared/contract/metrics.ts';

const mailMetric: Record<MailOutcome, MetricName> = {
  sent: 'Mailed',
  refused: 'MailRefused',
  doubtful: 'MailDoubtful',
  deferred: 'MailDeferred',
  suppressed: 'MailSuppressed',
  off: 'MailSuppressed',
};

/** Turns the worker's reports into log lines and metrics. */
export const pipelineWatch = (log: Log, measure: Measure, now: () => Date): PipelineWatch['watch'] => {
  const age = (submission: ClaimedSubmission) => ageSeconds(pendingSince(submission), now());
  return {
    scored: (submission) => {
      if (submission.isProbe) return;
      measure('Scored');
      measure('AgeAtResultSeconds', age(submission));
    },
    mail: (submission, outcome, reason) => {
      // The operator has a day to fix it, and is alerted at the first mail.
      if (outcome === 'later' && reason === identityNotVerified) measure('MailRefused');
      if (outcome === 'later') return log.warn('mail deferred', { ...idsOf(submission), reason });
      measure(mailMetric[outcome]);
      const isFine = outcome !== 'refused' && outcome !== 'doubtful';
      log[isFine ? 'info' : 'warn']('mail settled', { ...idsOf(submission), outcome, reason });
    },
    webhook: (submission, outcome, reason) => {
      if (outcome === 'later') return log.warn('webhook deferred', { ...idsOf(submission), reason });
      if (outcome === 'failed') measure('WebhookFailed');
      log[outcome === 'failed' ? 'warn' : 'info']('webhook settled', { ...idsOf(submission), outcome, reason });
    },
    finished: (submission) => {
      if (!submission.isProbe) measure('AgeAtCompletionSeconds', age(submission));
      log.info('job finished', { ...idsOf(submission), quizId: submission.quizId, ageSeconds: age(submission) });
    },
    notEnqueued: (submission, failure) => {
      measure('NotEnqueued');
      log.error('job not enqueued', { ...idsOf(submission), failure: nameOfError(failure) });
    },
    leaseNotReleased: (submission, failure) =>
      log.warn('lease not released', { ...idsOf(submission), failure: nameOfError(failure) }),
  };
};

const idsOf = ({ userId, submissionId }: ClaimedSubmission): LogFacts => ({ userId, submissionId });

export const choiceWatch =
  (log: Log, measure: Measure): ChooseDeps['watch'] =>
  (submissionId, { chosen, fellBack, reason }) => {
    if (fellBack > 0) measure('ChoiceFallback', fellBack);
    if (chosen > 0) log.info('sentences chosen by the model', { submissionId, count: chosen, reason });
    else
      log[fellBack > 0 ? 'warn' : 'info']('sentences chosen by the engine', { submissionId, count: fellBack, reason });
  };

/** Reports on mails about accounts. */
export const accountMailWatch =
  (log: Log, measure: Measure) =>
  (userId: UserId, outcome: string, reason: string): void => {
    const isRefused = outcome === 'refused' && reason !== receiverErased;
    if (isRefused || reason === identityNotVerified) measure('MailRefused');
    // Count a doubtful mail only once it is given up, because until then it is retried.
    if (outcome === 'doubtful' && reason === gaveUp) measure('MailDoubtful');
    if (outcome === 'suppressed') measure('MailSuppressed');
    if (outcome === 'sent') log.info('account mail sent', { userId, outcome, reason });
    else log.warn('account mail not sent', { userId, outcome, reason });
  };
