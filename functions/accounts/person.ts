import type { UserId } from '#shared/contract/ids.ts';
import { invalidEmail, isEmail, refuseAnswer } from '#shared/quiz/answer.ts';

/** What is stored of a person in one place, attribute by attribute, without secrets. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** In the order in which an erasure goes through them. */
export const storeNames = ['sign-in', 'submissions', 'results', 'links', 'limits', 'accounts'] as const;
export type StoreName = (typeof storeNames)[number];

/** One place that keeps something of people. Whatever stores something new of a person belongs into such a place. */
export type PersonStore = {
  name: StoreName;
  exportOf: (userId: UserId) => Promise<StoredRow[]>;
  /** Safe to repeat. `busy`: a worker is in the middle of something; it ends within a minute. */
  erase: (userId: UserId) => Promise<'done' | 'busy'>;
};

type EraseDeps = {
  stores: readonly PersonStore[];
  /** Leaves the mark that stops late work, and closes the account. Safe to repeat. */
  beginErasing: (userId: UserId) => Promise<void>;
};

/** For the operator's log. `begun`: by an earlier delivery of the job, which could not end it and took the reason with it. */
export type WhyErased = 'asked' | 'address-declined' | 'unused' | 'begun';

/**
 * Removes a person from every store. Only the mark stays. Safe to repeat, and to be stopped at any point: the next run goes
 * on. `busy`: run it again in a moment. Then no mail, no webhook and no result can come after its end: a worker that has
 * looked for the mark before it was left still holds its lease, and the erasure waits for that.
 */
export const erasePerson =
  ({ stores, beginErasing }: EraseDeps) =>
  async (userId: UserId): Promise<'done' | 'busy'> => {
    await beginErasing(userId);
    // One after the other: results can come until no submission is left, and the account's item says whose address it was.
    for (const store of stores) if ((await store.erase(userId)) === 'busy') return 'busy';
    return 'done';
  };

/** What every store has of a person. */
export const rowsOfPerson = async (
  stores: readonly PersonStore[],
  userId: UserId,
): Promise<Record<StoreName, StoredRow[]>> => {
  const parts = await Promise.all(stores.map(async ({ name, exportOf }) => [name, await exportOf(userId)] as const));
  return Object.fromEntries(parts) as Record<StoreName, StoredRow[]>;
};

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
