import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import { completedYears } from '#shared/scoring/calendar.ts';
import { withBandsForSafety, withBandsInUse } from './bands-in-use.ts';
import { readBloodPressure } from './blood-pressure.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import type { Person } from './person.ts';
import { readMyNumbers } from './read-my-numbers.ts';

/** Answers as they were sent or stored, of any shape; `today` is YYYY-MM-DD, the submission date where the person lives. */
export type RawAnswers = { readonly longevity: unknown; readonly heart: unknown; readonly today: string };

/**
 * Reads one person out of the answers to both quizzes (METHODS 1.4 to 1.6 and 10.1 to 10.3). Takes anything at all and
 * never throws: what cannot be read counts as not answered.
 */
export const readPerson = (raw: RawAnswers): Person => {
  const longevity = cleanAnswers(longevityQuiz, raw.longevity);
  const chosen = cleanAnswers(heartQuiz, raw.heart);
  const myNumbers = readMyNumbers(raw.heart, chosen, raw.today);
  return {
    today: raw.today,
    longevity,
    heart: withBandsInUse(chosen, myNumbers),
    heartForSafety: withBandsForSafety(chosen, myNumbers),
    myNumbers,
    age: completedYears(longevity.birthdate, raw.today),
    bmi: bodyMassIndex(longevity),
    ...readBloodPressure(chosen),
  };
};
