import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import type { Person } from '#shared/person/person.ts';

type Read = Pick<Person, 'longevity' | 'age' | 'bmi'>;

const { notCounted, countFromAge } = ageModel.mobility;
const notCountedIds: readonly LongevityQuestionId[] = notCounted;

/** A wheelchair is no bad habit; from 65 on not being able to rise is frailty. Without an age it counts. */
export const isLeftOut = (id: LongevityQuestionId, { longevity, age }: Read): boolean =>
  longevity.sitToStand === 'cannot' && age !== null && age < countFromAge && notCountedIds.includes(id);

/**
 * The value that a question's evidence is read with: BMI for weight, and for people who never exercise, who are not asked
 * how hard, the easiest intensity. Undefined when the question is not answered or does not count for this person.
 */
export const countedAnswer = (id: LongevityQuestionId, person: Read): string | number | undefined => {
  if (id === 'weight') return person.bmi ?? undefined;
  if (id === 'exerciseIntensity' && person.longevity.exerciseFrequency === '0') return 'light';
  if (isLeftOut(id, person)) return undefined;
  const answer = person.longevity[id];
  return typeof answer === 'object' ? undefined : answer;
};
