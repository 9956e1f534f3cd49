import { asks } from '#shared/quiz/kinds.ts';
import { questionsOnPath } from '#shared/quiz/path.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';

/** The position of the question that was refused, else of the first one without an answer, else of the last screen. */
export function questionToAsk(quiz: Quiz, answers: Answers, refusedId?: string): number {
  const path = questionsOnPath(quiz, { answers, signedIn: true });
  const question =
    path.find(({ id }) => id === refusedId) ??
    path.find((question) => asks(question) && !Object.hasOwn(answers, question.id)) ??
    path.at(-1);
  return question ? quiz.questions.indexOf(question) : 0;
}
