import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import { seeded } from '#tests/support/random.ts';
import { analyse, scored } from '#tests/validation/analysis.ts';
import { columns, type Row, readRows, respondentOf, today } from '#tests/validation/survey.ts';

// Invented people, so that every mapping has a known answer.

const folder = mkdtempSync(join(tmpdir(), 'survey-'));
afterAll(() => rmSync(folder, { recursive: true }));

const somebody: Row = {
  SEQN: '1',
  age_in_years_at_screening: '50',
  gender: 'Female',
  education_level_adults_20: 'High school graduate/GED or equi',
  mortstat: '0',
  permth_int: '90',
  standing_height_cm: '165.1',
  weight_kg: '68.04',
  cat_smoke: 'Never smoker',
  minutes_sedentary_activity: '450',
  full_sample_2_year_mec_exam_weight: '20000',
  SMQ020: '2',
  ALQ101: '2',
  ALQ110: '2',
  PAQ650: '2',
  PAQ665: '2',
};
const answersOf = (over: Row = {}) => respondentOf({ ...somebody, ...over }, 'detailed')?.answers ?? {};

test('a person becomes answers that our screens accept', () => {
  const answers = answersOf();
  expect(answers).toEqual({
    birthdate: '1963-06-30',
    gender: 'female',
    height: { ft: 5, in: 5 },
    weight: 150,
    education: 'highSchool',
    smoking: 'never',
    alcoholConsumption: 'never',
    sittingHours: 7.5,
    exerciseFrequency: '0',
  });
  for (const question of longevityQuiz.questions)
    if (answers[question.id] !== undefined)
      expect(refuseAnswer(question, answers[question.id], today), question.id).toBeNull();
  expect(scoreLongevity(answers, today)).toMatchObject({ status: 'ok', chronologicalAge: 50 });
});

test.each([
  ['152.3', { ft: 5, in: 0 }],
  ['182.8', { ft: 6, in: 0 }],
  ['152.0', { ft: 4, in: 11.8 }],
])('a height of %s cm is feet and inches that a screen accepts', (centimetres, height) => {
  const answer = answersOf({ standing_height_cm: centimetres }).height;
  expect(answer).toEqual(height);
  const question = longevityQuiz.questions.find(({ id }) => id === 'height');
  expect(question && refuseAnswer(question, answer, today)).toBeNull();
});

describe('each raw answer', () => {
  test.each<[string, Row, string, unknown]>([
    ['smokes 25 a day', { SMQ020: '1', SMQ040: '1', SMD650: '25' }, 'smoking', 'daily20plus'],
    ['smokes 9 a day', { SMQ020: '1', SMQ040: '1', SMD650: '9' }, 'smoking', 'dailyUnder10'],
    ['smokes on some days', { SMQ020: '1', SMQ040: '2' }, 'smoking', 'someDays'],
    ['quit fifty years ago or more', { SMQ020: '1', SMQ040: '3', SMQ050Q: '66666' }, 'smoking', 'former10'],
    ['quit 18 months ago', { SMQ020: '1', SMQ040: '3', SMQ050Q: '18', SMQ050U: '3' }, 'smoking', 'former1'],
    ['quit 3 weeks ago', { SMQ020: '1', SMQ040: '3', SMQ050Q: '3', SMQ050U: '2' }, 'smoking', 'former0'],
    [
      'drinks 2 on 3 days a week',
      { ALQ101: '1', ALQ120Q: '3', ALQ120U: '1', ALQ130: '2' },
      'alcoholConsumption',
      'upTo12',
    ],
    [
      'drinks 6 on 20 days a month',
      { ALQ101: '1', ALQ120Q: '20', ALQ120U: '2', ALQ130: '6' },
      'alcoholConsumption',
      '23to32',
    ],
    ['drank in former years', { ALQ101: '1', ALQ120Q: '0' }, 'alcoholConsumption', 'former'],
    [
      'does not say how much',
      { ALQ101: '1', ALQ120Q: '3', ALQ120U: '1', ALQ130: '999' },
      'alcoholConsumption',
      undefined,
    ],
    [
      'is hard at it on 2 days, moderate on 4',
      { PAQ650: '1', PAQ655: '2', PAQ665: '1', PAQ670: '4' },
      'exerciseFrequency',
      '3to4',
    ],
    ['moves, and nobody asked on how many days', { PAQ650: '1', PAQ665: '2' }, 'exerciseFrequency', undefined],
    ['sits and does not know how long', { minutes_sedentary_activity: '9999' }, 'sittingHours', undefined],
    ['finished college', { education_level_adults_20: 'College graduate or above' }, 'education', 'bachelor'],
  ])('of a person who %s is read', (_, over, question, answer) => {
    expect(answersOf(over)[question]).toBe(answer);
  });

  test.each([
    ['weight', { weight_kg: '' }],
    ['height', { standing_height_cm: '' }],
    ['smoking', { SMQ020: '7' }],
    ['follow-up', { permth_int: '' }],
  ])('without %s a person is left out', (_, over) => {
    expect(respondentOf({ ...somebody, ...over }, 'detailed')).toBeNull();
  });

  test('three classes cover all smoking answers', () => {
    const coarse = respondentOf({ ...somebody, cat_smoke: 'Former smoker', SMQ020: '' }, 'coarse');
    expect(coarse?.answers.smoking).toBe('former10');
  });
});

/** Smokers and old people die more often, so the outcome is known. */
const invented: Row[] = Array.from({ length: 400 }, (_, at) => {
  const smokes = at % 4 === 0;
  const age = 40 + (at % 35);
  const dies = smokes ? at % 8 !== 0 : at % 16 === 1 || (age >= 65 && at % 2 === 0);
  return {
    ...somebody,
    SEQN: String(at),
    age_in_years_at_screening: String(age),
    gender: at % 3 === 0 ? 'Male' : 'Female',
    mortstat: dies ? '1' : '0',
    permth_int: String(dies ? 20 + (at % 50) : 90),
    ucod_leading: dies ? '1' : '',
    ...(smokes ? { SMQ020: '1', SMQ040: '1', SMD650: '20', cat_smoke: 'Current smoker' } : {}),
    education_level_adults_20: at % 5 === 0 ? 'Less than 9th grade' : 'College graduate or above',
    minutes_sedentary_activity: String(120 + (at % 7) * 90),
  };
});

test('calibration finds the planted slope of a shown year, for all and for each group with enough deaths', () => {
  const { next, below } = seeded(7);
  const asked: Row[] = Array.from({ length: 1200 }, (_, at) => ({
    ...somebody,
    SEQN: String(at),
    age_in_years_at_screening: String(40 + (at % 40)),
    gender: below(3) === 0 ? 'Male' : 'Female',
    standing_height_cm: String(155 + below(30)),
    education_level_adults_20: below(2) === 0 ? 'Less than 9th grade' : 'College graduate or above',
    minutes_sedentary_activity: String(120 + below(7) * 90),
    ...(below(2) === 0 ? { PAQ650: '1', PAQ655: String(1 + below(7)) } : {}),
    ...(below(2) === 0 ? { ALQ101: '1', ALQ120Q: '3', ALQ120U: '1', ALQ130: String(1 + below(6)) } : {}),
    ...(below(4) === 0 ? { SMQ020: '1', SMQ040: '1', SMD650: '20', cat_smoke: 'Current smoker' } : {}),
  }));
  const { estimated } = scored(asked, 'detailed');
  expect(estimated).toHaveLength(asked.length);
  // A year of age raises the hazard by a tenth, a shown year of smoking by two such years.
  const followed = asked.map((row, at): Row => {
    const { age = 0, contributions = {} } = estimated[at] ?? {};
    const months = -Math.log(next()) / (0.001 * Math.exp(0.1 * (age - 60 + 2 * (contributions.smoking ?? 0))));
    return { ...row, mortstat: months < 90 ? '1' : '0', permth_int: String(Math.min(90, months)) };
  });
  const { byQuestion } = analyse(followed, 1).mappings.detailed;
  for (const group of ['all', 'women', 'men']) {
    const { value = 0, low = 0 } = byQuestion[group]?.smoking ?? {};
    expect(Math.abs(value - 2), `${group}: ${value}`).toBeLessThan(0.6);
    expect(low, group).toBeGreaterThan(1);
  }
  expect(byQuestion['age 25-39']).toBeNull();
});

describe('the analysis of invented people', () => {
  const { mappings, heart, rows } = analyse(invented, 20);
  const { all } = mappings.detailed.groups;

  test('counts people, deaths and years of follow-up', () => {
    const { estimated } = scored(invented, 'detailed');
    expect(rows).toBe(400);
    expect(all?.unweighted).toMatchObject({
      people: estimated.length,
      deaths: invented.filter(({ mortstat }) => mortstat === '1').length,
    });
    expect(all?.unweighted?.personYears).toBe(Math.round(estimated.reduce((sum, { months }) => sum + months, 0) / 12));
  });

  test('ranks biological age above age, where smoking counts', () => {
    expect(all?.unweighted?.concordance.value).toBeGreaterThan(all?.unweighted?.concordanceOfAge.value ?? 1);
    expect(all?.unweighted?.slope.low).toBeGreaterThan(0);
    expect(mappings.detailed.fifths[4]?.hazardRatio).toBeGreaterThan(2);
  });

  test('agrees with a second computation: C over all pairs, and the slope at which the likelihood is highest', () => {
    const { estimated } = scored(invented, 'detailed');
    const concordanceOf = (markerOf: (one: (typeof estimated)[number]) => number): number => {
      const signs = estimated
        .filter(({ died }) => died)
        .flatMap((first) =>
          estimated
            .filter((other) => first.months < other.months || (first.months === other.months && !other.died))
            .map((other) => Math.sign(markerOf(first) - markerOf(other))),
        );
      return 0.5 + signs.reduce((total, sign) => total + sign, 0) / (2 * signs.length);
    };
    expect(all?.unweighted?.concordance.value).toBeCloseTo(
      concordanceOf(({ biologicalAge }) => biologicalAge),
      4,
    );
    expect(all?.unweighted?.concordanceOfAge.value).toBeCloseTo(
      concordanceOf(({ age }) => age),
      4,
    );

    // The gradient by differences, climbed one covariate at a time; ties by Efron, written out death by death.
    const covariates = estimated.map(({ difference, age, isFemale }) => [difference, age - 55, isFemale ? 1 : 0]);
    const months = [...new Set(estimated.filter(({ died }) => died).map((one) => one.months))];
    const likelihood = (beta: readonly number[]): number => {
      const eta = covariates.map((x) => x.reduce((total, value, i) => total + value * (beta[i] ?? 0), 0));
      const totalOf = (isIn: (one: (typeof estimated)[number]) => boolean) =>
        estimated.reduce((total, one, i) => total + (isIn(one) ? Math.exp(eta[i] ?? 0) : 0), 0);
      return months.reduce((total, month) => {
        const isDead = (one: (typeof estimated)[number]) => one.died && one.months === month;
        const [risk, dying] = [totalOf((one) => one.months >= month), totalOf(isDead)];
        const count = estimated.filter(isDead).length;
        const own = estimated.reduce((part, one, i) => part + (isDead(one) ? (eta[i] ?? 0) : 0), 0);
        const terms = Array.from({ length: count }, (_, k) => Math.log(risk - (k / count) * dying));
        return total + own - terms.reduce((part, term) => part + term, 0);
      }, 0);
    };
    const beta = [0, 0, 0];
    for (let round = 0; round < 25; round += 1)
      for (const i of beta.keys()) {
        const at = (moved: number) => likelihood(beta.map((b, j) => (j === i ? b + moved : b)));
        const h = 1e-3;
        const [less, here, more] = [at(-h), at(0), at(h)];
        beta[i] = (beta[i] ?? 0) - (h * (more - less)) / (2 * (more - 2 * here + less));
      }
    expect(all?.unweighted?.slope.value).toBeCloseTo(beta[0] ?? 0, 3);
  });

  test('has the same figures with equal survey weights', () => {
    expect(all?.weighted?.slope.value).toBeCloseTo(all?.unweighted?.slope.value as number, 3);
  });

  test('shows no group with fewer than five deaths', () => {
    expect(mappings.detailed.groups['age 25-39']?.unweighted ?? null).toBeNull();
  });

  test('says what the heart quiz lacks', () => {
    expect(heart.deathsOfHeartOrStroke).toBeGreaterThan(0);
    expect(heart.missing).toContain('blood pressure');
  });
});

test('a file with a missing column is refused by its name', () => {
  const path = join(folder, 'short.csv');
  writeFileSync(path, 'SEQN,gender\n1,Female\n');
  expect(() => readRows(path)).toThrow('permth_int');
});

test('a whole file is read', () => {
  const path = join(folder, 'whole.csv');
  writeFileSync(path, `${columns.join(',')}\n${columns.map((name) => somebody[name] ?? '').join(',')}\n`);
  expect(respondentOf(readRows(path)[0] ?? {}, 'detailed')?.answers).toEqual(answersOf());
});
