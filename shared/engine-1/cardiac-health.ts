import { completedYears } from '#shared/scoring/calendar.ts';
import { optionOf } from './answer-value.ts';
import { type CardiacCategory, cardiacCategories } from './cardiac-categories.ts';
import { type CardiacRecommendation, recommendForHeart } from './cardiac-recommendations.ts';
import { type CleanAnswers, cleanAnswers } from './clean-answers.ts';
import { sexesOf } from './effective-age.ts';
import { cardiovascularDiseases, preventAges, type RiskDescriptorCode } from './evidence/cardiac-model.ts';
import { highNonHdl, riskEnhancers } from './evidence/risk-enhancers.ts';
import { type Facts, holds } from './evidence/rule.ts';
import { type HeartInputs, heartInputs, measuredNonHdl } from './heart-inputs.ts';
import { type HeartRisk, heartRisk } from './heart-risk.ts';
import { type LifesEssential8, lifesEssential8 } from './lifes-essential-8.ts';
import { cardiacHealthQuiz } from './quizzes/cardiac-health.ts';
import { longevityQuiz } from './quizzes/longevity.ts';
import { type RedFlag, redFlagsOf } from './red-flags.ts';

/** Who gets a percentage; the first that fits. */
export type Eligibility = 'establishedCvd' | 'noBirthdate' | 'tooYoung' | 'tooOld' | 'ok';

type NotEstimated = { [K in Exclude<keyof HeartRisk, 'riskDescriptor' | 'clamped'>]: null };

/** Where the equations do not apply, a percentage is null and never 0. The other fields are filled in any case. */
export type CardiacScore = {
  age: number | null;
  eligibility: Eligibility;
  riskDescriptor: RiskDescriptorCode;
  redFlags: RedFlag[];
  le8: LifesEssential8;
  riskEnhancers: string[];
  categories: CardiacCategory[];
  recommendations: CardiacRecommendation[];
} & (Omit<HeartRisk, 'riskDescriptor'> | (NotEstimated & Pick<HeartRisk, 'clamped'>));

/**
 * Scores the second quiz. Of the first quiz it uses birth date, sex, background, height, weight, smoking and sleep.
 * Pure and deterministic; takes anything as answers and never throws. `today` is YYYY-MM-DD.
 */
export const scoreCardiac = (cardiacAnswers: unknown, longevityAnswers: unknown, today: string): CardiacScore => {
  const cardiac = cleanAnswers(cardiacHealthQuiz, cardiacAnswers);
  const longevity = cleanAnswers(longevityQuiz, longevityAnswers);
  const age = completedYears(longevity.birthdate, today);
  const eligibility = eligibilityOf(cardiac, age);
  const inputs = eligibility === 'ok' && age !== null ? inputsOf(cardiac, longevity, age) : null;
  const redFlags = redFlagsOf(cardiac);
  const le8 = lifesEssential8(cardiac, longevity);
  const enhancers = enhancersOf(cardiac, longevity);
  return {
    ...(inputs ? heartRisk(inputs) : { ...notEstimated, clamped: [], riskDescriptor: descriptorFor(eligibility) }),
    age,
    eligibility,
    redFlags,
    le8,
    riskEnhancers: enhancers,
    categories: cardiacCategories(cardiac, le8, redFlags, enhancers),
    recommendations: recommendForHeart({ cardiac, longevity, le8, enhancers, inputs }),
  };
};

const notEstimated: NotEstimated = {
  cardiacRiskScore: null,
  range: null,
  confidence: null,
  ascvd10: null,
  heartFailure10: null,
  ascvdCategory2026: null,
  totalCvd30: null,
  model: null,
  inputsUsed: null,
};

const eligibilityOf = ({ knownHeartConditions }: CleanAnswers, age: number | null): Eligibility => {
  if (cardiovascularDiseases.includes(optionOf(knownHeartConditions))) return 'establishedCvd';
  if (age === null) return 'noBirthdate';
  if (age < preventAges.from) return 'tooYoung';
  return age > preventAges.to ? 'tooOld' : 'ok';
};

const descriptorFor = (eligibility: Eligibility): RiskDescriptorCode =>
  eligibility === 'establishedCvd' ? 'existingCondition' : 'notEstimated';

const inputsOf = (cardiac: CleanAnswers, longevity: CleanAnswers, age: number) => {
  const [first = 'female', ...others] = sexesOf(longevity);
  const forSex = (sex: typeof first): HeartInputs => heartInputs(cardiac, longevity, sex, age);
  return [forSex(first), ...others.map(forSex)] as const satisfies readonly HeartInputs[];
};

const enhancersOf = (cardiac: CleanAnswers, longevity: CleanAnswers): string[] => {
  const answers = { ...longevity, ...cardiac };
  const facts: Facts = { highNonHdl: (measuredNonHdl(cardiac) ?? 0) >= highNonHdl };
  return riskEnhancers.filter(({ when }) => holds(when, answers, facts)).map(({ code }) => code);
};
