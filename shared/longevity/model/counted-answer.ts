import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import type { Person } from '#shared/person/person.ts';

type Read = Pick<Person, 'longevity' | 'age' | 'bmi' | 'pregnancyNow'>;

const { countFromAge } = ageModel.mobility;
const notCountedSitting: readonly LongevityQuestionId[] = ageModel.mobility.notCounted;
const notCountedInPregnancy: readonly LongevityQuestionId[] = ageModel.pregnancy.notCounted;

/**
 * A wheelchair is no bad habit; from 65 on not being able to rise is frailty. Without an age it counts. In pregnancy and
 * in the six weeks after a birth weight does not count.
 */
export const isLeftOut = (id: LongevityQuestionId, { longevity, age, pregnancyNow }: Read): boolean =>
  (longevity.sitToStand === 'cannot' && age !== null && age < countFromAge && notCountedSitting.includes(id)) ||
  ((pregnancyNow === 'yes' || pregnancyNow === 'yesSigns') && notCountedInPregnancy.includes(id));

/**
 * The value that a question's evidence is read with: BMI for weight, and for people who never exercise, who are not asked
 * how hard, the easiest intensity. Undefined when the question is not answered or does not count for this person.
 */
export const countedAnswer = (id: LongevityQuestionId, person: Read): string | number | undefined => {
  if (isLeftOut(id, person)) return undefined;
  if (id === 'weight') return person.bmi ?? undefined;
  if (id === 'exerciseIntensity' && person.longevity.exerciseFrequency === '0') return 'light';
  const answer = person.longevity[id];
  return typeof answer === 'object' ? undefined : answer;
};
