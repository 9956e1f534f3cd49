import { isEmail } from '#shared/quiz/answer.ts';
import * as answerErrors from '#words/answer-errors.ts';
import * as words from '#words/refused.ts';
import * as wordsWith from '#words/refused-with.ts';

// How email addresses are normalised, and when they are refused. No message repeats what the user typed.

/** Cognito's limit for a username. */
const maxEmailLength = 128;

export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** SES delivers to ASCII addresses only. */
export const refuseEmail = (email: string): string | null => {
  if (email.endsWith('.')) return words.emailFullStop;
  if (!isEmail(email) || /[\p{Cc}]/u.test(email)) return answerErrors.email;
  if (email.length > maxEmailLength) return wordsWith.emailTooLong(maxEmailLength);
  return /^[\x21-\x7e]+$/.test(email) ? null : words.emailAccents;
};
