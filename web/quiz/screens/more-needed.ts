import type { AnswerCount } from '#shared/quiz/visible.ts';

/** How many answers are still missing until the half that a result needs; blank when it is only certain ones. */
export const moreNeeded = ({ answered, total }: AnswerCount): string => {
  const more = Math.ceil(total / 2) - answered;
  if (more <= 0) return '';
  const which = more === 1 ? 'Please answer one more' : `Please answer ${more} more`;
  return `You have answered ${answered} of ${total} questions, and a result needs half of them. ${which}, whichever you like.`;
};
