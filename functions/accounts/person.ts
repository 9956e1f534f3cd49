import { invalidEmail, isEmail, refuseAnswer } from '#shared/quiz/answer.ts';

// Email addresses and passwords: how they are cleaned and when they are refused. No sentence repeats what was typed.

/** Cognito's limit for a sign-in name. */
const maxEmailLength = 128;

export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** Our mail service delivers to plain ASCII addresses only. */
export const refuseEmail = (email: string): string | null => {
  if (email.endsWith('.')) return 'Enter the email address without the full stop at its end.';
  if (!isEmail(email) || /[\p{Cc}]/u.test(email)) return invalidEmail;
  if (email.length > maxEmailLength) return `Use an email address of at most ${maxEmailLength} characters.`;
  return /^[\x21-\x7e]+$/.test(email) ? null : 'Use an email address without accents or other special letters.';
};

/** Length is the only rule for a password. The account service refuses line breaks, and spaces at the beginning or end. */
export const refusePassword = (password: string): string | null => {
  const sentence = refuseAnswer({ id: 'password', section: '', type: 'password', text: '' }, password, '');
  if (sentence) return sentence;
  return password.trim() === password && !/\p{Cc}/u.test(password) && password.isWellFormed()
    ? null
    : 'Choose a password without line breaks, and without a space at its beginning or end.';
};
