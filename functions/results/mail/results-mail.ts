import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { htmlLetter } from './html-letter.ts';
import { letterOf } from './letter.ts';
import type { LetterInput } from './letter-parts.ts';
import { textLetter } from './text-letter.ts';

/** What the mail of a submission's result is made of. */
export const letterInput = (
  { firstName, quizId, submissionId, submittedAt, timeZone }: AcceptedSubmission,
  content: ResultContent,
  siteUrl: string,
): LetterInput => {
  const resultUrl = new URL(`/results/${submissionId}`, siteUrl).href;
  return { firstName, quizId, content, resultUrl, submittedAt, ...(timeZone && { timeZone }) };
};

/**
 * The result mail: HTML and plain text with the same figures. It loads nothing, tracks nothing and has no figure in its
 * subject. It shows labels of chosen options, never text that somebody typed, except the first name.
 */
export const resultsMail = (input: LetterInput): MailWords => {
  const letter = letterOf(input);
  return { subject: letter.subject, html: htmlLetter(letter), text: textLetter(letter) };
};
