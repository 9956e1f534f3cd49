import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { LongevityQuestionId, Person } from '#shared/person/person.ts';
import { between } from './hazards.ts';

type Read = Pick<Person, 'longevity' | 'age' | 'bmi' | 'pregnancyNow'>;

const { countFromAge, fade } = ageModel.mobility;
const mobilityQuestions: readonly LongevityQuestionId[] = ageModel.mobility.notCounted;
const notCountedInPregnancy: readonly LongevityQuestionId[] = ageModel.pregnancy.notCounted;

const isAboutRising = (id: LongevityQuestionId, { longevity }: Read): boolean =>
  longevity.sitToStand === 'cannot' && mobilityQuestions.includes(id);

const isWeightInPregnancy = (id: LongevityQuestionId, { pregnancyNow }: Read): boolean =>
  (pregnancyNow === 'yes' || pregnancyNow === 'yesSigns') && notCountedInPregnancy.includes(id);

/**
 * Whether a category score leaves the question out. Below 65, using a wheelchair is not a bad habit; from 65 on, or without an age,
 * not being able to rise counts as frailty. Weight does not count in pregnancy and in the six weeks after a birth.
 */
export const isLeftOut = (id: LongevityQuestionId, person: Read): boolean =>
  (isAboutRising(id, person) && person.age !== null && person.age < countFromAge) || isWeightInPregnancy(id, person);

/** How much of the answer counts for the number, 0-1. The rest counts as not answered. */
export const countedShare = (id: LongevityQuestionId, person: Read): number => {
  if (isWeightInPregnancy(id, person)) return 0;
  if (!isAboutRising(id, person) || person.age === null) return 1;
  return between(person.age, fade.fromAge, fade.toAge, 0, 1);
};

/**
 * The value to look up in a question's evidence: BMI for weight, and easy exercise for people who never exercise, because the quiz
 * does not ask them how hard. Undefined when the question is not answered or not counted.
 */
export const countedAnswer = (id: LongevityQuestionId, person: Read): string | number | undefined => {
  if (countedShare(id, person) === 0) return undefined;
  if (id === 'weight') return person.bmi ?? undefined;
  if (id === 'exerciseIntensity' && person.longevity.exerciseFrequency === '0') return 'light';
  const answer = person.longevity[id];
  return typeof answer === 'object' ? undefined : answer;
};
