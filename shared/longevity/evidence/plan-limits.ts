import type { PlanCode } from '#shared/habits/habit-actions.ts';
import type { LongevityQuestionId } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';

/** For these people a kidney or heart team decides how much to drink (KDIGO 2024, ESC). */
const drinkAmountRoutes: readonly RouteCode[] = ['kidneyFailure', 'kidneyDiet', 'heartFailureSigns'];

const movement: readonly LongevityQuestionId[] = [
  'exerciseFrequency',
  'exerciseIntensity',
  'strengthTraining',
  'sittingHours',
  'sitToStand',
  'gripStrengthSelf',
];
const stress: readonly LongevityQuestionId[] = ['stressLevels', 'stressCoping', 'mindfulnessFrequency'];
const food: readonly LongevityQuestionId[] = ['overallDiet', 'plantVariety', 'processedFoodServings'];

type ForRoutes = { readonly routes: readonly RouteCode[]; readonly questions: readonly LongevityQuestionId[] };

/** What a route changes in the plan, regardless of the rules. */
export const routeChanges: {
  readonly drop: readonly (ForRoutes & { readonly exempt?: true })[];
  readonly adapted: readonly (ForRoutes & { readonly code: PlanCode })[];
} = {
  /**
   * Questions that the plan leaves out for these people. `exempt`: even as the worst answer, because the advice would be wrong.
   * Weight stays for people with a low weight, whose advice is to see a clinician.
   */
  drop: [
    { routes: ['waitForCare', 'restFirst'], questions: movement, exempt: true },
    { routes: ['waitForCare'], questions: stress, exempt: true },
    {
      routes: ['severeUnderweight', 'eatingRisk'],
      questions: [...movement, ...food, 'waterIntakeCups', 'mealWindowConsistency', 'weight'],
      exempt: true,
    },
    { routes: ['frail', 'mobilityLimited'], questions: ['exerciseIntensity', 'sittingHours'] },
    { routes: ['mobilityLimited'], questions: ['sitToStand'] },
    { routes: ['pregnant'], questions: ['exerciseIntensity'] },
    { routes: drinkAmountRoutes, questions: ['waterIntakeCups'] },
    { routes: ['heartValve'], questions: ['exerciseIntensity'] },
  ],
  /** The first entry that has the question and one of the person's routes replaces the action and hides the years. */
  adapted: [
    {
      routes: ['heartFailureSigns', 'checkBeforeExercise'],
      questions: movement,
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
    { routes: ['underweight', 'kidneyFailure', 'kidneyDiet'], questions: food, code: 'dietWithClinician' },
  ],
};

const concerns = ({ routes, questions }: ForRoutes, question: LongevityQuestionId, own: readonly RouteCode[]) =>
  own.some((route) => routes.includes(route)) && questions.includes(question);

/** Advice on a low weight always stays: it leads to a clinician. */
const alwaysStays = (question: LongevityQuestionId, own: readonly RouteCode[]) =>
  question === 'weight' && own.includes('underweight');

/** Whether the plan leaves the question out for these routes. */
export const isDropped = (question: LongevityQuestionId, own: readonly RouteCode[]): boolean =>
  !alwaysStays(question, own) && routeChanges.drop.some((entry) => concerns(entry, question, own));

/** Whether even the worst answer gets no advice, because any would be wrong. */
export const isExempt = (question: LongevityQuestionId, own: readonly RouteCode[]): boolean =>
  !alwaysStays(question, own) && routeChanges.drop.some((entry) => entry.exempt && concerns(entry, question, own));

/** The action that replaces the usual one for these routes. */
export const adaptedCode = (question: LongevityQuestionId, own: readonly RouteCode[]): PlanCode | undefined =>
  routeChanges.adapted.find((entry) => concerns(entry, question, own))?.code;

/** Whether a kidney or heart team decides how much this person drinks. The answer is then neither praised nor a step. */
export const isForKidneyTeam = (id: LongevityQuestionId, own: readonly RouteCode[]): boolean =>
  id === 'waterIntakeCups' && drinkAmountRoutes.some((route) => own.includes(route));

/** Whether a heart team decides how hard this person trains. The answer is then not praised. */
export const isForHeartTeam = (id: LongevityQuestionId, own: readonly RouteCode[]): boolean =>
  own.includes('heartSport') && training.includes(id);

const training: readonly LongevityQuestionId[] = ['exerciseFrequency', 'exerciseIntensity', 'strengthTraining'];

export const planLimits = {
  /** Years with these grades rank before years with a grade in `secondGrades`, because the evidence is better. */
  firstGrades: ['A', 'B'],
  secondGrades: ['C'],
  /** Below this the years count as zero. */
  smallestYears: 0.1,
  /** Below this the years are not shown. */
  shownFromYears: 0.5,
  /** From this contribution on, in years, the worst answer is in the plan. */
  worstFromYears: 0.5,
  /** Every answer with this contribution is wanted in the plan. */
  wantedFromYears: 2,
  /** At most this many from one category, unless the action is worth `keptFromYears`. */
  perSection: 2,
  keptFromYears: 0.5,
  items: 5,
  itemsInLowMood: 4,
  /** How many of the first items are the focus of the page. */
  focus: 3,
  /** The action when no rule matches the worst answer. */
  fallback: { weight: 'weightTalk', other: 'exerciseAdapted' },
} as const;
