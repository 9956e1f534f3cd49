import { readPerson } from '#shared/person/read-person.ts';
import { assess } from '#shared/safety/assess.ts';
import type { LongevityScore } from './longevity-score.ts';
import { readLongevity } from './read-longevity.ts';

/**
 * Scores the first quiz (METHODS 2.4). Pure and deterministic; takes anything as answers and never throws. `today` is
 * YYYY-MM-DD, the day of the submission. The newest heart answers decide about warnings, the plan and the caveats; the
 * number and its range never depend on them.
 */
export const scoreLongevity = (answers: unknown, today: string, cardiacAnswers: unknown = {}): LongevityScore => {
  const person = readPerson({ longevity: answers, heart: cardiacAnswers, today, quiz: 'longevity' });
  return readLongevity(person, assess(person)).score;
};
