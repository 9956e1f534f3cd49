import { heartCategories } from '#shared/heart/findings/categories.ts';
import { type HeartCase, readHeartCase, shownGrade } from '#shared/heart/findings/heart-case.ts';
import { askClinicianOf } from '#shared/heart/plan/ask-clinician.ts';
import { nextStepOf } from '#shared/heart/plan/next-step.ts';
import { heartPlan } from '#shared/heart/plan/plan.ts';
import type { Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import type { HeartNumbers, HeartScore } from './heart-score.ts';
import { shownNumbers } from './shown-numbers.ts';

/** One person's score, with what a page says about it. */
export type HeartReading = { readonly score: HeartScore; readonly heartCase: HeartCase };

/** Reads one person with the assessment that the safety rules made of the same person. */
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

/** Somebody who is eligible has an age and so an estimate; the last case cannot occur. */
const whyNot = (eligibility: HeartCase['eligibility']) =>
  eligibility === 'establishedCvd'
    ? ({ eligibility, riskDescriptor: 'existingCondition' } as const)
    : ({ eligibility: eligibility === 'ok' ? 'noBirthdate' : eligibility, riskDescriptor: 'notEstimated' } as const);

const numbersOf = ({ myNumbers }: Person): Partial<HeartNumbers> =>
  myNumbers === null ? {} : { caveats: myNumbers.caveats, myNumbers: shownNumbers(myNumbers.numbers) };
