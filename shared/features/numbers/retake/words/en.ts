import { plural } from '#words/plural.ts';

// The start of a retake.

export const title = (quiz: string) => `Take it again: ${quiz}`;
export const lastOneOn = (day: string) => `Your last one was on ${day}.`;
export const lede = 'Most things stay the same from one quiz to the next.';
export const alreadyStarted = 'You’ve already started with your answers. Your changes are saved on this device.';
export const startOver = 'Start over';
export const howToTakeIt = 'How to take it';
export const onlyMyAnswers = 'Show me only my answers';
export const onlyMyAnswersHint = 'A few short lists. Change what’s different, and answer a few questions again.';
export const everyQuestion = 'Go through every question';
export const everyQuestionHint = 'Your last answer is filled in on each.';
export const fromScratch = 'Start from scratch';
export const takes = (duration: string) => `It takes ${duration}.`;
export const losesChangesTitle = 'You’ll lose the changes you’ve made';
export const losesChanges = 'Choose ‘Show me only my answers’ to carry on where you were.';
export const unfinished = 'This replaces it. You can also <link>carry on with it</link>.';
export const notPossibleTitle = 'Not possible in this browser';
export const notPossible = 'This browser can’t save answers between questions. Choose ‘Show me only my answers’.';
export const olderQuestions = 'We’ve improved the questions since then, so we can’t fill in your answers.';
export const onlyFromScratch = (duration: string) => `You’ll start from scratch. It takes ${duration}.`;
export const lastResultStays =
  'Your last result stays as it is. We always ask again about things that change, such as symptoms and stress in the last month.';

// The lists of answers.

export const takingItAgain = 'Taking it again';
export const stillTrueTitle = 'Is this still true?';
export const part = (number: number, total: number) => `Part ${number} of ${total}`;
export const partLede = (number: number, total: number) => `Part ${number} of ${total}. Change what’s different.`;
export const partLedeAnswer = (number: number, total: number) =>
  `Part ${number} of ${total}. Change what’s different, and answer the questions we ask again.`;
export const unanswered = (questions: number) =>
  plural(questions, { one: 'One question has no answer', other: '# questions have no answer' });
export const askedEachTime = 'We ask these each time. Answer them, or press the button again to carry on without.';
export const submitWithout = 'Submit without them';
export const continueWithout = 'Continue without them';
export const allStillTrue = 'All still true';

// One question.

export const lastTime = (answer: string) => `Last time: ${answer}`;
export const backToList = 'Choosing an answer takes you back to your list.';
export const stillTrue = 'Still true';

// Leaving.

export const leaveUnsent = 'You haven’t sent your new answers. If you leave, you’ll lose them.';
