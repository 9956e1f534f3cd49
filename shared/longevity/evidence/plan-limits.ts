import type { RouteCode } from '#shared/safety/routes.ts';
import type { RouteChange } from './plan-rule.ts';

/** How much these people should drink is for their kidney or heart team to say (KDIGO 2024, ESC). */
export const drinkAmountRoutes = [
  'kidneyFailure',
  'kidneyDiet',
  'heartFailureSigns',
] as const satisfies readonly RouteCode[];

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
    { routes: ['mobilityLimited'], questions: ['sitToStand'] },
    { routes: ['pregnant'], questions: ['exerciseIntensity'] },
    { routes: drinkAmountRoutes, questions: ['waterIntakeCups'] },
    { routes: ['heartValve'], questions: ['exerciseIntensity'] },
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
      routes: ['establishedCvd', 'kidneyFailure'],
      questions: ['exerciseFrequency', 'exerciseIntensity', 'strengthTraining'],
      code: 'exerciseWithClinician',
    },
    { routes: ['pregnant'], questions: ['exerciseFrequency', 'strengthTraining'], code: 'exercisePregnant' },
    { routes: ['heartValve'], questions: ['strengthTraining'], code: 'exerciseValve' },
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
  /** Below this the years are not shown: 'about the same' tells nobody anything. */
  shownFromYears: 0.5,
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
