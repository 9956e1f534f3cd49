import type { LongevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';
import type { LongevityAnswers } from './person.ts';

/** PREVENT counts cigarettes of the last 30 days. The rules for red flags count the same people. */
export const currentSmoking: ReadonlySet<OptionOf<LongevityQuiz, 'smoking'>> = new Set([
  'someDays',
  'dailyUnder10',
  'daily10to19',
  'daily20plus',
]);

export const smokesNow = ({ smoking }: LongevityAnswers): boolean =>
  smoking !== undefined && currentSmoking.has(smoking);
