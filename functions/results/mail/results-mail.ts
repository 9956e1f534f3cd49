import { htmlMail } from './html-mail.ts';
import { type MailInput, mailFacts } from './mail-facts.ts';
import { textMail } from './text-mail.ts';

export type ResultsMail = { subject: string; html: string; text: string };

/**
 * The result mail: HTML and plain text with the same figures. It loads nothing, tracks nothing and has no figure in its
 * subject. It shows labels of chosen options, never text that somebody typed, except the first name.
 */
export const resultsMail = (input: MailInput): ResultsMail => {
  const facts = mailFacts(input);
  return { subject: facts.subject, html: htmlMail(facts), text: textMail(facts) };
};
