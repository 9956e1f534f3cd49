import { asks } from '#shared/quiz/kinds.ts';
import { questionsOnPath } from '#shared/quiz/path.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { Draft } from '../draft/draft.ts';

/**
 * ', at question 17 of 38'; nothing before the first question. It counts the questions that everybody is asked: a number that
 * depends on the follow-up questions would give answers away.
 */
export function placeIn(quiz: Quiz, { currentQuestion }: Pick<Draft, 'currentQuestion'>): string {
  const asked = questionsOnPath(quiz, { answers: {}, signedIn: false }).filter(asks);
  const passed = asked.filter((question) => quiz.questions.indexOf(question) <= currentQuestion);
  return passed.length > 0 ? `, at question ${passed.length} of ${asked.length}` : '';
}
