import type { ErrorCode } from '#shared/contract/errors.ts';
import type { AnswerCount } from '#shared/quiz/visible.ts';
import type { Problem } from '#web/api/call.ts';

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
export function refusalText({ code, message, questionId, validation }: Problem): RefusalText | null {
  switch (code as ErrorCode | undefined) {
    case 'too-few-answers':
      return { title: 'We need a few more answers', message: tooFew(validation), isTooFew: true };
    case 'answer-not-acceptable':
      return { title: 'Please check one answer', message, ...(questionId && { questionId }) };
    case 'longevity-first':
      return { title: message, message: 'This quiz uses your answers to the first one. Your answers here are saved.' };
    case 'session-used':
      return { title: 'Already sent', message: alreadySent, isUsedUp: true };
    default:
      return null;
  }
}

/** Like `refusalText`, but has words for every refusal. */
export const refusalOf = (refusal: Problem): RefusalText =>
  refusalText(refusal) ?? { title: 'We couldn’t accept your answers', message: refusal.message };

const tooFew = (validation: Problem['validation']): string =>
  `Warning: Your submission could not be processed because not enough questions were answered. You answered ${validation?.answered_count ?? 0} out of ${validation?.total_questions ?? 0} questions.`;

const alreadySent =
  'You’ve already sent this quiz with different answers, perhaps from another tab. You’ll find that result on your dashboard. To send these answers too, submit once more.';

/**
 * Says before sending how many more answers a result needs, which is half of all. Blank if only certain questions are
 * missing.
 */
export const moreNeeded = ({ answered, total }: AnswerCount): string => {
  const more = Math.ceil(total / 2) - answered;
  if (more <= 0) return '';
  const which = more === 1 ? 'Please answer one more' : `Please answer ${more} more`;
  return `You’ve answered ${answered} of ${total} questions, and you need half for a result. ${which} – any you like.`;
};
