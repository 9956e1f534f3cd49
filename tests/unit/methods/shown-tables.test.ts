import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as bands from '#shared/engine-1/evidence/bands.ts';
import { ascvdBands, riskBands } from '#shared/engine-1/evidence/cardiac-model.ts';
import { preventLimits } from '#shared/engine-1/evidence/heart-input-rules.ts';
import { imputation } from '#shared/engine-1/evidence/imputation.ts';
import * as le8 from '#shared/engine-1/evidence/lifes-essential-8.ts';
import { longevityEvidence } from '#shared/engine-1/evidence/longevity-questions.ts';
import { recommendationRules } from '#shared/engine-1/evidence/longevity-recommendations.ts';
import { optionScores } from '#shared/engine-1/evidence/option-scores.ts';
import { redFlagRules } from '#shared/engine-1/evidence/red-flag-rules.ts';
import { riskEnhancers } from '#shared/engine-1/evidence/risk-enhancers.ts';
import type { Rule } from '#shared/engine-1/evidence/rule.ts';
import { cardiacHealthQuiz } from '#shared/engine-1/quizzes/cardiac-health.ts';
import { longevityQuiz } from '#shared/engine-1/quizzes/longevity.ts';
import { questionLabel } from '#shared/engine-1/wording/question-labels.ts';
import { preventCoefficients } from '#shared/heart/prevent/prevent-coefficients.ts';
import { foldNamed, folds, markup, numberIn, numbersByHead, tableIn, wordsIn } from './shown-page.tsx';

const questions = [...longevityQuiz.questions, ...cardiacHealthQuiz.questions];
const label = (question: string, value: string | number): string =>
  questions.find(({ id }) => id === question)?.options?.find((option) => option.value === value)?.label ??
  `no ${value}`;

const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.join(' | ')).toSorted();

describe('the heart’s inputs', () => {
  test.each([
    ['bpBand', 'mmHg', bands.bloodPressureBands],
    ['totalCholesterolBand', 'mg/dL', bands.totalCholesterolBands],
    ['hdlBand', 'mg/dL', bands.hdlBands],
    ['ldlBand', 'mg/dL', bands.ldlBands],
    ['triglycerideBand', 'mg/dL', bands.triglycerideBands],
    ['a1cBand', 'percent', bands.a1cBands],
  ])('every band of %s is shown with its value and edges', (question, unit, data) => {
    const { rows } = tableIn(`${questionLabel(question)}, ${unit}: what a band stands for`);
    const expected = Object.entries<bands.Band & { dbp?: number }>(data).map(([value, { mid, low, high, dbp }]) => [
      label(question, value),
      mid,
      low,
      high,
      ...(dbp === undefined ? [] : [dbp]),
    ]);
    expect(sorted(rows)).toEqual(sorted(expected));
  });

  test.each([
    ['sbp', 'Upper blood pressure, mmHg'],
    ['hdl', 'HDL cholesterol, mg/dL'],
    ['totalChol', 'Total cholesterol, mg/dL'],
    ['egfr', 'eGFR, mL/min/1.73 m²'],
  ] as const)('what stands in for an unknown %s is shown by age and sex', (name, title) => {
    for (const [sex, word] of [
      ['female', 'women'],
      ['male', 'men'],
    ] as const)
      expect(
        tableIn(`${title}: when it is not known`, `${title}, ${word}`).rows.map((row) => row.map(numberIn)),
      ).toEqual(imputation[name][sex].map(({ age, mean, p10, p90, n }) => [age, mean, p10, p90, n]));
  });

  test('the limits of the equations are shown', () => {
    expect(tableIn('Limits of the equations').rows.map(([, from, to]) => [numberIn(from), numberIn(to)])).toEqual(
      Object.values(preventLimits),
    );
  });
});

test('every coefficient is shown, unrounded', () => {
  const shown = folds
    .filter(({ title }) => title.endsWith(': coefficients'))
    .flatMap(({ tables }) =>
      tables.flatMap(({ rows }) => rows.map(([, women, men]) => [numberIn(women), numberIn(men)])),
    );
  const used = Object.values(preventCoefficients).flatMap((horizons) =>
    Object.values(horizons).flatMap((outcomes) =>
      Object.values(outcomes).flatMap(({ female, male }) =>
        Object.entries(female).map(([term, coefficient]) => [coefficient, male[term]]),
      ),
    ),
  );
  expect(shown).toEqual(used);
  expect(used.length).toBeGreaterThan(280);
});

/** The lower end of each band, read from 'below 5', '5 to below 7.5', '20 or more'. */
const lowerEnds = (texts: readonly (string | undefined)[]) =>
  texts.map((text) => (text?.startsWith('below') ? -Infinity : numberIn(text?.split(' ')[0])));
const expectedEnds = (limits: readonly number[]) => [-Infinity, ...limits.slice(0, -1)];

test.each([
  ['Total risk in 10 years', riskBands],
  ['Heart attack and stroke in 10 years', ascvdBands],
])('the categories of "%s" begin where the engine’s do', (title, data) => {
  expect(lowerEnds(tableIn(title).rows.map(([, text]) => text))).toEqual(expectedEnds(data.map(({ below }) => below)));
});

describe('Life’s Essential 8', () => {
  test.each([
    ['Sleep: points', undefined, le8.sleepTable],
    ['Weight: points', 'By BMI', le8.bmiTable],
    ['Weight: points', 'By BMI, background “East or Southeast Asian” or “South Asian”', le8.bmiTableAsian],
    ['Cholesterol: points', undefined, le8.nonHdlTable],
  ])('the points of "%s" %s are the engine’s', (title, caption, data) => {
    const { rows } = tableIn(title, caption);
    expect(rows.map(([, points]) => numberIn(points))).toEqual(data.map(({ points }) => points));
    expect(lowerEnds(rows.map(([text]) => text))).toEqual(expectedEnds(data.map(({ below }) => below)));
  });

  test.each([
    ['Activity: points', undefined, le8.activityTable],
    ['Eating: points', 'Sum of the four', le8.dietTable],
  ])('the points of "%s" are the engine’s', (title, caption, data) => {
    expect(tableIn(title, caption).rows).toEqual(
      data.map(({ atLeast, points }) => [`${atLeast} or more`, `${points}`]),
    );
  });

  test('nicotine, eating and pressure too', () => {
    expect(sorted(tableIn('Nicotine: points').rows)).toEqual(
      sorted(Object.entries(le8.nicotinePoints).map(([value, points]) => [label('smoking', value), points])),
    );
    for (const [question, points] of Object.entries(le8.dietPoints))
      expect(sorted(tableIn('Eating: points', questionLabel(question)).rows)).toEqual(
        sorted(Object.entries(points).map(([value, x]) => [label(question, value), x])),
      );
    expect(tableIn('Blood pressure: points').rows.map((row) => row.join(' ').match(/\d+/g)?.map(Number))).toEqual(
      le8.bloodPressureTable.map(({ sbpBelow, dbpBelow, points }) =>
        [sbpBelow, dbpBelow, points].filter((x) => Number.isFinite(x)),
      ),
    );
  });

  test('the scores of single answers too', () => {
    for (const [question, scores] of Object.entries(optionScores))
      expect(sorted(tableIn('Scores of single answers', questionLabel(question)).rows)).toEqual(
        sorted(Object.entries(scores).map(([value, score]) => [label(question, value), score])),
      );
  });
});

describe('the first quiz’s category scores', () => {
  test('each option’s score stands beside its words', () => {
    const scored = longevityEvidence.filter(
      ({ options, grade }) => grade !== '-' && options?.some(({ score }) => score != null),
    );
    expect(scored.length).toBeGreaterThan(20);
    for (const { id, options = [] } of scored) {
      const table = foldNamed(questionLabel(id)).tables[0];
      const at = table?.columns.indexOf('Score') ?? -1;
      expect(
        table?.rows.map((row) => row[at]),
        id,
      ).toEqual(options.map(({ score }) => (score == null ? '–' : String(score))));
    }
  });

  test('curves and bands of scores are whole', () => {
    for (const { id, scoreCurve, scoreTable } of longevityEvidence) {
      if (scoreCurve)
        expect([...numbersByHead(tableIn(questionLabel(id), 'Score, straight between these points'))]).toEqual(
          scoreCurve.map(({ x, score }) => [String(x), [score]]),
        );
      if (scoreTable)
        expect(tableIn(questionLabel(id), 'Score').rows.map(([, score]) => numberIn(score))).toEqual(
          scoreTable.bands.map(({ score }) => score),
        );
    }
  });

  test('every rule of the plan is listed', () => {
    expect(tableIn('Rules').rows.map(([question]) => question)).toEqual(
      recommendationRules.map(({ question }) => questionLabel(question)),
    );
  });
});

const answersIn = (rule: Rule): string[] => {
  if ('question' in rule) return rule.in.map((value) => `“${label(rule.question, value)}”`);
  if ('all' in rule) return rule.all.flatMap(answersIn);
  return 'any' in rule ? rule.any.flatMap(answersIn) : [];
};

describe('warning signs and reasons', () => {
  test.each(redFlagRules)('$code shows every answer that raises it', ({ label: title, when, emergencyWhen }) => {
    const { words } = folds.findLast((fold) => fold.title === title) ?? { words: '' };
    for (const answer of [...answersIn(when), ...(emergencyWhen ? answersIn(emergencyWhen) : [])])
      expect(words).toContain(answer);
    expect(words.length).toBeGreaterThan(title.length + 10);
  });

  test('each reason shows its answers', () => {
    const { rows } = tableIn('When each is listed');
    expect(rows.map(([reason]) => reason)).toEqual(riskEnhancers.map((enhancer) => enhancer.label));
    for (const [at, { when }] of riskEnhancers.entries())
      for (const answer of answersIn(when)) expect(rows[at]?.[1]).toContain(answer);
  });
});

test('the example of a fingerprint is the SHA-256 of the line above it', () => {
  const [, line = '', hash] = /(\{"answers".*?\}) SHA-256 = ([0-9a-f]{64})/.exec(wordsIn(markup)) ?? [];
  expect(createHash('sha256').update(line).digest('hex')).toBe(hash);
});

test('nothing is shown as a code', () => {
  const codes = new Set(
    questions
      .flatMap(({ id, options = [] }) => [id, ...options.map(({ value }) => value)])
      .filter((x) => /[a-z][A-Z]/.test(x)),
  );
  const shown =
    wordsIn(markup)
      .replace(/\{"answers".*?\} /, '')
      .match(/[A-Za-z]+/g) ?? [];
  expect(shown.filter((word) => codes.has(word))).toEqual([]);
});

test('no number ends in a binary remainder, and every id is there once', () => {
  expect(wordsIn(markup)).not.toMatch(/\d\.\d{9,}|NaN|undefined|Infinity/);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
