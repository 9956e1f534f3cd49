import type { RawAnswers } from '#shared/person/read-person.ts';
import type { Answers } from '#shared/quiz/question.ts';

/** One person's answers to both quizzes, as they are stored; `today` is the day that they are scored on. */
export type OwnPair = RawAnswers & { readonly longevity: Answers; readonly heart: Answers };
