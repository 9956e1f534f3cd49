import fc from 'fast-check';
import { describe, test } from 'vitest';
import { scoreCardiac } from '#shared/engine-1/cardiac-health.ts';
import { raisedRedFlags } from '#shared/engine-1/red-flags.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import { forEveryone, oncePerPerson } from '#tests/personas/for-everyone.ts';
import { tenthOfRuns } from '#tests/support/runs.ts';
import { mustAscend, mustBeSame } from './must.ts';
import { anyCarriedPerson, cardiacPerson, carriedIds, carriedPerson, longevityPerson } from './random-person.ts';

const today = '2026-01-15';
const numRuns = tenthOfRuns(20_000);
const score = (cardiac: unknown, longevity: unknown) => scoreCardiac(cardiac, longevity, today);
const holds = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) => fc.assert(property, { numRuns });

type Pair = { readonly longevity: Answers; readonly cardiac: Answers };
const people: readonly Pair[] = fc.sample(fc.record({ longevity: carriedPerson, cardiac: cardiacPerson }), numRuns);
const scoreOf = oncePerPerson(({ cardiac, longevity }: Pair) => score(cardiac, longevity));

/** Those whom the equations were made for. */
const ages = fc.sample(fc.integer({ min: 30, max: 79 }), people.length);
const eligible: readonly Pair[] = people.map(({ longevity, cardiac }, place) => ({
  longevity: { ...longevity, birthdate: `${2026 - (ages[place] ?? 30)}-01-15` },
  cardiac: { ...cardiac, knownHeartConditions: 'none' },
}));

/** Each of them with something of their own. */
const forEligible = <T>(some: readonly Pair[], something: fc.Arbitrary<T>, check: (person: Pair, own: T) => void) => {
  const owns = fc.sample(something, some.length);
  forEveryone(
    some.map((person, place) => ({ person, own: owns[place] as T })),
    ({ person, own }) => check(person, own),
  );
};

describe('for any person', () => {
  test('the same answers give the same score, in whatever order they come', () => {
    const reversed = (answers: Answers) => Object.fromEntries(Object.entries(answers).toReversed());
    forEveryone(people, (person) => {
      mustBeSame(score(reversed(person.cardiac), reversed(person.longevity)), scoreOf(person));
    });
  });

  test('every number is inside its bounds, and nobody whom the equations do not cover gets a percentage', () => {
    holds(
      fc.property(anyCarriedPerson, cardiacPerson, (longevity, cardiac) => {
        const { eligibility, cardiacRiskScore, range, ascvd10, totalCvd30, age, confidence } = score(
          cardiac,
          longevity,
        );
        if (eligibility !== 'ok') {
          mustBeSame([cardiacRiskScore, range, ascvd10, totalCvd30, confidence], [null, null, null, null, null]);
          return;
        }
        const [low, high] = range as [number, number];
        mustAscend([0, low, cardiacRiskScore as number, high, 100]);
        mustBeSame(totalCvd30 === null, (age as number) > 59);
      }),
    );
  });

  test('answers of hidden questions count for nothing, nor does the rest of the first quiz', () => {
    const hiding: Answers = {
      chestPain: 'never',
      palpitations: 'no',
      syncope: 'no',
      bpReading: 'unknown',
      labsAvailable: 'no',
      sleepApneaDiagnosed: 'no',
      wearableUse: 'no',
    };
    const children = [
      'chestPainContext',
      'palpitationsContext',
      'syncopeContext',
      'bpSystolic',
      'bpDiastolic',
      'bpBand',
      'totalCholesterolBand',
      'ldlBand',
      'hdlBand',
      'triglycerideBand',
      'a1cBand',
      'fastingGlucoseBand',
      'sleepApneaTreatment',
      'restingHeartRate',
      'rhythmAlert',
    ];
    const only = (answers: Answers, keep: (id: string) => boolean) =>
      Object.fromEntries(Object.entries(answers).filter(([id]) => keep(id)));
    const firstQuiz = fc.sample(longevityPerson, people.length);
    forEveryone(
      people.map(({ cardiac }, place) => ({ cardiac, longevity: firstQuiz[place] as Answers })),
      ({ cardiac, longevity }) => {
        const stale = { ...cardiac, ...hiding };
        const pruned = only(stale, (id) => !children.includes(id));
        const needed = only(longevity, (id) => carriedIds.includes(id));
        mustBeSame(score(stale, longevity), score(pruned, needed));
      },
    );
  });

  test('red flags are the same in the quiz and in the result, most serious first', () => {
    const order = ['emergency', 'urgent', 'soon'];
    forEveryone(people, ({ cardiac }) => {
      const flags = raisedRedFlags(cardiac);
      mustBeSame(
        flags.map(({ code, level }) => ({ code, level })),
        score(cardiac, {}).redFlags,
      );
      const ranks = flags.map(({ level }) => order.indexOf(level));
      mustAscend(ranks);
    });
  });

  test('anything at all can be passed in and nothing throws', () => {
    const odd = fc.oneof(fc.anything(), cardiacPerson, fc.dictionary(fc.string(), fc.anything()));
    holds(
      fc.property(odd, odd, fc.oneof(fc.constant(today), fc.string()), (cardiac, longevity, day) => {
        mustBeSame(scoreCardiac(cardiac, longevity, day).categories.length, 9);
        raisedRedFlags(cardiac);
      }),
    );
  });
});

const risk = (cardiac: Answers, longevity: Answers) => score(cardiac, longevity).cardiacRiskScore;

/** Null would mean that the equations were not used at all. */
const notLower = (worse: number | null, better: number | null) =>
  mustAscend([better ?? Number.NaN, worse ?? Number.NaN]);

/** The property is one, over three factors: each meets a third of the people. */
const third = (place: number) => eligible.filter((_, at) => at % 3 === place);

describe('the ten-year risk never falls when one thing gets worse', () => {
  test('an upper blood pressure that is higher, from 110 on', () => {
    const reading = fc.integer({ min: 110, max: 260 });
    forEligible(third(0), fc.tuple(reading, reading), ({ cardiac, longevity }, [a, b]) => {
      const at = (sbp: number) => risk({ ...cardiac, bpReading: 'numbers', bpSystolic: String(sbp) }, longevity);
      notLower(at(Math.max(a, b)), at(Math.min(a, b)));
    });
  });

  test('smoking', () => {
    const quit = fc.constantFrom('never', 'former10', 'former5', 'former1', 'former0', 'vapeOnly');
    const now = fc.constantFrom('someDays', 'dailyUnder10', 'daily10to19', 'daily20plus');
    forEligible(third(1), fc.tuple(quit, now), ({ cardiac, longevity }, [free, smokes]) => {
      const as = (smoking: Answer) => risk(cardiac, { ...longevity, smoking });
      notLower(as(smokes), as(free));
    });
  });

  test('an A1c that is higher, with diabetes', () => {
    const bands = ['under5_7', '5_7to6_4', '6_5to6_9', '7to7_9', '8to8_9', '9to9_9', '10plus'];
    const place = fc.nat(bands.length - 1);
    forEligible(third(2), fc.tuple(place, place), ({ cardiac, longevity }, [a, b]) => {
      const at = (index: number) =>
        risk({ ...cardiac, labsAvailable: 'yes', diabetesStatus: 'type2', a1cBand: bands[index] as Answer }, longevity);
      notLower(at(Math.max(a, b)), at(Math.min(a, b)));
    });
  });
});

test('an answer that is left out never makes the estimate surer', () => {
  const rank = { low: 0, medium: 1, high: 2 };
  const left = fc.constantFrom(
    'bpReading',
    'bpSystolic',
    'bpBand',
    'labsAvailable',
    'totalCholesterolBand',
    'ldlBand',
    'hdlBand',
  );
  forEligible(eligible, left, ({ cardiac, longevity }, id) => {
    const { [id]: _, ...without } = cardiac;
    const surenessOf = (answers: Answers) => rank[score(answers, longevity).confidence ?? 'low'];
    mustAscend([surenessOf(without), surenessOf(cardiac)]);
  });
});
