import { plural } from './plural.ts';

// What the pages say when the API refused the answers.

export const checkOneAnswer = 'Please check one answer';
export const usesFirstQuiz = 'This quiz uses your answers to the first one. Your answers here are saved.';
export const alreadySentTitle = 'Already sent';
export const alreadySent =
  'You’ve already sent this quiz with different answers, perhaps from another tab. You’ll find that result on your dashboard. To send these answers too, submit once more.';
export const notAccepted = 'We couldn’t accept your answers';
export const tooFew = (answered: number, total: number) =>
  `Warning: Your submission could not be processed because not enough questions were answered. You answered ${answered} out of ${total} questions.`;
export const moreNeeded = (answered: number, total: number, more: number) =>
  plural(more, {
    one: `You’ve answered ${answered} of ${total} questions, and you need half for a result. Please answer one more – any you like.`,
    other: `You’ve answered ${answered} of ${total} questions, and you need half for a result. Please answer # more – any you like.`,
  });
