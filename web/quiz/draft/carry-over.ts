import type { QuizId } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { stillMeant } from '#shared/quiz/still-meant.ts';
import { withNumbers } from '#shared/quiz/with-numbers.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import { questionToAsk } from '../question-to-ask.ts';
import type { Draft } from './draft.ts';

/**
 * A draft of an earlier questionnaire as one of the live one. It keeps the answers that still mean what they meant, and
 * stands at the first question without one: the order has changed, and a new question about symptoms must not be passed
 * unseen. Notices that were read had other words, so they are shown again.
 */
export async function carryOver(quizId: QuizId, draft: Draft): Promise<Draft> {
  const [before, now] = await Promise.all([loadQuiz(quizId, draft.quizVersion ?? '1.0'), loadQuiz(quizId)]);
  const answers = stillMeant(before, now, draft.answers);
  const { typedAnswers: _, confirmed: __, ...rest } = draft;
  const currentQuestion =
    draft.currentQuestion < 0
      ? draft.currentQuestion
      : questionToAsk(withNumbers(now, draft.retake?.numbers ?? []), answers);
  return { ...rest, answers, currentQuestion, check: null, dismissedNotices: [], quizVersion: liveVersion };
}
