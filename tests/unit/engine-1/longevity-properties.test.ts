import fc from 'fast-check';
import { describe, test } from 'vitest';
import { familyQuestionId } from '#shared/derived-names.ts';
import { scoreLongevity } from '#shared/engine-1/longevity.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import { forEveryone, oncePerPerson } from '#tests/personas/for-everyone.ts';
import { tenthOfRuns } from '#tests/support/runs.ts';
import { mustAscend, mustBeSame } from './must.ts';
import { anyLongevityPerson, longevityPerson } from './random-person.ts';

const today = '2026-01-15';
const numRuns = tenthOfRuns(20_000);
const score = (answers: unknown) => scoreLongevity(answers, today);
const holds = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) => fc.assert(property, { numRuns });

const people = fc.sample(longevityPerson, numRuns);
const scoreOf = oncePerPerson(score);
/** Everyone, each with something of their own. */
const forEveryoneWith = <T>(something: fc.Arbitrary<T>, check: (answers: Answers, own: T) => void): void => {
  const owns = fc.sample(something, people.length);
  forEveryone(
    people.map((answers, place) => ({ answers, own: owns[place] as T })),
    ({ answers, own }) => check(answers, own),
  );
};

const bornYearsAgo = (years: number) => `${2026 - years}-01-15`;

describe('for any person', () => {
  test('the same answers give the same score, in whatever order they come', () => {
    forEveryone(people, (answers) => {
      const reversed = Object.fromEntries(Object.entries(answers).toReversed());
      mustBeSame(score(reversed), scoreOf(answers));
    });
  });

  test('every number is inside its bounds, and the range holds the estimate', () => {
    forEveryone(people, (answers) => {
      const {
        biologicalAge,
        biologicalAgeRange,
        longevityFactor,
        categories,
        chronologicalAge,
        answeredShare,
        topRecommendations,
      } = scoreOf(answers);
      const [low, high] = biologicalAgeRange as [number, number];
      mustAscend([18, low, biologicalAge as number, high, 110]);
      // Caps: at most a quarter younger (but never below 18), at most 60 % older; 0.05 is the rounding.
      const age = chronologicalAge as number;
      mustAscend([Math.max(0.75 * age, 18) - 0.05, biologicalAge as number, 1.6 * age + 0.05]);
      mustAscend([1, longevityFactor as number, 99]);
      mustBeSame(Number.isInteger(longevityFactor), true);
      for (const { score: points } of categories) mustAscend([0, points ?? 0, 100]);
      mustAscend([0, answeredShare as number, 1]);
      mustAscend([topRecommendations.length, 5]);
    });
  });

  test('the contributions add up to the difference that is shown', () => {
    forEveryone(people, (answers) => {
      const { contributionsYears, deltaShown } = scoreOf(answers);
      const sum = Object.values(contributionsYears).reduce((total, years) => total + years, 0);
      // 24 parts and the total are each rounded to 0.01.
      if (Math.abs(sum - (deltaShown as number)) > 25 * 0.005 + 1e-9) throw new Error(`${sum} against ${deltaShown}`);
    });
  });

  test('answers of hidden questions, unknown ids and free text count for nothing', () => {
    const hiding: Answers = { familyHistory: 'none', exerciseFrequency: '0' };
    const hidden = fc.record({
      exerciseIntensity: fc.constantFrom('light', 'moderate', 'vigorous', 'mixed'),
      familyHistoryDetails: fc.string(),
      somethingElse: fc.string(),
      name: fc.constant({ firstName: 'Ines', lastName: 'Okoro' }),
    });
    forEveryoneWith(hidden, (answers, stale) => {
      const { exerciseIntensity: _, ...visible } = { ...answers, ...hiding };
      mustBeSame(score({ ...visible, ...stale }), score(visible));
    });
  });

  test('leaving an answer out takes away its own part and nothing else: it stands for the average person', () => {
    const optional = [
      'smoking',
      'overallDiet',
      'sleepHours',
      'stressLevels',
      'sittingHours',
      familyQuestionId,
      'strengthTraining',
    ];
    forEveryoneWith(fc.constantFrom(...optional), (answers, id) => {
      const { [id]: _, ...without } = answers;
      const [full, less] = [scoreOf(answers), score(without)];
      const otherKeys = Object.keys(full.contributionsYears).filter((key) => key !== id);
      mustBeSame(Object.keys(less.contributionsYears), otherKeys);
      const scale = full.deltaRaw === 0 ? 1 : (full.deltaShown as number) / (full.deltaRaw as number);
      const part = (full.contributionsYears[id] ?? 0) / scale;
      // Two deltas rounded to 0.01, and a part rounded to 0.01 that was scaled by a ratio of two rounded numbers.
      const slack =
        0.02 + 0.005 / scale + ((0.01 * Math.abs(part)) / Math.max(0.01, Math.abs(full.deltaShown as number))) * 2;
      mustAscend([Math.abs((full.deltaRaw as number) - (less.deltaRaw as number) - part), slack]);
    });
  });

  test('anything at all can be passed in and nothing throws', () => {
    const odd = fc.oneof(fc.anything(), anyLongevityPerson, fc.dictionary(fc.string(), fc.anything()), oddAnswers);
    holds(
      fc.property(odd, fc.oneof(fc.constant(today), fc.string()), (answers, day) => {
        mustBeSame(scoreLongevity(answers, day).categories.length, 6);
      }),
    );
  });
});

/** The right ids with the wrong things behind them. */
const oddAnswers = fc.record(
  Object.fromEntries(
    ['birthdate', 'gender', 'height', 'weight', 'smoking', 'stressLevels', 'exerciseFrequency'].map((id) => [
      id,
      fc.anything(),
    ]),
  ),
);

test('someone who answers nothing but birth date, sex and height gets exactly their own age', () => {
  const ages = fc.integer({ min: 18, max: 110 });
  const gender = fc.constantFrom('female', 'male', 'other', 'na', undefined);
  holds(
    fc.property(ages, gender, fc.nat(42), (age, sex, extra) => {
      const height = { ft: 4, in: extra % 12 };
      const { biologicalAge, deltaRaw, longevityFactor, answeredShare } = score({
        birthdate: bornYearsAgo(age),
        height,
        ...(sex ? { gender: sex } : {}),
      });
      mustBeSame([biologicalAge, deltaRaw, longevityFactor, answeredShare], [age, 0, 50, 0]);
    }),
  );
});

/** From the answer with the lower death rate to the one with the higher, as the studies have it. */
const worsening: Readonly<Record<string, readonly Answer[]>> = {
  education: ['graduate', 'bachelor', 'someCollege', 'highSchool', 'lessThanHS'],
  [familyQuestionId]: ['bothLong', 'oneLong', 'typical', 'oneShort', 'bothShort'],
  familyHistory: ['none', 'one', 'twoPlus'],
  oralHygiene: ['full', 'twice', 'once', 'less'],
  smoking: ['never', 'former10', 'former5', 'former1', 'former0'],
  smokingNow: ['someDays', 'dailyUnder10', 'daily10to19', 'daily20plus'],
  alcoholConsumption: ['upTo12', '13to22', '23to32', '33plus'],
  overallDiet: ['excellent', 'veryGood', 'good', 'fair', 'poor'],
  plantVariety: ['30plus', '20to29', '10to19', 'under10'],
  processedFoodServings: [0, 1, 3, 6, 9, 12],
  exerciseFrequency: ['7', '5to6', '3to4', '1to2', '0'],
  exerciseIntensity: ['mixed', 'vigorous', 'light'],
  strengthTraining: ['2to3', '1', '0'],
  sittingHours: [0, 4, 8, 8.5, 12, 18],
  sitToStand: ['noSupport', 'oneSupport', 'moreSupport', 'cannot'],
  gripStrengthSelf: ['stronger', 'average', 'weaker'],
  sleepHours: [7, 8, 9, 10, 11, 12],
  sleepQuality: ['veryGood', 'good', 'fair', 'poor'],
  sleepConsistency: ['veryRegular', 'regular', 'somewhat', 'irregular'],
  stressLevels: [1, 2, 3, 4, 5],
  lifeOutlook: ['veryOptimistic', 'optimistic', 'neutral', 'pessimistic', 'veryPessimistic'],
  closeRelationships: ['several', 'few', 'lonely', 'none'],
  communityInvolvement: ['weekly', 'monthly', 'yearly', 'never'],
  screenTimeNonWork: [0, 2, 3.5, 5, 10, 14],
};

const questionOf = (key: string) => (key === 'smokingNow' ? 'smoking' : key);
test.each(Object.entries(worsening))('%s: a worse answer never makes the body younger', (key, order) => {
  const pair = fc
    .tuple(fc.nat(order.length - 1), fc.nat(order.length - 1))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  fc.assert(
    fc.property(longevityPerson, pair, (answers, [better, worse]) => {
      const base = key === 'exerciseIntensity' ? { ...answers, exerciseFrequency: '3to4' } : answers;
      const ageWith = (place: number) =>
        score({ ...base, [questionOf(key)]: order[place] as Answer }).biologicalAge as number;
      mustAscend([ageWith(better), ageWith(worse)]);
    }),
    { numRuns: Math.ceil(numRuns / Object.keys(worsening).length) },
  );
});

test('weight: further from a healthy weight never makes the body younger', () => {
  holds(
    fc.property(
      longevityPerson,
      fc.integer({ min: 70, max: 400 }),
      fc.integer({ min: 0, max: 60 }),
      (answers, weight, more) => {
        const height = { ft: 5, in: 6 }; // 66 inches: 23.75 kg/m2 is 147 lb, 21.25 is 132 lb
        const ageAt = (lb: number) => score({ ...answers, height, weight: lb }).biologicalAge as number;
        if (weight >= 148 && weight + more <= 400) mustAscend([ageAt(weight), ageAt(weight + more)]);
        if (weight <= 132 && weight - more >= 70) mustAscend([ageAt(weight), ageAt(weight - more)]);
      },
    ),
  );
});
