import {
  maxEmailLength,
  maxNameLength,
  maxPasswordLength,
  maxTextLength,
  minPasswordLength,
} from '#shared/quiz/input/answer-lengths.ts';
import { fieldsOf } from '#shared/read-unknown.ts';
import { completedYears, readDay } from '#shared/scoring/calendar.ts';
import * as words from '#words/answer-errors.ts';
import type { ChoiceQuestion, DateQuestion, Question } from './question.ts';

// Browser and server check an answer with the same functions: the browser shows the sentence, the server refuses with it. No
// sentence repeats what was typed, so an error body may contain it.

/** Null when the answer is acceptable, else the sentence to show. `today` is 'YYYY-MM-DD' in the user's time zone. */
export const refuseAnswer = (question: Question, value: unknown, today: string): string | null => {
  switch (question.type) {
    case 'section-title':
    case 'title':
    case 'privacy':
      return words.noQuestion;
    case 'name':
      return refuseNames(value);
    case 'email':
      return typeof value === 'string' && isEmail(value) ? null : words.email;
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
  options.some((option) => option.value === value) ? null : words.chooseOne;

const isDigits = (value: unknown): value is string => typeof value === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(value);

type Numeric = Extract<Question, { type: 'slider' | 'number' }>;

const refuseNumber = (question: Numeric, value: unknown): string | null => {
  const { min, max, step } = question;
  if (typeof value !== 'number') return askForNumber(question);
  if (!(value >= min && value <= max)) return withAdvice(askForNumber(question), question, value);
  // A converted value, or one from a report, may fall between the steps.
  if (question.convert) return null;
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 ? null : askForNumber(question);
};

/** The sentence, followed by what to do if the value beyond the limits is real. */
export const withAdvice = (sentence: string, { min, max, ifBelow, ifAbove }: Numeric, value: number): string => {
  const advice = value < min ? ifBelow : value > max && ifAbove;
  return advice ? `${sentence} ${advice}` : sentence;
};

const askForNumber = ({ min, max, step, sliderLabels, convert, unit }: Numeric): string => {
  if (convert) return words.numberInUnit(min, max, unit ?? '');
  if (sliderLabels) return words.point(sliderLabels[0] ?? '', sliderLabels.at(-1) ?? '');
  if (step === 1) return words.wholeNumber(min, max);
  return step === 0.5 ? words.halfNumber(min, max) : words.anyNumber(min, max);
};

const refuseNames = (value: unknown): string | null => {
  const { firstName, lastName } = fieldsOf(value);
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return words.bothNames;
  if (`${firstName}${lastName}`.trim() === '') return words.oneName;
  return refuseName(normalName(firstName)) ?? refuseName(normalName(lastName));
};

const refusePassword = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.length < minPasswordLength) return words.passwordShort(minPasswordLength);
  return value.length <= maxPasswordLength ? null : words.passwordLong(maxPasswordLength);
};

const most = { feet: 99, inches: 11 };

/** Accepts inches with a decimal where the question converts: centimetres become those. */
const refuseHeight = ({ convert }: Question, value: unknown): string | null => {
  const { ft, in: inches } = fieldsOf(value);
  if (!isWhole(ft, most.feet)) return words.feet(most.feet);
  if (isWhole(inches, most.inches) || (convert && isBelowTwelve(inches))) return null;
  return words.inches(most.inches);
};

const isWhole = (value: unknown, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;

const isBelowTwelve = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value < 12;

const refuseDate = ({ ageRange }: DateQuestion, value: unknown, today: string): string | null => {
  if (typeof value !== 'string' || !readDay(value)) return words.dateNotReal;
  if (value > today) return words.dateAhead;
  if (!ageRange) return null;
  const age = completedYears(value, today) ?? 0;
  if (age < ageRange.min) return words.tooYoung(ageRange.min);
  return age <= ageRange.max ? null : words.tooOld(ageRange.max);
};

const refuseText = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.trim() === '') return words.textEmpty;
  if (loneSurrogate.test(value)) return words.brokenCharacter;
  return value.length <= maxTextLength ? null : words.charactersAtMost(maxTextLength);
};

/**
 * Whether the text is one email address, as people type it. RFC 5321 allows brackets, commas and quotes in quoted parts, but hardly
 * any address has them, and `x<victim@…>` would name another mailbox. The lengths are those of RFC 5321 (4.5.3.1), in bytes: at
 * most 64 before the @, and 254 in all.
 */
export const isEmail = (text: string): boolean =>
  bytesOf(text) <= maxEmailLength &&
  bytesOf(text.slice(0, text.indexOf('@'))) <= maxLocalPartBytes &&
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u.test(text);

const maxLocalPartBytes = 64;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

// Anyone can type another person's address. If a name could be a link, we would mail that person an advertisement, and show a
// stranger's words above a result. But we must not refuse a real name: names come in every script, with marks, and with characters
// that are rare elsewhere.

/**
 * Removes tabs and double spaces, which pasted names often have, and puts a space after each dot: many mail programs turn
 * 'evil.example' into a link, but not 'evil. example'. 'St. John' reads like 'St.John'.
 */
export const normalName = (name: string): string =>
  name
    .trim()
    .normalize('NFC')
    .replace(/([.\u3002\uff0e\uff61])(?=[\p{L}\p{N}]{2})/gu, '$1 ')
    .replace(/\s+/g, ' ');

/** Null when the name is acceptable or blank, else the sentence to show. The sentence does not repeat what was typed. */
export const refuseName = (name: string): string | null => {
  if (name.length > maxNameLength) return words.charactersAtMost(maxNameLength);
  const visible = name.replace(joiners, '$1').replace(ideographVariants, '$1');
  if (/[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u.test(visible) || loneSurrogate.test(name))
    return words.hiddenCharacters;
  // Check the compatibility form (NFKC), so that wide letters and dots cannot hide a link.
  if (/[<>@\\]|:\/|www ?\./i.test(visible.normalize('NFKC'))) return words.links;
  if (/\p{Nd}(?:[ .,'-]?\p{Nd}){2}/u.test(visible)) return words.longNumbers;
  return allowed.test(visible.replace(sonOf, '$1$2$3')) && !tooManyMarks.test(visible) ? null : onlyLetters;
};

const onlyLetters = words.onlyLetters;

/** Half of a surrogate pair. With the u flag a whole pair does not match. */
const loneSurrogate = /\p{Surrogate}/u;

/** Invisible characters that Persian and the scripts of India need between letters to spell a name. */
const joiners =
  /([\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}])[\u200c\u200d](?=\p{L})/gu;

/** Variation selectors, which choose the registered shape of a character. Many Japanese names need them. */
const ideographVariants = /(\p{sc=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/gu;

/** 'Kumar s/o Raj', 'Siva a/l Muthu': son or daughter of, as passports in Singapore and Malaysia write it. */
const sonOf = /(^|[^\p{L}])([sda])\/([olp])(?!\p{L})/giu;

/** Letters, marks, single digits ('John 3rd'), spaces, hyphens, dots, commas, and the apostrophes that keyboards produce. */
const allowed =
  /^(?:(?![\u2100-\u214f\u{1d400}-\u{1d7ff}])[\p{L}\p{M}\p{Nd}]|[ .,'’‘`´\u00b7\u2010\u2011\u2013\u30fb\u3001\u3002\uff0c\uff0e\uff61-]|\u05f3|\u05f4)*$/u;

/** No script puts more than four marks on one letter. More would cover the lines above and below. */
const tooManyMarks = /\p{M}{5}/u;
