import { invalidEmail, isEmail, refuseAnswer } from '#shared/quiz/answer.ts';

// Names, email addresses and passwords: how they are cleaned and when they are refused. No sentence repeats what was typed.

const maxNameLength = 100;
/** Cognito's limit for a sign-in name. */
const maxEmailLength = 128;

export const normalEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Removes tabs and double spaces, which pasted names bring along, and puts a space after each dot. Many mail programs turn
 * 'evil.example' into a link. 'evil. example' is no link, and 'St. John' reads like 'St.John'.
 */
export const normalName = (name: string): string =>
  name
    .trim()
    .replace(/([.\u3002\uff0e\uff61])(?=[\p{L}\p{N}]{2})/gu, '$1 ')
    .replace(/\s+/g, ' ');

/**
 * Null when the name may stand in a mail. Anyone can register somebody else's address, so with a link or markup as a name
 * we would send an advertisement. No name needs invisible characters or characters that change the direction of writing.
 */
export const refuseName = (name: string): string | null => {
  if (name.length > maxNameLength) return `Shorten the name to ${maxNameLength} characters.`;
  if (/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(name) || !name.isWellFormed())
    return 'Write the name with letters only, without invisible characters.';
  return /[<>]|:\/\/|www\./i.test(name) ? 'Write the name without links or angle brackets.' : null;
};

/** Our mail service delivers to plain ASCII addresses only. */
export const refuseEmail = (email: string): string | null => {
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
