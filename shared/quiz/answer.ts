import { completedYears, readDay } from '../scoring/calendar.ts';
import { fieldsOf } from './fields-of.ts';
import { maxEmailLength, maxPasswordLength, maxTextLength, minPasswordLength } from './input/answer-lengths.ts';
import { normalName, refuseName } from './input/name.ts';
import type { ChoiceQuestion, DateQuestion, Question } from './question.ts';

// One check for both sides: the browser shows the sentence, the server refuses with it. Nothing the person typed is
// repeated in a sentence, so that it may stand in an error body.

export const invalidEmail = 'Please enter a valid email address.';
/**
 * One address as a person types it: RFC 5321 allows brackets, commas and quotes only in quoted parts, which nobody has, and
 * with them `x<victim@…>` would name another mailbox. Its lengths are RFC 5321's (4.5.3.1), in bytes: at most 64 before the @,
 * and 254 in all.
 */
export const isEmail = (text: string): boolean =>
  bytesOf(text) <= maxEmailLength &&
  bytesOf(text.slice(0, text.indexOf('@'))) <= maxLocalPartBytes &&
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u.test(text);

const maxLocalPartBytes = 64;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Null when the answer is acceptable, else the sentence to show. `today` is 'YYYY-MM-DD' where the person is. */
export const refuseAnswer = (question: Question, value: unknown, today: string): string | null => {
  switch (question.type) {
    case 'section-title':
    case 'title':
    case 'privacy':
      return 'This screen asks nothing.';
    case 'name':
      return refuseNames(value);
    case 'email':
      return typeof value === 'string' && isEmail(value) ? null : invalidEmail;
    case 'password':
      return refusePassword(value);
    case 'height':
      return refuseHeight(question, value);
    case 'date':
      return refuseDate(question, value, today);
    case 'slider':
      return refuseNumber(question, value);
    case 'number':
      return refuseNumber(question, isDigits(value) ? Number(value) : null);
    case 'multiple-choice':
      return refuseOption(question, value);
    case 'text':
      return refuseText(value);
  }
};

const refuseOption = ({ options }: ChoiceQuestion, value: unknown): string | null =>
  options.some((option) => option.value === value) ? null : 'Choose one of the answers on the list.';

const isDigits = (value: unknown): value is string => typeof value === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(value);

type Numeric = Extract<Question, { type: 'slider' | 'number' }>;

const refuseNumber = (question: Numeric, value: unknown): string | null => {
  const { min, max, step } = question;
  if (typeof value !== 'number' || !(value >= min && value <= max)) return askForNumber(question);
  // A value in another unit, or from a report, falls between the steps.
  if (question.convert) return null;
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 ? null : askForNumber(question);
};

const askForNumber = ({ min, max, step, sliderLabels, convert, unit }: Numeric): string => {
  if (convert) return `Enter a number from ${min} to ${max} ${unit}.`;
  if (sliderLabels) return `Choose a place from ${sliderLabels[0]} to ${sliderLabels.at(-1)}.`;
  const kind = step === 1 ? 'a whole number' : step === 0.5 ? 'a number in steps of a half' : 'a number';
  return `Enter ${kind} from ${min} to ${max}.`;
};

const refuseNames = (value: unknown): string | null => {
  const { firstName, lastName } = fieldsOf(value);
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return 'Enter a first and a last name.';
  if (`${firstName}${lastName}`.trim() === '') return 'Enter a first or a last name.';
  return refuseName(normalName(firstName)) ?? refuseName(normalName(lastName));
};

const refusePassword = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.length < minPasswordLength)
    return `Enter a password of at least ${minPasswordLength} characters.`;
  return value.length <= maxPasswordLength ? null : `Shorten the password to ${maxPasswordLength} characters.`;
};

/** Centimetres become inches with a decimal. */
const refuseHeight = ({ convert }: Question, value: unknown): string | null => {
  const { ft, in: inches } = fieldsOf(value);
  if (!isWhole(ft, 99)) return 'Enter feet from 0 to 99.';
  return isWhole(inches, 11) || (convert && isBelowTwelve(inches)) ? null : 'Enter inches from 0 to 11.';
};

const isWhole = (value: unknown, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;

const isBelowTwelve = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value < 12;

const refuseDate = ({ ageRange }: DateQuestion, value: unknown, today: string): string | null => {
  if (typeof value !== 'string' || !readDay(value)) return 'Enter a day, month and year that exist.';
  if (value > today) return 'Enter a date that is not in the future.';
  if (!ageRange) return null;
  const age = completedYears(value, today) ?? 0;
  if (age < ageRange.min) return `This quiz is for people aged ${ageRange.min} or over. Check the year you were born.`;
  return age <= ageRange.max ? null : `Check the year: this quiz can estimate ages up to ${ageRange.max}.`;
};

const refuseText = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.trim() === '') return 'Write a few words, or skip this question.';
  return value.length <= maxTextLength ? null : `Shorten your answer to ${maxTextLength} characters.`;
};
