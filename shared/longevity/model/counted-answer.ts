import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import type { Person } from '#shared/person/person.ts';

type Read = Pick<Person, 'longevity' | 'age' | 'bmi' | 'pregnancyNow'>;

const { countFromAge } = ageModel.mobility;
const notCountedSitting: readonly LongevityQuestionId[] = ageModel.mobility.notCounted;
const notCountedInPregnancy: readonly LongevityQuestionId[] = ageModel.pregnancy.notCounted;

/**
 * Using a wheelchair is no bad habit below 65; from 65 on, not being able to rise is frailty. Without an age it counts. Weight
 * does not count in pregnancy and in the six weeks after a birth.
 */
export const isLeftOut = (id: LongevityQuestionId, { longevity, age, pregnancyNow }: Read): boolean =>
  (longevity.sitToStand === 'cannot' && age !== null && age < countFromAge && notCountedSitting.includes(id)) ||
  ((pregnancyNow === 'yes' || pregnancyNow === 'yesSigns') && notCountedInPregnancy.includes(id));

/**
 * The value with which a question's evidence is read: BMI for weight, and easy exercise for people who never exercise, who are
 * not asked how hard. Undefined when the question is not answered or not counted.
 */
export const countedAnswer = (id: LongevityQuestionId, person: Read): string | number | undefined => {
  if (isLeftOut(id, person)) return undefined;
  if (id === 'weight') return person.bmi ?? undefined;
  if (id === 'exerciseIntensity' && person.longevity.exerciseFrequency === '0') return 'light';
  const answer = person.longevity[id];
  return typeof answer === 'object' ? undefined : answer;
};
