import type { HeartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { HeartAnswers, Person } from '#shared/person/person.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import { isAmong } from '#shared/safety/red-flag.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { ageModel } from './evidence/age-model.ts';
import { type CaveatCode, caveatLabels } from './evidence/labels.ts';

type HeartChoices = { readonly [Id in keyof HeartAnswers]?: readonly OptionOf<HeartQuiz, Id>[] };

/** An illness, or a medicine that tells of one; a known heart condition counts beside these. */
const illness: HeartChoices = {
  diabetesStatus: ['type1', 'type2'],
  kidneyDisease: ['dialysisOrTransplant', 'stage5', 'severe', 'mildModerate'],
  inflammatory: ['yes', 'hiv'],
  bpMedication: ['yes'],
  statin: ['statin', 'other'],
};
const illnessAnswers: readonly (readonly [id: string, answers: readonly unknown[]])[] = Object.entries(illness);

/** More than a medicine for blood pressure or cholesterol. */
export const tellsOfIllnessItself = (heart: HeartAnswers): boolean =>
  hasHeartCondition(heart) || tellsOfIllness({ ...heart, bpMedication: undefined, statin: undefined });

const tellsOfIllness = (heart: Readonly<Record<string, unknown>>): boolean =>
  illnessAnswers.some(([id, answers]) => answers.includes(heart[id]));

export type CaveatReasons = {
  readonly person: Person;
  readonly assessment: Assessment;
  /** 0-1, unrounded; null when no age is estimated. */
  readonly answeredShare: number | null;
};

/** What the number does not say about this person (METHODS 2.7). */
export const caveatsFor = ({ person: { heart }, assessment, answeredShare }: CaveatReasons): CaveatCode[] => {
  const { redFlags, routes } = assessment;
  const isEstimated = answeredShare !== null;
  const hasCondition = hasHeartCondition(heart);
  const applies: Readonly<Record<CaveatCode, boolean>> = {
    habitsOnly: isEstimated,
    twoAges: isEstimated && Object.values(heart).some((answer) => answer !== undefined),
    illnessNotCounted: hasCondition || tellsOfIllness(heart),
    heartConditionKnown: hasCondition,
    earlierWarning: redFlags.some(({ level }) => level === 'emergency' || level === 'urgent'),
    pregnant: routes.includes('pregnant'),
    lowWeight: routes.includes('underweight'),
    fewAnswers: isEstimated && answeredShare < ageModel.fewAnswersBelow,
  };
  return caveatCodes.filter((code) => applies[code]);
};

/** Nothing is praised beside these: the number sees habits, and these outweigh them. */
const quietRoutes: readonly RouteCode[] = [
  'underweight',
  'waitForCare',
  'establishedCvd',
  'kidneyFailure',
  'kidneyDiet',
  'pregnant',
];

/**
 * No headline, no rank and no word of praise for health: beside a warning of any level, an illness, a pregnancy, a low
 * weight or heavy drinking.
 */
export const mayNotPraise = ({
  person,
  assessment: { redFlags, routes, checkedSigns = [] },
  caveats,
}: Pick<CaveatReasons, 'person' | 'assessment'> & { readonly caveats: readonly CaveatCode[] }): boolean =>
  quietRoutes.some((route) => routes.includes(route)) ||
  redFlags.length > 0 ||
  checkedSigns.length > 0 ||
  caveats.includes('illnessNotCounted') ||
  isAmong(person.longevity.alcoholConsumption, '23to32', '33plus');

/** A disturbed rhythm is one too: the quiz asks for it on a screen of its own. */
const hasHeartCondition = ({ knownHeartConditions, rhythmProblem }: HeartAnswers): boolean =>
  (knownHeartConditions !== undefined && knownHeartConditions !== 'none') ||
  rhythmProblem === 'afib' ||
  rhythmProblem === 'other';

const isCaveatCode = (code: string): code is CaveatCode => Object.hasOwn(caveatLabels, code);
const caveatCodes: readonly CaveatCode[] = Object.keys(caveatLabels).filter(isCaveatCode);
