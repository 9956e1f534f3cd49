import { expect, test } from 'vitest';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { withPlainDigits } from '#shared/quiz/input/digits.ts';
import { readDate } from '#shared/quiz/input/read-date.ts';
import { readTyped } from '#shared/quiz/input/read-typed.ts';
import type { Question } from '#shared/quiz/question.ts';
import { readInputs } from '#web/measured/measured-inputs.ts';
import { readAnswer } from '#web/quiz/answering/answer-in-inputs.ts';

// Phone keyboards write the digits of their language.

const today = '2026-11-22';
const ask = (id: string): Question => {
  const question = longevityQuiz.questions.find((each) => each.id === id);
  if (!question) throw new Error(`There is no question ${id}.`);
  return question;
};

/** The browser's own table of digits; some systems have no digits or write numbers in words. */
const systems = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
  const write = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => write.format(digit));
  return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [{ system, digits }] : [];
});

test('the digits of every script are read', () => {
  expect(systems.length).toBeGreaterThan(50);
  for (const { system, digits } of systems) expect(withPlainDigits(digits.join('')), system).toBe('0123456789');
});

test.each([
  ['Arabic', '٧٢', 72],
  ['Persian', '۷۲', 72],
  ['Devanagari', '७२', 72],
  ['Burmese', '၇၂', 72],
  ['full width', '７２', 72],
  ['Arabic, with its decimal sign', '٧٢٫٥', 72.5],
  ['Latin, with a comma', '72,5', 72.5],
])('a weight in %s is read, and stored in plain digits', (_, text, kg) => {
  const answer = Math.round((kg / 0.45359237) * 10) / 10;
  const plain = text.includes(',') ? text : String(kg);
  expect(readTyped(ask('weight'), text, 'kg')).toEqual({ kind: 'clear', answer, typed: { text: plain, unit: 'kg' } });
});

test('a height in two inputs is read', () => {
  expect(readInputs(ask('height'), { unit: 'ftIn', ft: '٥', in: '٦' }, 'en')).toMatchObject({
    answer: { ft: 5, in: 6 },
  });
});

test.each([
  ['١٢', '٦', '١٩٨٠'],
  ['۱۲', '۶', '۱۹۸۰'],
  ['12', '６', '１９８０'],
])('the date of birth %s %s %s is read', (day, month, year) => {
  const given = readAnswer(ask('birthdate'), { day, month, year }, today, () => {});
  expect(given).toMatchObject({ value: '1980-06-12', refusal: null });
  const whole = readDate(`${day}.${month}.${year}`, { order: 'mdy', today });
  expect(whole).toEqual({ kind: 'clear', date: '1980-06-12' });
});
