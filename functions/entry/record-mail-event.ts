import { noteLetterTaken as noteLetterTakenIn } from '#functions/adapters/results/letter-reports.ts';
import { noteMailEvent as noteMailEventIn } from '#functions/adapters/submissions/submission-progress.ts';
import { nameOfError } from '#functions/edge/log.ts';
import type { Port } from '#functions/edge/rights.ts';
import { workerOf } from '#functions/edge/worker.ts';
import { changeAccount } from '#functions/ports/account-ports.ts';
import { log, measure, now } from '#functions/ports/base-ports.ts';
import { results, submissions } from '#functions/ports/stores.ts';
import {
  noteAccountMail,
  parseMailEvent,
  recordMailEvent,
  recordMailEventWorker,
} from '#functions/results/mail/record-mail-event.ts';

const noteMailEvent = {
  rights: { submissions: ['UpdateItem'] },
  open: () => noteMailEventIn(submissions()),
} satisfies Port;

const noteLetterTaken = {
  rights: { results: ['UpdateItem'] },
  open: () => noteLetterTakenIn(results()),
} satisfies Port;

const metricOf = { bounced: 'MailBounced', complained: 'MailComplained', rejected: 'MailRefused' } as const;

export const recordMailEventEntry = workerOf(
  recordMailEventWorker,
  { changeAccount, noteMailEvent, noteLetterTaken, now, log, measure },
  ({ changeAccount, noteMailEvent, noteLetterTaken, now, log, measure }) => {
    const record = recordMailEvent({
      noteMailEvent,
      noteAccountMail: noteAccountMail({ changeAccount, now }),
      noteLetterTaken,
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
    return async (event: unknown): Promise<void> => {
      const mailEvent = parseMailEvent(event);
      if (mailEvent) await record(mailEvent);
    };
  },
);
