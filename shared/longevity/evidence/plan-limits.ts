import type { RouteChange } from './plan-rule.ts';

const changes = {
  /**
   * Questions that these people's plan says nothing about. `exempt`: not even when it is the worst answer, because the
   * advice would be wrong. Weight stays for people with a low weight: their advice is to see a clinician.
   */
  drop: [
    {
      routes: ['waitForCare'],
      questions: [
        'exerciseFrequency',
        'exerciseIntensity',
        'strengthTraining',
        'sittingHours',
        'sitToStand',
        'gripStrengthSelf',
      ],
      exempt: true,
    },
    {
      routes: ['severeUnderweight', 'eatingRisk'],
      questions: [
        'exerciseFrequency',
        'exerciseIntensity',
        'strengthTraining',
        'sittingHours',
        'sitToStand',
        'gripStrengthSelf',
        'overallDiet',
        'plantVariety',
        'processedFoodServings',
        'waterIntakeCups',
        'mealWindowConsistency',
        'weight',
      ],
      exempt: true,
    },
    { routes: ['frail', 'mobilityLimited'], questions: ['exerciseIntensity', 'sittingHours'] },
    { routes: ['pregnant'], questions: ['exerciseIntensity'] },
    { routes: ['kidneyFailure', 'heartFailureSigns'], questions: ['waterIntakeCups'] },
  ],
  /** The first entry with the question and a route replaces the action and hides the years. */
  adapted: [
    {
      routes: ['heartFailureSigns', 'checkBeforeExercise'],
      questions: [
        'exerciseFrequency',
        'exerciseIntensity',
        'strengthTraining',
        'sittingHours',
        'sitToStand',
        'gripStrengthSelf',
      ],
      code: 'exerciseWithClinician',
    },
    { routes: ['frail', 'mobilityLimited'], questions: ['exerciseFrequency'], code: 'exerciseAdapted' },
    {
      routes: ['frail', 'mobilityLimited'],
      questions: ['strengthTraining', 'sitToStand', 'gripStrengthSelf'],
      code: 'strengthBalanceAdapted',
    },
    {
      routes: ['establishedCvd', 'pregnant', 'kidneyFailure'],
      questions: ['exerciseFrequency', 'exerciseIntensity', 'strengthTraining'],
      code: 'exerciseWithClinician',
    },
    {
      routes: ['underweight', 'kidneyFailure', 'kidneyDiet'],
      questions: ['overallDiet', 'plantVariety', 'processedFoodServings'],
      code: 'dietWithClinician',
    },
  ],
} as const satisfies RouteChange;

export const routeChanges: RouteChange = changes;

export const planLimits = {
  /** Grades whose years rank before grade C's; better evidence first. */
  firstGrades: ['A', 'B'],
  secondGrades: ['C'],
  /** Below this the years count as none. */
  smallestYears: 0.1,
  /** The worst answer is in the plan from this contribution on, in years. */
  worstFromYears: 0.5,
  /** Every answer with this contribution is wanted in the plan. */
  wantedFromYears: 2,
  /** Of one chapter only so many, unless the action is worth `keptFromYears`. */
  perSection: 2,
  keptFromYears: 0.5,
  items: 5,
  itemsInLowMood: 4,
  /** The first so many are the focus. */
  focus: 3,
  /** When the worst answer has no rule for this person. */
  fallback: { weight: 'weightTalk', other: 'exerciseAdapted' },
} as const;
