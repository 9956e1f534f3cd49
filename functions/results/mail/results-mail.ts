import { htmlMail } from './html-mail.ts';
import { type MailInput, mailFacts } from './mail-facts.ts';
import { textMail } from './text-mail.ts';

export type ResultsMail = { subject: string; html: string; text: string };

/**
 * The letter that brings a result: HTML and plain text with the same figures, nothing remote, nothing that tracks, no
 * figure in the subject. It carries labels of chosen options, never what somebody typed freely.
 */
export const resultsMail = (input: MailInput): ResultsMail => {
  const facts = mailFacts(input);
  return { subject: facts.subject, html: htmlMail(facts), text: textMail(facts) };
};
