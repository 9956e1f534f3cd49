import { changeAccount } from '#functions/adapters/accounts.ts';
import { noteLetterTaken } from '#functions/adapters/results/letter-reports.ts';
import { noteMailEvent } from '#functions/adapters/submissions/submission-progress.ts';
import { createLog, createMeasure, nameOfError } from '#functions/edge/log.ts';
import { accounts, clock as now, results, submissions } from '#functions/ports/stores.ts';
import { noteAccountMail, parseMailEvent, recordMailEvent } from '#functions/results/mail/record-mail-event.ts';

const log = createLog();
const measure = createMeasure();

const metricOf = { bounced: 'MailBounced', complained: 'MailComplained', rejected: 'MailRefused' } as const;

const record = recordMailEvent({
  noteMailEvent: noteMailEvent(submissions()),
  noteAccountMail: noteAccountMail({ changeAccount: changeAccount(accounts()), now }),
  noteLetterTaken: noteLetterTaken(results()),
  watch: {
    mailEvent: ({ kind, detail, userId, ...mail }, isKnown) => {
      // SES sends one for each mail. Successes are counted where the mail is sent.
      if (kind === 'taken') return;
      measure(metricOf[kind]);
      log.warn('mail event recorded', {
        userId,
        ...('submissionId' in mail && { submissionId: mail.submissionId }),
        outcome: kind,
        reason: isKnown ? detail : 'unknown-submission',
      });
    },
    notNoted: ({ kind, detail, userId, ...mail }, failure) =>
      log.error('mail event not noted', {
        userId,
        ...('submissionId' in mail && { runId: mail.runId, submissionId: mail.submissionId }),
        outcome: kind,
        reason: detail,
        failure: nameOfError(failure),
      }),
  },
});

export const handler = async (event: unknown): Promise<void> => {
  const mailEvent = parseMailEvent(event);
  if (mailEvent) await record(mailEvent);
};
