import * as words from '#feature-words/doctor/links.ts';
import { withPlainDigits } from '#shared/quiz/input/digits.ts';

/** The lifetimes that a user can choose for a link, in days, and the default. */
export const linkDays = [1, 7, 30] as const;
export type LinkDays = (typeof linkDays)[number];
export const presetLinkDays: LinkDays = 7;

/** What one press of “Keep it 7 more days” adds. */
export const moreDays = 7;

/** No link works for longer than this from now on, however often it is kept. */
const maxDaysAhead = 30;

/** Wrong passcodes that a link allows in its lifetime, whoever tries. SMART Health Links requires a limit and leaves its size open. */
export const maxWrongTries = 5;

/** The open links of one user. Users would lose track of more. */
export const maxOpenLinks = 10;

/** What one user can make in a day, whatever was closed since: what is stored costs money and is never looked into. */
export const maxLinksADay = 10;

const dayMs = 24 * 60 * 60 * 1000;
const daysFrom = (time: Date, days: number): Date => new Date(time.getTime() + days * dayMs);

export const endOfLink = (now: Date, days: LinkDays): Date => daysFrom(now, days);

/** The end of a link that ends at `endsAt` and is kept. Never earlier than it was. */
export const keptEnd = (endsAt: Date, now: Date): Date => {
  const next = Math.min(daysFrom(endsAt, moreDays).getTime(), daysFrom(now, maxDaysAhead).getTime());
  return new Date(Math.max(next, endsAt.getTime()));
};

/** The one kind of file in our links: readers take no other but health cards and API accesses. */
export const readerContentType = 'application/fhir+json' as const;
/** The version of the FHIR resources in them: R4. */
export const linkFhirVersion = '4.0.1';

/** Digits of a passcode: easy to say on the telephone. With five tries for the life of a link a guess is right once in 200,000 links. */
export const passcodeLength = 6;

/** The passcode as it is compared: people type the gap that they see (482 915), or a hyphen. */
export const normalPasscode = (typed: string): string => withPlainDigits(typed).replaceAll(/[\s-]/g, '');

/** The passcode in two groups, as people read it out: 482 915. */
export const passcodeInGroups = (passcode: string): string => passcode.replace(/^(\d{3})(\d{3})$/, '$1 $2');

/** Null when the passcode is acceptable, else the sentence to show. */
export const refusePasscode = (typed: string): string | null => {
  const passcode = normalPasscode(typed);
  if (!/^\d{6}$/.test(passcode)) return words.enterDigits(passcodeLength);
  return isEasy(passcode) ? words.easyToGuess : null;
};

/** One digit or two, a run such as 345678 or 975310, a half twice (482482), or pairs in a run (112233). */
const isEasy = (passcode: string): boolean => {
  const digits = Array.from(passcode, Number);
  return (
    new Set(digits).size <= 2 || isRun(digits) || passcode.slice(0, 3) === passcode.slice(3) || isPairsInRun(digits)
  );
};

const isRun = (digits: readonly number[]): boolean => {
  const steps = digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0));
  return new Set(steps.map((step) => ((step % 10) + 10) % 10)).size === 1;
};

const isPairsInRun = (digits: readonly number[]): boolean => {
  const isPairs = digits.every((digit, at) => at % 2 === 0 || digit === digits[at - 1]);
  return isPairs && isRun(digits.filter((_, at) => at % 2 === 0));
};

/** A passcode from random numbers from 0 up to 1. Draws again for one that is easy to guess. */
export const suggestPasscode = (random: () => number): string => {
  for (;;) {
    const passcode = Array.from({ length: passcodeLength }, () => Math.floor(random() * 10)).join('');
    if (!isEasy(passcode)) return passcode;
  }
};
