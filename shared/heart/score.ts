import { readPerson } from '#shared/person/read-person.ts';
import { assess } from '#shared/safety/assess.ts';
import type { HeartScore } from './heart-score.ts';
import { readHeart } from './read-heart.ts';

/**
 * Scores the second quiz (METHODS 4.4 and 10.4). Of the first quiz it uses birth date, sex, background, height, weight,
 * smoking, sleep and strength training, and what the safety rules read. Pure and deterministic; takes anything as
 * answers and never throws. `today` is YYYY-MM-DD, the day of the submission.
 */
export const scoreCardiac = (cardiacAnswers: unknown, longevityAnswers: unknown, today: string): HeartScore => {
  const person = readPerson({ longevity: longevityAnswers, heart: cardiacAnswers, today, quiz: 'heart' });
  return readHeart(person, assess(person)).score;
};
