import { describe, expect, test } from 'vitest';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import type { Answers, HeightAnswer, Question } from '#shared/quiz/question.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';
import { methodsContent } from '#web/features/methods/content/methods-content.ts';
import { foldNamed, folds, markup, numberIn, numbersByHead, type ShownTable, tableIn, wordsIn } from './shown-page.tsx';

// Calculates the age as a reader with a calculator would: from the page's hazard ratios, shares and weights, without the engine.

type Sex = 'women' | 'men';

const forSex = (cell: string | undefined, sex: Sex): string => {
  const both = /^(.*) women, (.*) men(\*?)$/.exec(cell ?? '');
  return both ? ((sex === 'women' ? both[1] : both[2]) ?? '') : (cell ?? '');
};

const column = ({ columns, rows }: ShownTable, name: string): string[] =>
  rows.map((row) => row[columns.indexOf(name)] ?? '');

type Known = { label: string; lnHr: number | null; share: number | null };

const answersOf = (table: ShownTable, sex: Sex): Known[] => {
  const shares = table.columns.includes('Share') ? column(table, 'Share') : [];
  return column(table, 'Hazard ratio').map((cell, at) => {
    const ratio = forSex(cell, sex);
    const share = forSex(shares[at] ?? '–', sex);
    return {
      label: table.rows[at]?.[0] ?? '',
      lnHr: ratio === '–' ? null : Math.log(numberIn(ratio)),
      share: share === '–' ? null : numberIn(share),
    };
  });
};

const clamp = (x: number, low: number, high: number) => Math.min(Math.max(x, low), high);

const mean = (pairs: readonly (readonly [share: number, x: number])[]) =>
  pairs.reduce((sum, [share, x]) => sum + share * x, 0) / pairs.reduce((sum, [share]) => sum + share, 0);

const straight = (points: readonly (readonly [x: number, y: number])[], x: number): number => {
  const after = points.findIndex(([at]) => x <= at);
  const [last] = points.slice(-1);
  if (after === -1) return last?.[1] ?? 0;
  const [x1 = 0, y1 = 0] = points[after] ?? [];
  const [x0, y0] = points[after - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
};

/**
 * The share of ln HR that remains at this age. A curve that is graded by age uses its own table instead, and only above its
 * limit.
 */
const fadedAt = (age: number) => 1 + clamp((age - fullUpTo) / (floorFrom - fullUpTo), 0, 1) * (floor - 1);

const curveAt = (answers: ShownTable, others: readonly ShownTable[], sex: Sex, age: number) => {
  const points = answersOf(answers, sex).map(
    ({ label, lnHr }) => [numberIn(/[\d.]+/.exec(label)?.[0]), lnHr ?? 0] as const,
  );
  const graded = others.find(({ caption }) => caption.startsWith('How strong it is above BMI'));
  if (!graded) return (x: number) => fadedAt(age) * straight(points, x);
  const limit = numberIn(/BMI (\d+)/.exec(graded.caption)?.[1]);
  const allAges = numberIn(/against ([\d.]+) for/.exec(graded.caption)?.[1]);
  const strength = straight(
    graded.rows.map(([at, ratio]) => [numberIn(at), Math.log(numberIn(ratio)) / Math.log(allAges)] as const),
    age,
  );
  const from = straight(points, limit);
  return (x: number) => (x <= limit ? straight(points, x) : from + strength * (straight(points, x) - from));
};

/** weight × (ln HR − average), or null if the answer has no hazard ratio. */
const counts = (title: string, answer: string | number, sex: Sex, age: number): number | null => {
  const { tables, words } = foldNamed(title);
  const [answers, ...others] = tables;
  if (!answers) return null;
  const known = answersOf(answers, sex);
  const weight = numberIn(/weight ([\d.]+)/.exec(words)?.[1]);
  const population = others.find(({ caption }) => caption === 'Shares of the population');
  if (population) {
    const curve = curveAt(answers, others, sex, age);
    const shares = population.rows.map(([x, share]) => [numberIn(share), curve(numberIn(x))] as const);
    return weight * (curve(Number(answer)) - mean(shares));
  }
  const byAge = others.find(({ caption }) => caption.startsWith('Shares of the population by age'));
  const ages = byAge?.columns.slice(1).map((text) => numberIn(/[\d.]+/.exec(text)?.[0])) ?? [];
  const shareOf = (at: number) => {
    const row = byAge?.rows[at];
    if (!row) return known[at]?.share ?? 0;
    return straight(
      ages.map((x, place) => [x, numberIn(row[place + 1])] as const),
      age,
    );
  };
  const average = mean(known.flatMap(({ lnHr }, at) => (lnHr === null ? [] : [[shareOf(at), lnHr] as const])));
  const chosen = known.find(({ label }) => label === answer)?.lnHr;
  return chosen === null || chosen === undefined ? null : weight * fadedAt(age) * (chosen - average);
};

const labelOf = (id: string, value: string | number): string | number => {
  const questions: readonly Question[] = longevityQuiz.questions;
  const question = questions.find((candidate) => candidate.id === id);
  return (
    question?.sliderLabels?.[Number(value) - 1] ??
    question?.options?.find((option) => option.value === value)?.label ??
    value
  );
};

/** The page's formulas, from which the constants are read. */
const formulas = methodsContent()
  .age.flatMap(({ formula = [], paragraphs }) => [...formula, ...paragraphs])
  .join('\n');
const printed = (pattern: RegExp): number[] => (pattern.exec(formulas) ?? []).slice(1).map(numberIn);
const [womenMid = 0, menMid = 0, midUpTo = 0, womenOld = 0, menOld = 0, oldFrom = 0] = printed(
  /slope is ([\d.]+) \(women\) or ([\d.]+) \(men\) up to (\d+), ([\d.]+) or ([\d.]+) from (\d+)/,
);
const [fullUpTo = 0, floor = 0, floorFrom = 0] = printed(/Fading is 1 up to (\d+), ([\d.]+) from (\d+)/);
const [lambda = 0] = printed(/L = sum of ([\d.]+) × weight/);
const [fadeFrom = 0, fadeTo = 0] = printed(
  /can’t get up from the floor.* up to the age of (\d+).* From (\d+) on both count in full/,
);
const [younger = 0, older = 0] = printed(/C = (\d+) if years is below 0, else (\d+)/);
const [leastShare = 0, mostShare = 0] = printed(/not below (−[\d.]+) × age, not above ([\d.]+) × age/);
const [minAge = 0, maxAge = 0] = printed(/biological age = age \+ difference, not below (\d+), not above (\d+)/);

const yearsByHand = (answers: Answers, sex: Sex, age: number): number => {
  const clean: Partial<Answers> = cleanAnswers(longevityQuiz, answers);
  const [mid, old] = sex === 'women' ? [womenMid, womenOld] : [menMid, menOld];
  const slope = mid + clamp((age - midUpTo) / (oldFrom - midUpTo), 0, 1) * (old - mid);
  const height = clean.height as HeightAnswer | undefined;
  const bmi = height && clean.weight !== undefined && (703 * Number(clean.weight)) / (12 * height.ft + height.in) ** 2;
  const sum = methodsContent()
    .evidence.filter(({ movesAge }) => movesAge)
    .reduce((total, { questionId: id, label }) => {
      const light = id === 'exerciseIntensity' && clean.exerciseFrequency === '0' ? 'light' : clean[id];
      const answer = id === 'weight' ? bmi : light;
      const isAboutRising = clean.sitToStand === 'cannot' && (id === 'sitToStand' || id === 'sittingHours');
      const share = isAboutRising ? clamp((age - fadeFrom) / (fadeTo - fadeFrom), 0, 1) : 1;
      if (answer === undefined || answer === false) return total;
      return total + share * (counts(label, labelOf(id, answer as string | number), sex, age) ?? 0);
    }, 0);
  return (lambda * sum) / slope;
};

const ageByHand = (answers: Answers, age: number): number => {
  const sexes: Sex[] = answers.gender === 'female' ? ['women'] : answers.gender === 'male' ? ['men'] : ['women', 'men'];
  const years = sexes.reduce((sum, sex) => sum + yearsByHand(answers, sex, age) / sexes.length, 0);
  const limit = years < 0 ? younger : older;
  const shown = clamp(limit * Math.tanh(years / limit), leastShare * age, mostShare * age);
  return clamp(age + shown, minAge, maxAge);
};

type Vector = {
  readonly answers: Answers;
  readonly output: { readonly status: string; readonly chronologicalAge: number; readonly biologicalAge: number };
};
const reference: Readonly<Record<string, Vector>> = {
  ...readVectors('personas').longevity,
  ...readVectors('random-vectors').longevity.slice(0, 30),
};

/** Their biological ages come from the reference implementation, not from the engine. */
const everybody = Object.entries(reference)
  .map(([id, vector]) => ({ id, ...vector }))
  .filter(({ output }) => output.status === 'ok');

describe('calculated from the page alone', () => {
  test('there are enough people to try it on', () => expect(everybody.length).toBeGreaterThan(25));

  test.each(everybody)('the biological age of $id is that of the engine', ({ answers, output }) => {
    const byHand = ageByHand(answers, output.chronologicalAge);
    expect(Math.abs(byHand - output.biologicalAge)).toBeLessThanOrEqual(0.05 + 1e-9);
  });

  test('every printed average is the mean of its table', () => {
    const weighed = methodsContent().evidence.filter(({ averages }) => averages.length === 1);
    expect(weighed.length).toBe(22);
    expect(folds.length).toBeGreaterThan(weighed.length);
    for (const { label, averages, answers, weight } of weighed) {
      const known = answers.find(({ hr }) => hr !== null);
      const at = known?.label.match(/^(?:BMI )?([\d.]+)/)?.[1];
      const answer = foldNamed(label).tables.some(({ caption }) => caption === 'Shares of the population')
        ? at
        : known?.label;
      const hr = known?.hr ?? 1;
      const lnHr = Math.log(typeof hr === 'number' ? hr : hr.female);
      const average = lnHr - (counts(label, answer ?? '', 'women', fullUpTo) ?? Number.NaN) / weight;
      expect(average, label).toBeCloseTo(numberIn(averages[0]?.split(' ')[0]), 3);
    }
  });
});

// Follows the page's instructions by hand. A reader who does the same must get the engine's figures.

const today = '2026-01-15';
const heavySmoker: Answers = readVectors('personas').longevity.heavySmoker50M?.answers;
const page = wordsIn(markup);

test('someone who never exercises gets the score that the page describes', () => {
  expect(page).toContain('“How hard you exercise” scores 0 for someone who never exercises.');
  const still: Answers = {
    exerciseFrequency: '0',
    strengthTraining: '0',
    sittingHours: 4,
    sitToStand: 'noSupport',
    gripStrengthSelf: 'average',
  };
  const scores: Record<string, number> = {
    'Active days': 0,
    'How hard you exercise': 0,
    'Strength training': 0,
    Sitting: 100,
    'Getting up from the floor': 100,
    'Grip strength': 65,
  };
  const shares = [...numbersByHead(tableIn('Movement and strength: shares'))];
  const sum = shares.reduce((total, [, [share = 0]]) => total + share, 0);
  const byHand = shares.reduce((total, [label, [share = 0]]) => total + share * (scores[label] ?? Number.NaN), 0) / sum;
  const activity = scoreLongevity(still, today).categories.find(({ id }) => id === 'activity');
  expect(activity?.score).toBe(Math.round(byHand));
});

test('the years of single answers add up to the age as the page says', () => {
  expect(page).toContain('years of one answer = its part of L ÷ slope × shown(years) ÷ years');
  const answers = heavySmoker;
  const { deltaRaw, deltaShown, contributionsYears } = scoreLongevity(answers, today);
  const alone = scoreLongevity(
    { birthdate: answers.birthdate, gender: 'male', smoking: answers.smoking } as Answers,
    today,
  );
  const expected = ((alone.deltaRaw ?? 0) * (deltaShown ?? 0)) / (deltaRaw ?? 1);
  expect(Math.abs(expected - (contributionsYears.smoking ?? 0))).toBeLessThan(0.02);
});

test('the page does not say that equations ignore kidneys and cholesterol if they read them', () => {
  expect(page).toContain('except for kidney function and cholesterol');
});
