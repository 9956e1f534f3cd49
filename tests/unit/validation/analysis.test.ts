import { describe, expect, test } from 'vitest';
import { seeded } from '#tests/support/random.ts';
import { analyse, scoresOf } from '#tests/validation/analysis.ts';
import { designOf } from '#tests/validation/design.ts';
import { fifthsOf } from '#tests/validation/fifths.ts';
import { groupOf, headlineOf } from '#tests/validation/groups.ts';
import { byQuestion, differenceByBackground, exerciseOf } from '#tests/validation/questions.ts';
import { type Scored, withoutAccidents } from '#tests/validation/scored.ts';
import type { Row } from '#tests/validation/survey.ts';
import { earlierPerson, person, unitOf } from './invented-people.ts';

// Invented people, whose deaths follow a known rule.

const { next, below } = seeded(7);
const oneOf = (...values: string[]): string => values[below(values.length)] ?? '';
const randomBlood = () => ({
  sbp: String(100 + below(60)),
  dbp: String(60 + below(30)),
  totchol: String(150 + below(90)),
  hdl: String(35 + below(40)),
  creat: String(0.6 + below(60) / 100),
  hba1c: String(5 + below(20) / 10),
});

const asked: Row[] = Array.from({ length: 1200 }, (_, at) => ({
  ...person,
  ...unitOf(at),
  ...randomBlood(),
  SEQN: String(at),
  age_in_years_at_screening: String(40 + (at % 40)),
  gender: oneOf('Male', 'Female'),
  standing_height_cm: String(173 + below(5)),
  weight_kg: oneOf('55', '62', '75', '90', '105'),
  education_level_adults_20: oneOf('Less than 9th grade', 'College graduate or above'),
  general_health_condition: oneOf('Excellent', 'Good', 'Poor'),
  minutes_sedentary_activity: String(120 + below(7) * 90),
  RIDRETH3: oneOf('1', '2', '3', '4', '6'),
  bin_diabetes: oneOf('0', '0', '1'),
  full_sample_2_year_mec_exam_weight: String(1000 + below(9000)),
  ...(below(2) === 0 ? { PAQ650: '1', PAQ655: String(1 + below(7)) } : {}),
  ...(below(2) === 0 ? { ALQ101: '1', ALQ120Q: '3', ALQ120U: '1', ALQ130: String(1 + below(6)) } : {}),
  ...(below(4) === 0 ? { SMQ020: '1', SMQ040: '1', SMD650: '20' } : {}),
  ...(below(5) === 0 ? { SMQ020: '1', SMQ040: '3', SMQ050Q: '3', SMQ050U: '4' } : {}),
}));
const askedEarlier: Row[] = Array.from({ length: 300 }, (_, at) => {
  const dies = below(3) === 0;
  return {
    ...earlierPerson,
    ...unitOf(at),
    SEQN: String(at),
    Age: String(30 + (at % 45)),
    Gender: oneOf('male', 'female'),
    Weight: oneOf('55', '70', '85', '100', '115'),
    Smoke100: oneOf('Yes', 'No'),
    SmokeNow: oneOf('Yes', 'No'),
    HealthGen: oneOf('Excellent', 'Good', 'Poor'),
    BPSysAve: String(100 + below(60)),
    BPDiaAve: String(60 + below(30)),
    TotChol: String(4 + below(30) / 10),
    DirectChol: String(1 + below(10) / 10),
    creat: String(0.6 + below(60) / 100),
    hba1c: String(5 + below(20) / 10),
    died: dies ? '1' : '0',
    ucod_leading: dies ? oneOf('001', '004', '010') : '',
    permth_int: String(40 + below(60)),
  };
});

const living = scoresOf({ rows2011: asked, rows2009: [] }).detailed;
/** Deaths by the given hazard, a tenth more with each year of age. */
const followed = (years: (one: Scored) => number): Scored[] =>
  living.map((one) => {
    const months = -Math.log(next()) / (0.001 * Math.exp(0.1 * (one.age - 60 + years(one))));
    return { ...one, died: months < 90, months: Math.min(90, months), cause: months < 90 ? 10 : null };
  });
const design = designOf(living);

describe('where a shown year is worth one year of age', () => {
  const people = followed(({ difference }) => difference);

  test('the slope, and the years for one, are found', () => {
    const { unweighted, weighted } = groupOf(design, people) ?? {};
    for (const figures of [unweighted, weighted]) {
      expect(figures?.slope.low).toBeLessThan(0.1);
      expect(figures?.slope.high).toBeGreaterThan(0.1);
      expect(figures?.yearsForOne?.low).toBeLessThan(1);
      expect(figures?.yearsForOne?.high).toBeGreaterThan(1);
      expect(figures?.gain.low).toBeGreaterThan(0);
    }
  });

  const fifths = fifthsOf(design, people);
  test('five groups of equal size have the deaths that were expected of all, and more if the shown age was older', () => {
    for (const fifth of fifths) expect(Math.abs(fifth.people - people.length / 5)).toBeLessThan(1);
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    const died = people.filter((one) => one.died).length;
    expect(sum(fifths.map(({ deaths }) => deaths))).toBe(died);
    // Each ratio is rounded to two digits.
    const expected = sum(fifths.map(({ deaths, observedToExpected }) => deaths / observedToExpected.value));
    expect(Math.abs(expected / died - 1)).toBeLessThan(0.01);
    const [first, middle, last] = [0, 2, 4].map((at) => fifths[at]?.deathsPer1000.value ?? 0);
    expect(first).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(last ?? 0);
  });

  test('the years that the deaths imply differ as the years shown do', () => {
    const [first, last] = [fifths[0], fifths[4]];
    const shown = (last?.shownYears ?? 0) - (first?.shownYears ?? 0);
    const implied = (last?.impliedYears.value ?? 0) - (first?.impliedYears.value ?? 0);
    expect(implied / shown).toBeGreaterThan(0.7);
    expect(implied / shown).toBeLessThan(1.3);
  });

  test('the headline that people read is counted, and those shown as older die more often', () => {
    const headline = headlineOf(design, people);
    const { younger, onPar, older } = headline.people;
    expect(younger.people + onPar.people + older.people + headline.without.people).toBe(people.length);
    expect(headline.older.low).toBeGreaterThan(1);
    expect(headline.younger === null).toBe(younger.deaths < 5);
  });

  test('it does not differ by background, and where it does, that is found', () => {
    const backgrounds = ['white', 'Black', 'Mexican American', 'other Hispanic', 'Asian'];
    expect(differenceByBackground(people, backgrounds).p).toBeGreaterThan(0.01);
    const uneven = followed(({ difference, background }) => (background === 'white' ? 4 : 0) * difference);
    expect(differenceByBackground(uneven, backgrounds).p).toBeLessThan(0.001);
  });
});

describe('where smoking alone counts, two years for one that is shown', () => {
  const people = followed(({ contributions }) => 2 * (contributions.smoking ?? 0));

  test('smoking is found, and exercise is one exposure', () => {
    const found = byQuestion(people) ?? {};
    expect(Object.keys(found)).not.toContain('exerciseIntensity');
    expect(Math.abs((found.smoking?.value ?? 0) - 2)).toBeLessThan(0.6);
    expect(found.smoking?.low).toBeGreaterThan(1);
    expect(found.exercise?.low).toBeLessThan(0);
  });

  test('with too few deaths there is no model', () => {
    expect(byQuestion(people.slice(0, 60))).toBeNull();
    expect(
      groupOf(
        design,
        people.filter(({ died }) => !died),
      ),
    ).toBeNull();
  });
});

test('days and hardness of exercise together are found as one', () => {
  const people = followed(
    ({ contributions }) => 3 * ((contributions.exerciseFrequency ?? 0) + (contributions.exerciseIntensity ?? 0)),
  );
  const { value = 0, low = 0, high = 0 } = exerciseOf(people) ?? {};
  expect(low).toBeLessThan(3);
  expect(high).toBeGreaterThan(3);
  expect(value).toBeGreaterThan(1.5);
});

test('people who die by accident can be left out: they are followed to that day, and not counted', () => {
  const [first] = living;
  const one = { ...(first as Scored), died: true, cause: 4, months: 30 };
  expect(withoutAccidents([one])).toEqual([{ ...one, died: false }]);
  expect(withoutAccidents([{ ...one, cause: 1 }])[0]?.died).toBe(true);
});

describe('the whole analysis', () => {
  const rows: Row[] = asked.map((row) => {
    const dies = below(4) === 0;
    return {
      ...row,
      died: dies ? '1' : '0',
      ucod_leading: dies ? oneOf('001', '004', '005', '010') : '',
      permth_int: String(dies ? 10 + below(70) : 90),
      ...(below(50) === 0 ? { RIDEXPRG: '1' } : {}),
      ...(below(50) === 0 ? { weight_kg: '' } : {}),
    };
  });
  const files = { rows2011: rows, rows2009: askedEarlier };
  const scores = scoresOf(files);
  const analysis = analyse(files, scores);
  const survey = analysis.surveys['2011-2014'];

  test('accounts for every row', () => {
    for (const { flow } of Object.values(analysis.surveys)) {
      const { rows: all, ...parts } = flow;
      const sum = (of: 'people' | 'deaths') => Object.values(parts).reduce((total, part) => total + part[of], 0);
      expect(sum('people')).toBe(all.people);
      expect(sum('deaths')).toBe(all.deaths);
    }
    expect(survey.flow.rows.deaths).toBe(rows.filter(({ died }) => died === '1').length);
  });

  test('agrees with C over all pairs, for the age, the quiz and a rival', () => {
    const people = scores.detailed;
    const concordanceOf = (markerOf: (one: Scored) => number): number => {
      const signs = people
        .filter(({ died }) => died)
        .flatMap((first) =>
          people
            .filter((other) => first.months < other.months || (first.months === other.months && !other.died))
            .map((other) => Math.sign(markerOf(first) - markerOf(other))),
        );
      return 0.5 + signs.reduce((total, sign) => total + sign, 0) / (2 * signs.length);
    };
    const { unweighted } = survey.allDeaths.groups.all ?? {};
    expect(unweighted?.concordanceOfAge.value).toBeCloseTo(
      concordanceOf(({ age }) => age),
      4,
    );
    expect(unweighted?.concordance.value).toBeCloseTo(
      concordanceOf(({ biologicalAge }) => biologicalAge),
      4,
    );
    expect(survey.allDeaths.rivals['age + 10 if smoker']?.rival.value).toBeCloseTo(
      concordanceOf(({ age, smokes }) => age + (smokes === 'current' ? 10 : 0)),
      4,
    );
  });

  test('has the heart quiz with averages and with measured values', () => {
    const { people, deaths, bands } = analysis.heart;
    expect(people).toBe(scores.risked.length);
    expect(bands.reduce((sum, band) => sum + band.deaths, 0)).toBe(deaths);
    expect(deaths).toBeGreaterThan(0);
  });

  test('contains nothing about a person', () => {
    expect(JSON.stringify(analysis)).not.toMatch(/birthdate|SEQN|"answers"/);
  });
});
