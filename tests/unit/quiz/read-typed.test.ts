import { describe, expect, test } from 'vitest';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { readNumeral } from '#shared/quiz/input/amount-in-unit.ts';
import { type DateOrder, dateOrderOf, readDate } from '#shared/quiz/input/read-date.ts';
import { canonicalOf, type Meaning, maxTypedLength, type Reading, readTyped } from '#shared/quiz/input/read-typed.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';

const questions: readonly Question[] = [...longevityQuiz.questions, ...heartQuiz.questions, ...myNumbersQuestions];
const ask = (id: string): Question => {
  const question = questions.find((each) => each.id === id);
  if (!question) throw new Error(`There is no question ${id}.`);
  return question;
};
const read = (id: string, unit: UnitCode | null, text: string): Reading => readTyped(ask(id), text, unit);
const choicesOf = (reading: Reading): readonly Meaning[] => (reading.kind === 'ask' ? reading.choices : []);

test.each<[string, readonly number[]]>([
  ['139,5', [139.5]],
  ['139.5', [139.5]],
  ['1.234,5', [1234.5]],
  ['1,234.5', [1234.5]],
  ['1,234', [1.234, 1234]],
  ['1.234', [1.234, 1234]],
  ['0,234', [0.234]],
  ['1 234', [1234]],
  ['1,234,567', [1234567]],
  ['1,23,456', []],
  ['1.2.3', []],
  ['', []],
  ['x', []],
])('the numeral %j can mean %j', (text, values) => {
  expect(readNumeral(text)).toEqual(values);
});

describe('typed text is read if it is clear', () => {
  test.each<[string, UnitCode | null, string, Answer, UnitCode | undefined]>([
    ['height', 'cm', '172', { ft: 5, in: 7.7 }, 'cm'],
    ['height', 'cm', '172 cm', { ft: 5, in: 7.7 }, 'cm'],
    ['height', 'cm', '1,72 m', { ft: 5, in: 7.7 }, 'cm'],
    ['height', 'cm', '1m72', { ft: 5, in: 7.7 }, 'cm'],
    ['height', 'ftIn', '1.72m', { ft: 5, in: 7.7 }, 'cm'],
    ['height', 'ftIn', "5'11", { ft: 5, in: 11 }, 'ftIn'],
    ['height', 'ftIn', '5′ 11″', { ft: 5, in: 11 }, 'ftIn'],
    ['height', 'ftIn', '5 ft 11', { ft: 5, in: 11 }, 'ftIn'],
    ['height', 'ftIn', '5 ft 11.5 in', { ft: 5, in: 11.5 }, 'ftIn'],
    ['height', 'ftIn', '5 11', { ft: 5, in: 11 }, 'ftIn'],
    ['height', 'ftIn', '5', { ft: 5, in: 0 }, 'ftIn'],
    ['height', 'ftIn', '68 inches', { ft: 5, in: 8 }, 'ftIn'],
    ['height', 'cm', "5'11", { ft: 5, in: 11 }, 'ftIn'],
    ['height', 'ftIn', '3 ft 2', { ft: 3, in: 2 }, 'ftIn'],
    ['height', 'cm', '110', { ft: 3, in: 7.3 }, 'cm'],
    ['weight', 'lb', '172', 172, 'lb'],
    ['weight', 'lb', '139,5', 139.5, 'lb'],
    ['weight', 'lb', '78 kg', 172, 'kg'],
    ['weight', 'kg', '78', 172, 'kg'],
    ['weight', 'kg', '78,5', 173.1, 'kg'],
    ['weight', 'kg', '172 lbs', 172, 'lb'],
    ['weight', 'kg', '12 st 4', 172, 'stLb'],
    ['weight', 'stLb', '12 st 4 lb', 172, 'stLb'],
    ['weight', 'stLb', '12 4', 172, 'stLb'],
    ['weight', 'stLb', '12 stone', 168, 'stLb'],
    ['totalCholesterol', 'mgdl', '201', '201', 'mgdl'],
    ['totalCholesterol', 'mgdl', '199.9', '199.9', 'mgdl'],
    ['totalCholesterol', 'mmol', '5,2', '201.1', 'mmol'],
    ['totalCholesterol', 'mgdl', '5,2 mmol / l', '201.1', 'mmol'],
    ['a1c', 'mmolmol', '53', '7', 'mmolmol'],
    ['a1c', 'percent', '6,5%', '6.5', 'percent'],
    ['uacr', 'mgg', '1234.5', '1234.5', 'mgg'],
    ['waist', 'cm', '86', '33.9', 'cm'],
    ['lpa', 'nmol', '50 mg/dL', '125', 'mgdl'],
    ['bpSystolic', null, '142 mmHg', '142', undefined],
    ['restingHeartRate', null, '62 bpm', '62', undefined],
    ['egfr', null, '88,5', '88.5', undefined],
    ['height', 'ftIn', '5 pies 11 pulgadas', { ft: 5, in: 11 }, 'ftIn'],
    ['height', 'cm', '5 pies 1 pulgada', { ft: 5, in: 1 }, 'ftIn'],
    ['height', 'ftIn', '172 centímetros', { ft: 5, in: 7.7 }, 'cm'],
    ['height', 'ftIn', '172 centi\u0301metros', { ft: 5, in: 7.7 }, 'cm'],
    ['height', 'ftIn', '172 centimetros', { ft: 5, in: 7.7 }, 'cm'],
    ['height', 'ftIn', '1,72 metros', { ft: 5, in: 7.7 }, 'cm'],
    ['height', 'cm', '1 metro 72', { ft: 5, in: 7.7 }, 'cm'],
    ['weight', 'kg', '172 libras', 172, 'lb'],
    ['weight', 'lb', '78 kilogramos', 172, 'kg'],
    ['waist', 'cm', '34 pulgadas', '34', 'in'],
  ])('%s in %s: %s', (id, unit, text, answer, typedIn) => {
    expect(read(id, unit, text)).toEqual({ kind: 'clear', answer, typed: typedIn ? { text, unit: typedIn } : null });
    if (typedIn) expect(canonicalOf(ask(id), { text, unit: typedIn })).toEqual(answer);
  });
});

describe('typed text is questioned if it can mean something else', () => {
  test.each<[string, UnitCode, string, readonly string[]]>([
    ['height', 'ftIn', '5.11', ['5 ft 1.32 in', '5 ft 11 in']],
    ['height', 'ftIn', '5,5', ['5 ft 6 in', '5 ft 5 in']],
    ['height', 'ftIn', '64', ['5 ft 4 in']],
    ['height', 'ftIn', '172', ['172 cm (5 ft 7.7 in)']],
    ['height', 'cm', '1,72', ['172 cm']],
    ['height', 'cm', '64', ['5 ft 4 in (163 cm)']],
    ['weight', 'lb', '65', ['65 kg (143.3 lb)']],
    ['weight', 'stLb', '12.5', ['12 st 7 lb', '12 st 5 lb']],
    ['totalCholesterol', 'mgdl', '5.2', ['5.2 mmol/L (201.1 mg/dL)']],
    ['totalCholesterol', 'mmol', '201', ['201 mg/dL (5.2 mmol/L)']],
    ['a1c', 'percent', '42', ['42 mmol/mol (5.99%)']],
    ['a1c', 'mmolmol', '6.5', ['6.5% (48 mmol/mol)']],
    ['waist', 'in', '86', ['86 cm (33.9 in)']],
    ['uacr', 'mgg', '1,234', ['1.2340 mg/g', '1234 mg/g']],
  ])('%s in %s: %s', (id, unit, text, labels) => {
    const reading = read(id, unit, text);
    expect(choicesOf(reading).map(({ label }) => label)).toEqual(labels);
    expect(reading).toHaveProperty(
      'question',
      labels.length === 1 ? `Did you mean ${labels[0]}?` : 'Did you mean one of these?',
    );
    expect(canonicalOf(ask(id), { text, unit })).toBeNull();
    // The answer that one tap stores is clear to the server.
    for (const { typed, answer } of choicesOf(reading)) expect(typed && canonicalOf(ask(id), typed)).toEqual(answer);
  });
});

describe('typed text is refused with what to type, and never truncated', () => {
  test.each<[string, UnitCode | null, string, string]>([
    ['height', 'ftIn', '500', 'Enter a number from 4 ft 0 in to 7 ft 6 in.'],
    ['height', 'cm', '3,05', 'Enter a number from 122 to 228 cm.'],
    ['height', 'ftIn', '5 ft 12', 'Enter a number from 4 ft 0 in to 7 ft 6 in.'],
    ['weight', 'lb', '1,234', 'Enter a number from 70 to 400 lb.'],
    ['weight', 'kg', 'about 80', 'Enter a number from 32 to 181 kg.'],
    ['weight', 'kg', '-80', 'Enter a number from 32 to 181 kg.'],
    ['weight', 'kg', '80 cm', 'Enter a number from 32 to 181 kg.'],
    ['weight', 'stLb', '11 st 15', 'Enter a number from 5 st 0 lb to 28 st 8 lb.'],
    ['bpSystolic', null, '142.5', 'Enter a whole number from 70 to 260.'],
    ['bpSystolic', null, '142/84', 'Enter a whole number from 70 to 260.'],
    ['egfr', null, '> 90', 'Enter a number from 3 to 150 mL/min/1.73m2.'],
    ['weight', 'lb', '', 'Enter a number from 70 to 400 lb.'],
    ['weight', 'lb', `1${' '.repeat(maxTypedLength)}72`, 'Enter a number from 70 to 400 lb.'],
  ])('%s in %s: %s', (id, unit, text, sentence) => {
    expect(read(id, unit, text)).toEqual({ kind: 'unclear', sentence });
  });
});

test('the sentence has the decimal separator of the user’s language', () => {
  expect(readTyped(ask('ldlCholesterol'), 'x', 'mmol', 'de-DE')).toEqual({
    kind: 'unclear',
    sentence: 'Enter a number from 0,3 to 12,9 mmol/L.',
  });
});

test('a unit that the question does not have is never canonical', () => {
  expect(canonicalOf(ask('weight'), { text: '172', unit: 'cm' })).toBeNull();
  expect(canonicalOf(ask('weight'), { text: '78 kg', unit: 'lb' })).toBeNull();
  expect(canonicalOf(ask('gender'), { text: '1', unit: 'cm' })).toBeNull();
});

const today = '2026-11-22';
const birthdate = { ageRange: { min: 18, max: 110 } };

test.each<[string, DateOrder | null]>([
  ['en-US', 'mdy'],
  ['en-GB', 'dmy'],
  ['de', 'dmy'],
  ['ja-JP', 'ymd'],
  ['en-CA', 'ymd'],
  ['not a tag!', null],
])('in %s dates have the order %s', (locale, order) => {
  expect(dateOrderOf(locale)).toBe(order);
});

test.each<[string, DateOrder | null, string]>([
  ['03.07.1992', 'mdy', '1992-07-03'],
  ['7.3.92', 'dmy', '1992-03-07'],
  ['1992-07-03', 'mdy', '1992-07-03'],
  ['1992/7/3', 'dmy', '1992-07-03'],
  ['07/03/1992', 'mdy', '1992-07-03'],
  ['07/03/1992', 'dmy', '1992-03-07'],
  ['13/05/1992', 'mdy', '1992-05-13'],
  ['05-13-1992', 'dmy', '1992-05-13'],
  ['05/05/1992', null, '1992-05-05'],
  ['3 July 1992', 'mdy', '1992-07-03'],
  ['July 3, 1992', 'dmy', '1992-07-03'],
  ['3rd Jul 92', 'mdy', '1992-07-03'],
  ['3. Juli 1992', 'dmy', '1992-07-03'],
  ['03071992', 'mdy', '1992-03-07'],
  ['19920703', 'dmy', '1992-07-03'],
  ['7.3.26', 'dmy', '1926-03-07'],
  [' 29/02/1992 ', 'dmy', '1992-02-29'],
])('%s, where the order is %s, is %s', (text, order, date) => {
  expect(readDate(text, { order, today, question: birthdate, locale: 'de-DE' })).toEqual({ kind: 'clear', date });
});

test.each([
  '3 de julio de 1992',
  '3 jul 1992',
  'julio 3, 1992',
  '3 de July de 1992',
  '3 de julio del 1992',
  '3ro de julio de 1992',
  '3.º de julio de 1992',
  '3.er julio 1992',
  '3º jul 1992',
])('%s is read in Spanish', (text) => {
  const reading = readDate(text, { order: 'dmy', today, question: birthdate, locale: 'es-US' });
  expect(reading).toEqual({ kind: 'clear', date: '1992-07-03' });
});

test.each<[string, DateOrder | null]>([
  ['07/03/1992', null],
  ['07/03/1992', 'ymd'],
])('%s is questioned where the order is %s', (text, order) => {
  const dates = ['1992-03-07', '1992-07-03'];
  expect(readDate(text, { order, today, question: birthdate })).toEqual({ kind: 'ask', dates });
});

test.each([
  '31.02.1992',
  '7.3.10',
  '1.1.1',
  '20012001',
  '3-7',
  'yesterday',
  '',
  '1992',
  '07/03/1992/1',
  '3 Julember 1992',
])('%j is not a clear date', (text) => {
  expect(readDate(text, { order: 'dmy', today, question: birthdate })).toEqual({ kind: 'unclear' });
});

test('a year of two digits is the latest that is not in the future, if any age is allowed', () => {
  expect(readDate('7.3.26', { order: 'dmy', today })).toEqual({ kind: 'clear', date: '2026-03-07' });
  expect(readDate('7.12.26', { order: 'dmy', today })).toEqual({ kind: 'clear', date: '1926-12-07' });
});
