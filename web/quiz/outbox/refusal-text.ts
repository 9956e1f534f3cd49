import type { ErrorCode } from '#shared/contract/errors.ts';
import { neededOf } from '#shared/quiz/enough-answers.ts';
import type { AnswerCount } from '#shared/quiz/visible.ts';
import { type Problem, sentenceOf } from '#web/api/refused.ts';
import * as words from '#words/answers-refused.ts';
import { firstQuizFirst } from '#words/home.ts';
import * as labels from '#words/labels.ts';

/**
 * Why the API refused the answers, in words for the user. `isUsedUp` means that the API has used this run id, so the
 * next try needs a new one.
 */
export type RefusalText = {
  title: string;
  message: string;
  questionId?: string;
  isUsedUp?: boolean;
  isTooFew?: boolean;
};

/** Null if the refusal is not about the answers. */
export function refusalText(refusal: Problem): RefusalText | null {
  const { code, questionId, validation } = refusal;
  switch (code as ErrorCode | undefined) {
    case 'too-few-answers':
      return { title: labels.needMoreAnswers, message: tooFew(validation), isTooFew: true };
    case 'answer-not-acceptable':
      return { title: words.checkOneAnswer, message: sentenceOf(refusal, ''), ...(questionId && { questionId }) };
    case 'longevity-first':
      return { title: firstQuizFirst, message: words.usesFirstQuiz };
    case 'session-used':
      return { title: words.alreadySentTitle, message: words.alreadySent, isUsedUp: true };
    default:
      return null;
  }
}

/** Like `refusalText`, but has words for every refusal. */
export const refusalOf = (refusal: Problem): RefusalText =>
  refusalText(refusal) ?? { title: words.notAccepted, message: sentenceOf(refusal, labels.tryAgainPlease) };

const tooFew = (validation: Problem['validation']): string =>
  words.tooFew(validation?.answered_count ?? 0, validation?.total_questions ?? 0);

/**
 * Says before sending how many more answers a result needs, which is half of all. Blank if only certain questions are
 * missing.
 */
export const moreNeeded = ({ answered, total }: AnswerCount): string => {
  const more = neededOf(total) - answered;
  return more > 0 ? words.moreNeeded(answered, total, more) : '';
};
