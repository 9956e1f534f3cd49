import type { HeartFigures } from '#shared/heart/estimate/estimate.ts';
import type { Eligibility } from '#shared/heart/evidence/estimate.ts';
import type { RiskEnhancer } from '#shared/heart/evidence/risk-enhancers.ts';
import { type HeartCategory, heartCategories } from '#shared/heart/findings/categories.ts';
import { type HeartCase, readHeartCase, shownGrade } from '#shared/heart/findings/heart-case.ts';
import type { LifesEssential8 } from '#shared/heart/findings/lifes-essential-8.ts';
import { type AskClinician, askClinicianOf } from '#shared/heart/plan/ask-clinician.ts';
import { nextStepOf } from '#shared/heart/plan/next-step.ts';
import type { NextStep } from '#shared/heart/plan/next-steps.ts';
import { type HeartPlanItem, heartPlan } from '#shared/heart/plan/plan.ts';
import type { ExactNumberId, ExactNumbers, MyNumber, NumberCaveat } from '#shared/person/my-numbers.ts';
import type { Person } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import { type Assessment, assess } from '#shared/safety/assess.ts';
import { round } from '#shared/scoring/rounding.ts';

/** The score of the second quiz (METHODS 4.4). A percentage is null, never 0, where nothing is estimated. */
export type HeartScore = HeartFindings & (Estimated | NotEstimated) & Partial<HeartNumbers>;

/** Present with and without an estimate. */
type HeartFindings = {
  readonly age: number | null;
  readonly redFlags: Assessment['redFlags'];
  readonly routes: Assessment['routes'];
  readonly le8: LifesEssential8;
  readonly riskEnhancers: readonly RiskEnhancer[];
  readonly nextStep: NextStep;
  readonly askClinician: readonly AskClinician[];
  readonly categories: readonly HeartCategory[];
  readonly recommendations: readonly HeartPlanItem[];
};

type Estimated = { readonly eligibility: 'ok' } & HeartFigures;

type NotEstimated = {
  readonly eligibility: Exclude<Eligibility, 'ok'>;
  readonly riskDescriptor: 'existingCondition' | 'notEstimated';
  /** Always empty. */
  readonly clamped: HeartFigures['clamped'];
} & { readonly [Key in Exclude<keyof HeartFigures, 'riskDescriptor' | 'clamped'>]: null };

/** Present only when the user gave at least one exact number. */
type HeartNumbers = { readonly caveats: readonly NumberCaveat[]; readonly myNumbers: ShownNumbers };

/** Each exact number as the score used it. Its range is rounded like the stored number. */
type ShownNumbers = { readonly [Id in ExactNumberId]?: MyNumber<string> };

/**
 * Scores the second quiz (METHODS 4.4 and 10.4). From the first quiz it uses birth date, sex, background, height, weight,
 * smoking, sleep and strength training, and what the safety rules read. Pure and deterministic; accepts answers of any shape
 * and never throws. `today` is YYYY-MM-DD, the day of the submission.
 */
export const scoreCardiac = (cardiacAnswers: unknown, longevityAnswers: unknown, today: string): HeartScore => {
  const person = readPerson({ longevity: longevityAnswers, heart: cardiacAnswers, today, quiz: 'heart' });
  return readHeart(person, assess(person)).score;
};

/** The score, and the case that the page's texts depend on. */
export type HeartReading = { readonly score: HeartScore; readonly heartCase: HeartCase };

/** `assessment` is what the safety rules made of the same person. */
export const readHeart = (person: Person, assessment: Assessment): HeartReading => {
  const heartCase = readHeartCase(person, assessment);
  const nextStep = nextStepOf(heartCase);
  const score: HeartScore = {
    age: person.age,
    ...estimated(heartCase),
    redFlags: assessment.redFlags,
    routes: assessment.routes,
    le8: heartCase.le8,
    riskEnhancers: heartCase.enhancers,
    nextStep,
    askClinician: askClinicianOf(heartCase),
    categories: heartCategories(heartCase),
    recommendations: heartPlan(heartCase, nextStep),
    ...numbersOf(person),
  };
  return { score, heartCase };
};

const estimated = (one: HeartCase) => {
  const { eligibility, estimate } = one;
  return estimate && eligibility === 'ok'
    ? { eligibility, ...estimate.figures, riskDescriptor: shownGrade(one) }
    : { ...notEstimated, ...whyNot(eligibility) };
};

const notEstimated = {
  cardiacRiskScore: null,
  range: null,
  rangeOpen: null,
  confidence: null,
  heartFailure10: null,
  totalCvd10: null,
  ascvd30: null,
  totalCvd30: null,
  heartAge: null,
  model: null,
  inputsUsed: null,
  clamped: [],
} as const;

/** An eligible person has an age and so an estimate: 'ok' cannot occur here. */
const whyNot = (eligibility: HeartCase['eligibility']) =>
  eligibility === 'establishedCvd'
    ? ({ eligibility, riskDescriptor: 'existingCondition' } as const)
    : ({ eligibility: eligibility === 'ok' ? 'noBirthdate' : eligibility, riskDescriptor: 'notEstimated' } as const);

const numbersOf = ({ myNumbers }: Person): Partial<HeartNumbers> =>
  myNumbers === null ? {} : { caveats: myNumbers.caveats, myNumbers: shownNumbers(myNumbers.numbers) };

/** Only the numbers that were given, in the order of the screen (METHODS 10.4). */
const shownNumbers = (numbers: ExactNumbers): ShownNumbers =>
  Object.fromEntries(
    numberQuestions.flatMap((question) => {
      const number = numbers[question.id];
      return number ? [[question.id, shown(number, question.convert.storedDecimals)]] : [];
    }),
  );

const numberQuestions = myNumbersQuestions.filter((question) => question.type === 'number');

const shown = (number: MyNumber<string>, decimals: number): MyNumber<string> => ({
  ...number,
  low: number.low === null ? null : round(number.low, decimals),
  high: number.high === null ? null : round(number.high, decimals),
});
