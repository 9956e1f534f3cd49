/**
 * The router state with which the page of the user's answers asks the open questions one after another, starting with
 * this one.
 */
export const roundFrom = (questionId: string) => ({ question: questionId, isRound: true });
