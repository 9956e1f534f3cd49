import fc from 'fast-check';
import { describe, test, vi } from 'vitest';
import { type HeartScore, scoreCardiac } from '#shared/heart/score.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { prune } from '#shared/quiz/visible.ts';
import { forEveryone, oncePerPerson } from '#tests/personas/for-everyone.ts';
import { anyLongevityPerson, anyone, heartAnswers, type Pair, today } from '#tests/personas/random-person.ts';
import { mustAscend, mustBeSame } from '#tests/support/expectations.ts';
import { runs, tenthOfRuns } from '#tests/support/random.ts';

// Twenty thousand people take seconds on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 300_000 });

const numRuns = runs(20_000);
const score = ({ heart, longevity }: Pair) => scoreCardiac(heart, longevity, today);
const people = fc.sample(anyone, numRuns);
const scoreOf = oncePerPerson(score);
const forAnyone = (check: (person: Pair) => void) => forEveryone(people, check);
const must = (is: boolean, what: string) => {
  if (!is) throw new Error(what);
};

const keys = [
  ...['age', 'eligibility', 'cardiacRiskScore', 'range', 'rangeOpen', 'riskDescriptor', 'confidence'],
  ...['heartFailure10', 'totalCvd10', 'ascvd30', 'totalCvd30', 'heartAge', 'model', 'inputsUsed', 'clamped'],
  ...['redFlags', 'routes', 'le8', 'riskEnhancers', 'nextStep', 'askClinician', 'categories', 'recommendations'],
].toSorted();

test('the score takes any input without throwing, and has all keys', () => {
  const odd = fc.oneof(fc.anything(), heartAnswers, anyLongevityPerson, fc.dictionary(fc.string(), fc.anything()));
  const day = fc.oneof(fc.constant(today), fc.string());
  fc.assert(
    fc.property(odd, odd, day, (heart, longevity, when) => {
      const { caveats, myNumbers, ...always } = scoreCardiac(heart, longevity, when);
      mustBeSame(Object.keys(always).toSorted(), keys);
      mustBeSame(caveats === undefined, myNumbers === undefined);
    }),
    { numRuns: tenthOfRuns(20_000) },
  );
});

test('the score depends neither on the order of the answers nor on an answer to a hidden question', () => {
  const reversed = (answers: Pair['heart']) => Object.fromEntries(Object.entries(answers).toReversed());
  const asked = new Set<string>(heartQuiz.questions.map(({ id }) => id));
  forAnyone((person) => {
    const expected = scoreOf(person);
    mustBeSame(score({ heart: reversed(person.heart), longevity: reversed(person.longevity) }), expected);
    const numbers = Object.fromEntries(Object.entries(person.heart).filter(([id]) => !asked.has(id)));
    mustBeSame(score({ ...person, heart: { ...prune(heartQuiz, person.heart), ...numbers } }), expected);
  });
});

/** What must not be combined with a "Low", other than a notice (METHODS 4.4). */
const hasNoComfort = ({ heart, longevity }: Pair, routes: readonly string[]): boolean =>
  routes.includes('kidneyDiet') ||
  routes.includes('heartValve') ||
  ['afib', 'other'].includes(`${heart.rhythmProblem}`) ||
  ['23to32', '33plus'].includes(`${longevity.alcoholConsumption}`) ||
  heart.exertional === 'breathless' ||
  heart.dyspnea === 'minimalKnown' ||
  heart.orthopnea === 'proppedKnown' ||
  heart.chestPain === 'today' ||
  longevity.selfRatedHealth === 'poor';

test('a risk is given only if the equations were made for the person, and lies within its bounds', () => {
  forAnyone((person) => {
    const s = scoreOf(person);
    if (s.eligibility === 'ok') {
      mustAscend([0, s.range[0], s.cardiacRiskScore, s.range[1], 100]);
      mustBeSame([s.ascvd30 === null, s.totalCvd30 === null], [(s.age ?? 0) > 59, (s.age ?? 0) > 59]);
      if (s.heartAge) mustAscend([30, s.heartAge.range[0], s.heartAge.range[1], 79]);
      // It relies on averages, so there is neither a word nor a heart age. A reassuring word is also left out with a
      // notice or an illness.
      mustBeSame(s.heartAge === null, s.confidence === 'low');
      if (s.redFlags.length === 0 && !hasNoComfort(person, s.routes))
        mustBeSame(s.riskDescriptor === null, s.confidence === 'low');
      else must(s.confidence !== 'low' || s.riskDescriptor === null, 'a word on averages');
      return;
    }
    const ofTenYears = [s.cardiacRiskScore, s.range, s.rangeOpen, s.confidence, s.heartFailure10, s.totalCvd10];
    const others = [s.ascvd30, s.totalCvd30, s.heartAge, s.model, s.inputsUsed];
    mustBeSame([...ofTenYears, ...others, ...s.clamped], Array(11).fill(null));
    mustBeSame(s.riskDescriptor, s.eligibility === 'establishedCvd' ? 'existingCondition' : 'notEstimated');
  });
});

describe('the plan', () => {
  // At most one talk, the medicines in pregnancy and a notice's request come before it.
  const smokingPlaces = 4;
  const codesOf = ({ recommendations }: HeartScore): string[] => recommendations.map(({ code }) => code);
  const smoking = new Set<unknown>(['someDays', 'dailyUnder10', 'daily10to19', 'daily20plus']);

  const checkSize = (s: HeartScore) => {
    const codes = codesOf(s);
    mustBeSame(new Set(codes).size, codes.length);
    must(codes.length <= (s.eligibility === 'establishedCvd' ? 8 : 7), `${codes.length} items`);
  };

  const checkWarning = (s: HeartScore) => {
    if (!s.routes.includes('waitForCare')) return;
    const codes = codesOf(s);
    mustBeSame([codes[0], s.nextStep], ['getCheckedFirst', 'getCheckedFirst']);
    must(!codes.includes('le8.activity') && !codes.includes('cardiacRehab'), 'exercise beside a warning');
    const isPraised = s.categories.some(({ descriptor }) => descriptor === 'excellent' || descriptor === 'good');
    must(!isPraised, 'praise beside a warning');
  };

  const checkRoutes = (s: HeartScore) => {
    const said = [...codesOf(s), ...s.askClinician, s.nextStep];
    const forbidden: string[] = [
      ...(s.routes.includes('pregnant') ? ['discussStatin', 'statinSoon', 'ldlGoal', 'askLdlGoal'] : []),
      ...(s.routes.includes('eatingRisk') ? ['le8.activity', 'le8.diet', 'le8.bmi', 'cardiacRehab'] : []),
      ...(s.routes.includes('underweight') ? ['le8.bmi', 'le8.diet'] : []),
      ...(s.routes.includes('kidneyFailure') ? ['le8.diet', 'discussStatin'] : []),
    ];
    mustBeSame(
      forbidden.filter((code) => said.includes(code)),
      [],
    );
  };

  test('fits the person: it is short, puts smoking first and being seen before all else, and has nothing that a route forbids', () => {
    forAnyone((person) => {
      const s = scoreOf(person);
      checkSize(s);
      checkWarning(s);
      checkRoutes(s);
      if (smoking.has(person.longevity.smoking))
        must(codesOf(s).slice(0, smokingPlaces).includes('quitSmoking'), 'no word');
    });
  });
});
