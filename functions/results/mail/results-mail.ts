import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { htmlLetter } from './engine-2/html-letter.ts';
import { letterOf } from './engine-2/letter.ts';
import type { LetterInput } from './engine-2/letter-parts.ts';
import { textLetter } from './engine-2/text-letter.ts';
import { htmlMail } from './html-mail.ts';
import { mailFacts } from './mail-facts.ts';
import { textMail } from './text-mail.ts';

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
 * subject. It shows labels of chosen options, never text that somebody typed, except the first name. Only engine 2 says
 * which of three pages a result is; a result of engine 1 keeps its own mail.
 */
export const resultsMail = (input: LetterInput): MailWords => {
  if (input.content.standing) {
    const letter = letterOf(input);
    return { subject: letter.subject, html: htmlLetter(letter), text: textLetter(letter) };
  }
  const facts = mailFacts(input);
  return { subject: facts.subject, html: htmlMail(facts), text: textMail(facts) };
};
