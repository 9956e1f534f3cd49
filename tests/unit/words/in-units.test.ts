import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { bandUnits } from '#shared/heart/words/band-units.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { bandWords } from '#shared/quiz/band-words.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { composeResult } from '#shared/result.ts';
import { contentInUnits, inUnits } from '#shared/words/in-units.ts';
import { anyone, type Pair, today } from '#tests/personas/random-person.ts';
import { runs } from '#tests/support/random.ts';

const american: UnitPreference = { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' };
const british: UnitPreference = { height: 'ftIn', weight: 'stLb', labs: 'mmol', a1c: 'mmolmol' };
const metric: UnitPreference = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' };

test.each([
  ['172 lb (78 kg)', ['172 lb', '12 st 4 lb', '78 kg']],
  ['lose about 9 lb (4 kg)', ['lose about 9 lb', 'lose about 9 lb', 'lose about 4 kg']],
  ['lose 10 to 20 lb (5 to 9 kg)', ['lose 10 to 20 lb', 'lose 10 lb to 1 st 6 lb', 'lose 5 to 9 kg']],
  ['172.8 lb (78.4 kg)', ['172.8 lb', '12 st 4.8 lb', '78.4 kg']],
  [
    'The goal is below 70 mg/dL (1.8 mmol/L), often below 55 mg/dL (1.4 mmol/L).',
    [
      'The goal is below 70 mg/dL, often below 55 mg/dL.',
      'The goal is below 1.8 mmol/L, often below 1.4 mmol/L.',
      'The goal is below 1.8 mmol/L, often below 1.4 mmol/L.',
    ],
  ],
  ['An A1c of 6.9% (52 mmol/mol)', ['An A1c of 6.9%', 'An A1c of 52 mmol/mol', 'An A1c of 52 mmol/mol']],
  ['400 mg/g (45.2 mg/mmol)', ['400 mg/g', '45.2 mg/mmol', '45.2 mg/mmol']],
  ['40 mg/dL, 2.2 mmol/L', Array.from({ length: 3 }, () => '40 mg/dL, 2.2 mmol/L')],
  ['142 over 91 mmHg', ['142 over 91 mmHg', '142 over 91 mmHg', '142 over 91 mmHg']],
])('%s is read in the units of its reader', (sentence, expected) => {
  expect([american, british, metric].map((units) => inUnits(sentence, units))).toEqual(expected);
});

test('each line of the preference counts separately', () => {
  const sentence = '172 lb (78 kg), 120 mg/dL (3.1 mmol/L), 5.7-6.4% (39-47 mmol/mol)';
  expect(inUnits(sentence, { ...american, labs: 'mmol' })).toBe('172 lb, 3.1 mmol/L, 5.7-6.4%');
  expect(inUnits(sentence, { ...american, a1c: 'mmolmol' })).toBe('172 lb, 120 mg/dL, 39-47 mmol/mol');
  expect(inUnits(sentence, { ...metric, weight: 'lb' })).toBe('172 lb, 3.1 mmol/L, 39-47 mmol/mol');
});

const bands = heartQuiz.questions.flatMap((question) => {
  const units = bandUnits[question.id];
  if (!units || question.type !== 'multiple-choice') return [];
  return question.options.flatMap((option) =>
    'band' in option
      ? [{ id: question.id, band: option.band, label: option.label, labelSi: option.labelSi, units }]
      : [],
  );
});

test('every band of a blood value is read as the quiz shows it, with its unit next to the number', () => {
  for (const { id, band, label, labelSi, units } of bands) {
    const both = bandWords(band, units);
    const withoutUnit = (text: string, unit: string) => (unit ? text.replace(` ${unit}`, '') : text);
    expect(withoutUnit(inUnits(both, american), units[0]), id).toBe(label);
    expect(withoutUnit(inUnits(both, metric), units[1]), id).toBe(labelSi);
  }
  expect(bands.length).toBeGreaterThan(25);
});

const bothPages = ({ longevity, heart }: Pair): ResultContent[] => [
  composeResult({ quizId: productQuizId, answers: longevity, cardiacAnswers: heart, today }),
  composeResult({ quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity, today }),
];

const foreign = (units: UnitPreference): RegExp =>
  new RegExp(
    [
      units.labs === 'mmol' ? 'mg/dL' : 'mmol/L',
      units.a1c === 'mmolmol' ? '(?:A1c|hemoglobin) [^.]*\\d%' : 'mmol/mol',
      units.weight === 'kg' ? '\\d lb\\b' : '\\d kg\\b',
    ].join('|'),
  );

/** A notice names blood sugar in both units for everyone (SAFETY 5). */
const sugarInBoth = /[\d.]+ mg\/dL, [\d.]+ mmol\/L/g;

test('no page names an amount in a unit that is not its reader’s', () => {
  fc.assert(
    fc.property(anyone, (person) => {
      for (const { sources: _, ...page } of bothPages(person))
        for (const units of [american, british, metric])
          expect(JSON.stringify(contentInUnits(page, units)).replaceAll(sugarInBoth, '')).not.toMatch(foreign(units));
    }),
    { numRuns: runs(1000) },
  );
});

test('nothing else on a page changes with the units', () => {
  const numbersIn = (content: ResultContent) =>
    JSON.stringify(content, (_, value) => (typeof value === 'string' ? '' : value));
  fc.assert(
    fc.property(anyone, (person) => {
      for (const page of bothPages(person)) {
        expect(numbersIn(contentInUnits(page, metric))).toBe(numbersIn(page));
        expect(contentInUnits(page, metric).engine).toEqual(page.engine);
      }
    }),
    { numRuns: runs(500) },
  );
});
