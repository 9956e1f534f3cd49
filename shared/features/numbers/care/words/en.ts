// What stands around a notice that numbers or changed answers raise. `care-classes.ts` beside it has class and subject.

export const ifWorseCall = 'If it gets worse, or you are not sure, call your local emergency number now:';
export const leaveFirst = 'Leave and do this first';
export const haveRead = 'I’ve read this – save my numbers';
export const goBack = 'Go back and correct a number';
export const leaveAnswers = 'Leave my answers';
export const answersCanWait = 'Your answers can wait. What you’ve already sent is saved.';
export const leaveQuiz = 'Leave the quiz';
export const quizCanWait = 'The quiz can wait. What you’ve already sent is saved.';
