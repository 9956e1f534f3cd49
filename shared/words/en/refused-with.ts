// Why the API refuses a call, with a number or a place in what was sent. Without either: refused.ts.

export const emailTooLong = (most: number) => `Use an email address of ${most} characters or fewer.`;
export const unexpectedAt = (place: string) => `Something is missing or not as expected: ${place}.`;
export const noSuchQuestion = (position: number) =>
  `Answer ${position} belongs to no question of this quiz. Reload the page and send it again.`;
export const tooFewAnswers = (answered: number, total: number) =>
  `Not enough questions were answered: ${answered} out of ${total}.`;
export const neededAnswers = (questions: string) => `We can’t work out a result without: ${questions}`;
export const enoughForToday = (most: number) =>
  `You’ve sent ${most} quizzes today, which is the most we can take in a day. Your answers are saved.`;
export const noResultYet = (minutes: number) =>
  `There’s no result here yet. New results can take up to ${minutes} minutes.`;
export const resultUnreadable = (number: string) =>
  `Your result is saved, but we can’t show it at the moment. If you write to us, give this number: ${number}.`;
