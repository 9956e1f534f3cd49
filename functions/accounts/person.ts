import { invalidEmail, isEmail, refuseAnswer } from '#shared/quiz/answer.ts';

// What people may call themselves, for accounts and letters. The sentences repeat nothing that was typed.

const maxNameLength = 100;
/** Cognito's limit for what one signs in with. */
const maxEmailLength = 128;

export const normalEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Pasted names come with tabs and double spaces. And 'St.John' is a name while 'evil.example' becomes a link in the
 * letters of many mail programs: with a blank after the dot the one reads as before and the other is no address.
 */
export const normalName = (name: string): string =>
  name
    .trim()
    .replace(/([.\u3002\uff0e\uff61])(?=[\p{L}\p{N}]{2})/gu, '$1 ')
    .replace(/\s+/g, ' ');

/**
 * Null when the name may stand in a letter. Anyone can register somebody else's address, so a name that is a link or
 * markup would make us the sender of an advertisement; invisible and direction-changing characters serve no name either.
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

/** Length is the only rule on what a password is made of; line breaks and outer spaces the account service refuses. */
export const refusePassword = (password: string): string | null => {
  const sentence = refuseAnswer({ id: 'password', section: '', type: 'password', text: '' }, password, '');
  if (sentence) return sentence;
  return password.trim() === password && !/\p{Cc}/u.test(password) && password.isWellFormed()
    ? null
    : 'Choose a password without line breaks, and without a space at its beginning or end.';
};
