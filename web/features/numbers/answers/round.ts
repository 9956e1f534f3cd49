/** The state of the page of one's answers that asks the open questions one after another, from this one. */
export const roundFrom = (questionId: string) => ({ question: questionId, isRound: true });
