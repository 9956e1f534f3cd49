import type { QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { QuizVersion } from '#shared/quiz-versions.ts';
import type { ResultWithSlots } from '#shared/result.ts';
import type { Choices } from '#shared/words/sentences.ts';

export type ToCompose = {
  quizId: QuizId;
  quizVersion: QuizVersion;
  answers: Answers;
  /** With the cardiac quiz: the longevity answers that it builds on. */
  longevityAnswers?: Answers;
  /** With the longevity quiz: the newest heart answers, if there were any. */
  cardiacAnswers?: Answers;
  /** YYYY-MM-DD where the person lives. */
  today: string;
  firstName?: string;
  choices?: Choices;
};

/**
 * The result page of one submission, by the engine that its questions were written for. An engine is loaded when it is
 * needed: hardly any job needs the first one.
 */
export const composeByVersion = async ({ quizVersion, ...submitted }: ToCompose): Promise<ResultWithSlots> => {
  if (quizVersion === '1.0') {
    const { composeResult } = await import('#shared/engine-1/compose-result.ts');
    return { content: composeResult(submitted), slots: [] };
  }
  const { composeWithSlots } = await import('#shared/result.ts');
  return composeWithSlots(submitted);
};
