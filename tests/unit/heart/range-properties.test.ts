import fc from 'fast-check';
import { describe, test, vi } from 'vitest';
import { eligibilityOf, inputsOfEverySex, tenYearAscvd } from '#shared/heart/estimate/estimate.ts';
import { heartRange } from '#shared/heart/estimate/heart-range.ts';
import { clampInputs, toPrevent } from '#shared/heart/inputs/heart-inputs.ts';
import { readLabs } from '#shared/heart/inputs/labs.ts';
import { preventLogit } from '#shared/heart/prevent/prevent.ts';
import { scoreCardiac } from '#shared/heart/score.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { assess } from '#shared/safety/assess.ts';
import { forEveryone } from '#tests/personas/for-everyone.ts';
import { ageOf, estimable, type Pair, today } from '#tests/personas/random-person.ts';
import { mustAscend, mustBeSame } from '#tests/support/expectations.ts';
import { runs } from '#tests/support/random.ts';
import { allBands, exact } from './exact-number.ts';

vi.setConfig({ testTimeout: 300_000 });

const people = fc.sample(estimable, runs(20_000));
const slack = 1e-9;
/** The property of a worse number is checked for six numbers. Each person is asked about one of them. */
const numberIds = ['totalCholesterol', 'ldlCholesterol', 'triglycerides', 'hdlCholesterol', 'a1c', 'egfr'];

/** Only the number and the range of the estimate; null for a person without an estimate. */
const caseOf = ({ heart, longevity }: Pair) => {
  const person = readPerson({ heart, longevity, today });
  const { age } = person;
  const isEstimated = eligibilityOf(person, assess(person).routes) === 'ok' && age !== null;
  const inputs = isEstimated ? inputsOfEverySex(person, readLabs(person), age).map(clampInputs) : null;
  return { person, inputs, estimate: inputs && tenYearAscvd(inputs) };
};

/** Everyone, each with one random addition. */
const peopleWith = <T>(something: fc.Arbitrary<T>): [Pair, T][] => zip(people, fc.sample(something, people.length));
const zip = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] => as.map((a, place) => [a, bs[place] as B]);

/** How far the range reaches on each side of the estimate, in log-odds, for each sex; null without an estimate. */
const reachOf = (person: Pair) => {
  const { estimate, inputs } = caseOf(person);
  if (!estimate || !inputs) return null;
  const bySex = inputs.map((ofSex) => {
    const { low, high } = heartRange(ofSex, 'ascvd');
    const x0 = preventLogit(toPrevent(ofSex), 'ascvd', '10');
    return { down: x0 - logit(low), up: logit(high) - x0 };
  });
  return { bySex, percent: estimate.ascvd10 };
};
const logit = (risk: number) => Math.log(risk / (1 - risk));

const withLabs = (person: Pair, answers: Answers): Pair => ({
  ...person,
  heart: { ...person.heart, labsAvailable: 'yes', ...answers },
});

test('an exact number never widens the range of its band, on either side, for either sex, and the band’s middle changes nothing', () => {
  forEveryone(peopleWith(exact), ([person, { id, bandId, band, value, mid }]) => {
    const banded = reachOf(withLabs(person, { [bandId]: band }));
    const typed = reachOf(withLabs(person, { [bandId]: band, [id]: String(value) }));
    const atMid = reachOf(withLabs(person, { [bandId]: band, [id]: String(mid) }));
    if (!banded || !typed || !atMid) return;
    for (const [at, { up, down }] of typed.bySex.entries()) {
      mustAscend([up, (banded.bySex[at]?.up ?? 0) + slack]);
      mustAscend([down, (banded.bySex[at]?.down ?? 0) + slack]);
    }
    mustBeSame(atMid.percent.toFixed(9), banded.percent.toFixed(9));
  });
});

describe('a worse number never lowers the estimate', () => {
  /** From here on the LDL formula fails, and total cholesterol becomes an average, mg/dL. */
  const routeEnds = 500;
  /**
   * In women from 75, PREVENT's age term reverses the effect of the lipids (METHODS 9), even if both sexes are used.
   */
  const turnsRound = (person: Pair) => ageOf(person) >= 75 && person.longevity.gender !== 'male';

  test.each([
    { id: 'totalCholesterol', isWorseHigher: true, isLipid: true },
    { id: 'ldlCholesterol', isWorseHigher: true, isLipid: true },
    { id: 'triglycerides', isWorseHigher: true, isLipid: true },
    { id: 'hdlCholesterol', isWorseHigher: false, isLipid: true },
    { id: 'a1c', isWorseHigher: true, isLipid: false },
    { id: 'egfr', isWorseHigher: false, isLipid: false },
  ] as const)('$id', ({ id, isWorseHigher, isLipid }) => {
    const bands = allBands.filter((band) => band.id === id && !(id === 'triglycerides' && band.from >= routeEnds));
    const value = fc.integer({ min: 100 * (bands[0]?.from ?? 0), max: 100 * (bands.at(-1)?.below ?? 0) - 1 });
    const some = peopleWith(fc.tuple(value, value)).filter(
      (_, place) => place % numberIds.length === numberIds.indexOf(id),
    );
    forEveryone(some, ([person, [a, b]]) => {
      if (isLipid && turnsRound(person)) return;
      const percentAt = (hundredths: number) => {
        const { estimate, person: read } = caseOf(withLabs(person, { [id]: String(hundredths / 100) }));
        return read.myNumbers?.numbers[id]?.use === 'exact' ? estimate?.ascvd10 : undefined;
      };
      const [smaller, larger] = [percentAt(Math.min(a, b)), percentAt(Math.max(a, b))];
      if (smaller === undefined || larger === undefined) return;
      mustAscend(isWorseHigher ? [smaller, larger + slack] : [larger, smaller + slack]);
    });
  });
});

describe('outside the limits of the equations', () => {
  const typed = (person: Pair, sbp: number): Pair => ({
    ...person,
    heart: { ...person.heart, bpReading: 'numbers', bpSystolic: String(sbp), bpDiastolic: '60' },
  });

  test('the range is open on the side of the true value, and not narrower than at the limit', () => {
    forEveryone(peopleWith(fc.integer({ min: 201, max: 260 })), ([person, sbp]) => {
      const { rangeOpen, clamped, confidence } = scoreCardiac(typed(person, sbp).heart, person.longevity, today);
      if (!clamped.length) return;
      mustBeSame([rangeOpen, clamped.includes('sbp'), confidence === 'high'], ['high', true, false]);
      const [beyond, atLimit] = [reachOf(typed(person, sbp)), reachOf(typed(person, 200))];
      const widths = (reach: typeof beyond) =>
        (reach?.bySex ?? []).map(({ up, down }) => [up.toFixed(9), down.toFixed(9)]);
      mustBeSame(widths(beyond), widths(atLimit));
    });
  });
});

test('a range is open only if a value other than the BMI was moved, and a skipped answer never narrows it', () => {
  const rank = { low: 0, medium: 1, high: 2 };
  const left = fc.constantFrom('bpReading', 'bpSystolic', 'bpBand', 'labsAvailable', 'totalCholesterolBand', 'hdlBand');
  const score = ({ heart, longevity }: Pair) => scoreCardiac(heart, longevity, today);
  forEveryone(peopleWith(left), ([person, id]) => {
    const { [id]: _, ...heart } = person.heart;
    const [without, all] = [score({ ...person, heart }), score(person)];
    if (all.clamped.every((name) => name === 'bmi')) mustBeSame(all.rangeOpen, null);
    if (without.confidence && all.confidence && !all.clamped.length)
      mustAscend([rank[without.confidence], rank[all.confidence]]);
  });
});
