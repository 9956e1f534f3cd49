import { describe, expect, test } from 'vitest';
import { habitRules } from '#shared/habits/habit-rules.ts';
import { riskCategories } from '#shared/heart/evidence/estimate.ts';
import { preventLimits } from '#shared/heart/evidence/heart-inputs.ts';
import { imputation } from '#shared/heart/evidence/imputation.ts';
import * as le8 from '#shared/heart/evidence/lifes-essential-8.ts';
import { answerScores, dietPoints } from '#shared/heart/evidence/questions.ts';
import { riskEnhancerList } from '#shared/heart/evidence/risk-enhancers.ts';
import { columnOf, preventCoefficients } from '#shared/heart/prevent/prevent-coefficients.ts';
import { evidenceOf, longevityQuestionIds } from '#shared/longevity/evidence/longevity-evidence.ts';
import { type BandValue, bandValues } from '#shared/person/band-values.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Question } from '#shared/quiz/question.ts';
import { questionName } from '#web/answers/question-names.ts';
import { foldNamed, folds, markup, numberIn, numbersByHead, tableIn, wordsIn } from './shown-page.tsx';

const questions: readonly Question[] = [...longevityQuiz.questions, ...heartQuiz.questions];
const label = (question: string, value: string | number): string =>
  questions.find(({ id }) => id === question)?.options?.find((option) => option.value === value)?.label ??
  `no ${value}`;

const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.join(' | ')).toSorted();

describe('the heart’s inputs', () => {
  test.each([
    ['bpBand', 'mmHg', bandValues.bpBand],
    ['totalCholesterolBand', 'mg/dL', bandValues.totalCholesterolBand],
    ['hdlBand', 'mg/dL', bandValues.hdlBand],
    ['ldlBand', 'mg/dL', bandValues.ldlBand],
    ['triglycerideBand', 'mg/dL', bandValues.triglycerideBand],
    ['a1cBand', 'percent', bandValues.a1cBand],
    ['egfrBand', 'mL/min/1.73 m²', bandValues.egfrBand],
  ])('every band of %s is shown with its value and edges', (question, unit, data) => {
    const { rows } = tableIn(`${questionName(question)}, ${unit}: what a band stands for`);
    const expected = Object.entries<BandValue & { dbp?: number }>(data).map(([value, { mid, low, high, dbp }]) => [
      label(question, value),
      mid,
      low,
      high,
      ...(dbp === undefined ? [] : [dbp]),
    ]);
    expect(sorted(rows)).toEqual(sorted(expected));
  });

  test.each([
    ['sbp', 'Blood pressure, top number, mmHg'],
    ['hdl', 'HDL cholesterol, mg/dL'],
    ['totalChol', 'Total cholesterol, mg/dL'],
    ['egfr', 'eGFR, mL/min/1.73 m²'],
  ] as const)('the substitute for an unknown %s is shown by age and sex', (name, title) => {
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
    Object.values(horizons).flatMap((table) =>
      Object.values(columnOf).flatMap(({ female, male }) =>
        Object.values(table).map((coefficients) => [coefficients[female], coefficients[male]]),
      ),
    ),
  );
  expect(shown).toEqual(used);
  expect(used.length).toBeGreaterThan(280);
});

/** The lower end of each band, parsed from 'below 5', '5 to below 7.5', '20 or more'. */
const lowerEnds = (texts: readonly (string | undefined)[]) =>
  texts.map((text) => (text?.startsWith('below') ? -Infinity : numberIn(text?.split(' ')[0])));
const expectedEnds = (limits: readonly number[]) => [-Infinity, ...limits.slice(0, -1)];

test.each([['Heart attack and stroke in 10 years', riskCategories]])(
  'the categories of "%s" begin where the engine’s do',
  (title, data) => {
    expect(lowerEnds(tableIn(title).rows.map(([, text]) => text))).toEqual(
      expectedEnds(data.map(({ below }) => below)),
    );
  },
);

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

  test('the points of nicotine, eating and pressure are the engine’s too', () => {
    expect(sorted(tableIn('Nicotine: points').rows)).toEqual(
      sorted(Object.entries(le8.nicotinePoints).map(([value, points]) => [label('smoking', value), points])),
    );
    for (const [question, points] of Object.entries(dietPoints))
      expect(sorted(tableIn('Eating: points', questionName(question)).rows)).toEqual(
        sorted(Object.entries(points).map(([value, x]) => [label(question, value), x])),
      );
    expect(tableIn('Blood pressure: points').rows.map((row) => row.join(' ').match(/\d+/g)?.map(Number))).toEqual(
      le8.bloodPressureTable.map(({ sbpBelow, dbpBelow, points }) =>
        [sbpBelow, dbpBelow, points].filter((x) => Number.isFinite(x)),
      ),
    );
  });

  test('the scores of single answers are the engine’s too', () => {
    for (const [question, scores] of Object.entries(answerScores))
      expect(sorted(tableIn('Scores of single answers', questionName(question)).rows)).toEqual(
        sorted(
          Object.entries(scores)
            .filter(([, score]) => score !== null)
            .map(([value, score]) => [label(question, value), score]),
        ),
      );
  });
});

const allEvidence = longevityQuestionIds.map((id) => ({ id, ...evidenceOf(id) }));

describe('the first quiz’s category scores', () => {
  test('each option’s score is next to its words', () => {
    const scored = allEvidence.filter(
      ({ options, grade }) => grade !== '-' && options?.some(({ score }) => score != null),
    );
    expect(scored.length).toBeGreaterThan(20);
    for (const { id, options = [] } of scored) {
      const table = foldNamed(questionName(id)).tables[0];
      const at = table?.columns.indexOf('Score') ?? -1;
      expect(
        table?.rows.map((row) => row[at]),
        id,
      ).toEqual(options.map(({ score }) => (score == null ? '–' : String(score))));
    }
  });

  test('curves and bands of scores are complete', () => {
    for (const { id, scoreCurve, scoreTable } of allEvidence) {
      if (scoreCurve)
        expect([...numbersByHead(tableIn(questionName(id), 'Score, straight between these points'))]).toEqual(
          scoreCurve.map(({ x, score }) => [String(x), [score]]),
        );
      if (scoreTable)
        expect(tableIn(questionName(id), 'Score').rows.map(([, score]) => numberIn(score))).toEqual(
          scoreTable.map(({ points }) => points),
        );
    }
  });

  test('every rule of the plan is listed', () => {
    expect(tableIn('Rules of the plan').rows.map(([question]) => question)).toEqual(
      habitRules.map(({ question }) => questionName(question)),
    );
  });
});

test('each reason for a higher risk is listed', () => {
  const { rows } = tableIn('When each is listed');
  expect(rows.map(([reason]) => reason)).toEqual(riskEnhancerList.map((enhancer) => enhancer.label));
});

test('nothing is shown as a code', () => {
  const codes = new Set(
    questions
      .flatMap(({ id, unit = '', options = [] }) => [id, unit, ...options.map(({ value }) => value)])
      .filter((x) => /[a-z][A-Z]/.test(x)),
  );
  // The code of this unit is its symbol.
  codes.delete('mmHg');
  const shown = wordsIn(markup).match(/[A-Za-z]+/g) ?? [];
  expect(shown.filter((word) => codes.has(word))).toEqual([]);
});

test('no number ends in a floating-point remainder, and every id is unique', () => {
  expect(wordsIn(markup)).not.toMatch(/\d\.\d{9,}|NaN|undefined|Infinity/);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
