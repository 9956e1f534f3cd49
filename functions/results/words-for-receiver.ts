import type { ResultReceiver } from '#functions/accounts/result-receiver.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { contentInUnits } from '#shared/words/in-units.ts';

/** What a mail about a result is written from. */
export type ComposeMail<Submission extends AcceptedSubmission> = (
  submission: Submission,
  content: ResultContent,
) => MailWords;

/** The mail of a result as this receiver may read it: named or not, and in the units of the account. */
export const wordsForReceiver = <Submission extends AcceptedSubmission>(
  composeMail: ComposeMail<Submission>,
  { mayBeNamed, units }: Exclude<ResultReceiver, string>,
  submission: Submission,
  content: ResultContent,
): MailWords =>
  composeMail(
    mayBeNamed ? submission : { ...submission, firstName: '' },
    units ? contentInUnits(content, units) : content,
  );
