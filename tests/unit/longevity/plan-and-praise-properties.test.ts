import { describe, vi } from 'vitest';
import { routeChanges } from '#shared/longevity/evidence/plan-limits.ts';
import { takesMedicinesInPregnancy } from '#shared/person/person.ts';
import { mustAscend, mustBeSame } from '#tests/support/expectations.ts';
import { codesOf, type Found, hasAny, mustNot, startProperties } from './scored-people.ts';

// Twenty thousand people take seconds on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 240_000 });

const holds = startProperties();

const movement = [
  'exerciseFrequency',
  'exerciseIntensity',
  'strengthTraining',
  'sittingHours',
  'sitToStand',
  'gripStrengthSelf',
];
const food = ['overallDiet', 'plantVariety', 'processedFoodServings', 'waterIntakeCups', 'mealWindowConsistency'];
const smokes = ['daily20plus', 'daily10to19', 'dailyUnder10', 'someDays'];

/** Nine hours and rested: nothing to change. */
const isRested = ({ person: { longevity } }: Found): boolean =>
  (longevity.sleepHours ?? 0) < 10 && (longevity.sleepQuality === 'good' || longevity.sleepQuality === 'veryGood');

describe('for any person the plan', () => {
  holds(
    'has at most five items, four in low mood, more only for pins and the worst answer; each action once',
    (found) => {
      const { plan } = found;
      const required = plan.filter(({ isFirst, isWorst, code }) => isFirst || isWorst || code === 'quitSmoking').length;
      mustAscend([plan.length, Math.max(hasAny(found, 'lowMood') ? 4 : 5, required)]);
      mustBeSame(new Set(codesOf(found)).size, plan.length);
    },
  );

  holds('starts with what cannot wait', (found) => {
    const { person, score } = found;
    const isWaiting = hasAny(found, 'waitForCare');
    const isFlagged = score.redFlags.some(({ code }) => code === 'moodSupport');
    const talk = hasAny(found, 'lowMood') ? ['supportTalk'] : [];
    const heads = [
      ...(isFlagged ? talk : []),
      ...(hasAny(found, 'underweight') ? ['weightClinician'] : []),
      ...(hasAny(found, 'eatingRisk') ? ['eatingTalk'] : []),
      ...(isFlagged ? [] : talk),
    ];
    const quit = smokes.includes(person.longevity.smoking ?? '') ? ['quitSmoking'] : [];
    const medicines = takesMedicinesInPregnancy(person) ? ['medicinesInPregnancy'] : [];
    const talkFirst = isFlagged ? heads.slice(0, 1) : [];
    const pins = isWaiting
      ? ['getCheckedFirst', ...talkFirst, ...quit, ...heads.slice(talkFirst.length)]
      : [...heads.slice(0, 1), ...medicines, ...quit, ...heads.slice(1)];
    mustBeSame(codesOf(found).slice(0, pins.length), pins);
    if (hasAny(found, 'severeUnderweight'))
      mustBeSame(
        codesOf(found).filter((code) => code !== 'alcoholNoneInPregnancy' && code !== 'alcoholMedicalHelp'),
        pins,
      );
    mustBeSame(score.topRecommendations.length, found.plan.length);
  });

  holds('never advises losing weight where that is dangerous', (found) => {
    const { age, bmi } = found.person;
    if (age === null || bmi === null) throw new Error('everybody here has both');
    const codes = codesOf(found);
    const loses = codes.includes('loseWeight') || codes.includes('weightWithClinician');
    const never = hasAny(found, 'underweight', 'pregnant', 'eatingRisk', 'waitForCare', 'heartFailureSigns');
    mustNot(loses && never, 'weight loss on a route that forbids it');
    mustNot(loses && bmi < 25, 'weight loss at a normal weight');
    mustNot(loses && age >= 65 && bmi < 30, 'weight loss for an older person below 30');
    mustNot(loses && hasAny(found, 'frail') && bmi < 33, 'weight loss for a frail person below 33');
    const alone = hasAny(found, 'frail', 'mobilityLimited', 'kidneyFailure') || age >= 65;
    mustNot(codes.includes('loseWeight') && alone, 'weight loss without the clinician');
  });

  const adapted: readonly string[] = ['weightTalk', ...routeChanges.adapted.map(({ code }) => code)];
  holds(
    'holds no exercise before a check, no food or weight goals with an eating disorder, no years where adapted',
    (found) => {
      const asks = (ids: readonly string[]) => found.plan.some(({ question }) => question && ids.includes(question));
      mustNot(hasAny(found, 'waitForCare') && asks(movement), 'exercise before the check');
      mustNot(
        hasAny(found, 'eatingRisk', 'severeUnderweight') && asks([...movement, ...food]),
        'goals with eatingRisk',
      );
      mustNot(
        hasAny(found, 'checkBeforeExercise') &&
          found.plan.some(
            ({ question, code }) =>
              question && movement.includes(question) && !code.endsWith('Clinician') && code !== 'exerciseAdapted',
          ),
        'exercise as usual before the check',
      );
      for (const { code, years, wouldBe } of found.plan)
        mustNot(adapted.includes(code) && (years !== 0 || wouldBe !== null), `years for ${code}`);
    },
  );

  const exempt = routeChanges.drop.filter((entry) => entry.exempt);
  holds('holds the answer that goes with the most years, where advice on it is right', (found) => {
    const { plan, effective, assessment } = found;
    if (!effective) return;
    const isLeftOut = (id: string) =>
      exempt.some(
        ({ routes, questions }) =>
          questions.some((one) => one === id) && routes.some((route) => assessment.routes.includes(route)),
      ) && !(id === 'weight' && hasAny(found, 'underweight'));
    const given = ['education', 'familyHistory'];
    const [worst] = [...effective.contributions]
      .filter(([id]) => !(id === 'sleepHours' && isRested(found)))
      .filter(([id, years]) => years >= 0.5 && !given.includes(id) && !id.startsWith('family') && !isLeftOut(id))
      .toSorted(([, a], [, b]) => b - a);
    if (worst) mustNot(!plan.some(({ question }) => question === worst[0]), `${worst[0]} is not in the plan`);
  });

  holds('shows an age that would be as much lower as it says, and never a higher one', ({ score, plan }) => {
    for (const { years, wouldBe, rank } of plan) {
      if (wouldBe === null) mustBeSame(years, 0);
      if (wouldBe === null || score.biologicalAge === null) continue;
      mustAscend([0.1, rank]);
      mustAscend([0.05, years, score.biologicalAge - wouldBe + 0.1 + 1e-9]);
      mustAscend([score.biologicalAge - wouldBe - 0.1 - 1e-9, years]);
    }
  });
});

describe('with a warning, a low weight or a dark mood', () => {
  holds('nothing praises', (found) => {
    const { score, assessment } = found;
    const withheld =
      hasAny(found, 'underweight', 'waitForCare') || assessment.redFlags.some(({ code }) => code === 'moodSupport');
    if (withheld) mustBeSame([score.headline, score.longevityFactor], [null, null]);
    const praised = score.categories.some(({ descriptor }) => descriptor === 'excellent' || descriptor === 'good');
    mustNot(hasAny(found, 'waitForCare') && praised, 'a good category beside a warning');
    const isThin = hasAny(found, 'severeUnderweight') || (hasAny(found, 'underweight') && hasAny(found, 'eatingRisk'));
    if (isThin) mustBeSame([score.status, score.biologicalAge], ['notEstimated', null]);
  });

  holds('the support lines stand once', (found) => {
    const lines = found.score.safetyNotices.filter(({ notice }) => notice === 'supportLines').length;
    mustAscend([hasAny(found, 'lowMood', 'eatingRisk') ? 1 : 0, lines, 1]);
  });
});
