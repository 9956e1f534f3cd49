import { drinksHeavily, type Person, takesHeartMedicine } from '#shared/person/person.ts';
import { type Assessment, hasRoute } from '#shared/safety/assess.ts';
import {
  hasHeartDisease,
  hasInflammation,
  hasKnownBreathing,
  hasToldKidneyDisease,
  isDiabetic,
} from '#shared/safety/terms.ts';
import * as words from '#words/age-caveats.ts';
import { ageModel } from './evidence/age-model.ts';

/**
 * What the number does not cover, in this order. `caveatsFor` decides which apply. These can appear with a warning, so they must
 * not reassure.
 */
export const caveatTexts = {
  habitsOnly: words.habitsOnly,
  twoAges: words.twoAges,
  illnessNotCounted: words.illnessNotCounted,
  heartConditionKnown: words.heartConditionKnown,
  // The sign can come from either quiz: very low weight is one too.
  earlierWarning: words.earlierWarning,
  pregnant: words.pregnant,
  lowWeight: words.lowWeight,
  fewAnswers: words.fewAnswers,
  ratedHealth: words.ratedPoor,
} as const satisfies Record<string, string>;
export type CaveatCode = keyof typeof caveatTexts;

export type CaveatReasons = {
  readonly person: Person;
  readonly assessment: Assessment;
  /** 0-1, unrounded; null when no age is estimated. */
  readonly answeredShare: number | null;
};

/** What the number does not cover for this person (METHODS 2.7). */
export const caveatsFor = ({ person, assessment, answeredShare }: CaveatReasons): CaveatCode[] => {
  const { redFlags, routes } = assessment;
  const isEstimated = answeredShare !== null;
  const applies: Readonly<Record<CaveatCode, boolean>> = {
    habitsOnly: isEstimated,
    twoAges: isEstimated && Object.values(person.heart).some((answer) => answer !== undefined),
    illnessNotCounted: reportsIllness(person) || takesHeartMedicine(person.heart) || hasKnownBreathing(person),
    heartConditionKnown: hasHeartDisease(person),
    earlierWarning: redFlags.some(({ level }) => level === 'emergency' || level === 'urgent'),
    pregnant: routes.includes('pregnant'),
    lowWeight: routes.includes('underweight'),
    fewAnswers: isEstimated && answeredShare < ageModel.fewAnswersBelow,
    ratedHealth: isEstimated && isRatedLow(person),
  };
  return caveatCodes.filter((code) => applies[code]);
};

const isCaveatCode = (code: string): code is CaveatCode => Object.hasOwn(caveatTexts, code);
const caveatCodes: readonly CaveatCode[] = Object.keys(caveatTexts).filter(isCaveatCode);

const isRatedLow = ({ longevity: { selfRatedHealth } }: Person): boolean =>
  selfRatedHealth === 'fair' || selfRatedHealth === 'poor';

/**
 * Whether the page must show no headline, no rank and no praise for health: with a red flag of any level, an illness, a pregnancy,
 * a low weight, heavy drinking, breathlessness on the stairs, chest pain today, or health rated as poor. The number counts only
 * habits, and these outweigh them.
 */
export const mayNotPraise = ({
  person,
  assessment,
  caveats,
}: Pick<CaveatReasons, 'person' | 'assessment'> & { readonly caveats: readonly CaveatCode[] }): boolean =>
  hasRoute({ assessment }, 'underweight', 'waitForCare', 'establishedCvd', 'kidneyFailure', 'kidneyDiet', 'pregnant') ||
  assessment.redFlags.length > 0 ||
  (assessment.checkedSigns ?? []).length > 0 ||
  caveats.includes('illnessNotCounted') ||
  drinksHeavily(person.longevity) ||
  person.heart.exertional === 'breathless' ||
  person.heart.chestPain === 'today' ||
  person.longevity.selfRatedHealth === 'poor';

/** Whether the person reports an illness. A medicine for blood pressure or cholesterol alone is not one. */
export const reportsIllness = (person: Person): boolean =>
  hasHeartDisease(person) || isDiabetic(person) || hasToldKidneyDisease(person) || hasInflammation(person);
