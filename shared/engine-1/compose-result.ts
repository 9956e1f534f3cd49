import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, type QuizId } from '#shared/derived-names.ts';
import { cleanAnswers } from './clean-answers.ts';
import { composeCardiac } from './compose-cardiac.ts';
import { composeLongevity } from './compose-longevity.ts';
import { engineHash, engineVersion } from './engine.ts';
import { cardiacHealthQuiz } from './quizzes/cardiac-health.ts';
import { longevityQuiz } from './quizzes/longevity.ts';

type Submitted = {
  readonly quizId: QuizId;
  readonly answers: unknown;
  /** The earlier answers that the cardiac quiz builds on. */
  readonly longevityAnswers?: unknown;
  /** The day of the submission, YYYY-MM-DD, in the person's own time zone. */
  readonly today: string;
  readonly firstName?: string;
};

/**
 * One submission as the whole page that a person reads: every number, and the engine's own prose around them. Pure and
 * deterministic; any answers will do, those that no screen could have produced count as not given.
 */
export const composeResult = ({ quizId, answers, longevityAnswers, today, firstName }: Submitted): ResultContent => {
  const isCardiac = quizId === cardiacQuizId;
  const longevity = cleanAnswers(longevityQuiz, isCardiac ? longevityAnswers : answers);
  const cardiac = cleanAnswers(cardiacHealthQuiz, isCardiac ? answers : {});
  const composed = isCardiac
    ? composeCardiac({ cardiac, longevity }, today, firstName)
    : composeLongevity(longevity, today, firstName);
  const hash = engineHash({
    quizId,
    answers: isCardiac ? cardiac : longevity,
    longevityAnswers: isCardiac ? longevity : {},
    today,
  });
  return { ...composed, engine: { version: engineVersion, hash }, wording: { by: 'engine' } };
};
