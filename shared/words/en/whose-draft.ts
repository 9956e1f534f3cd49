// The user is logged in, and has an unfinished quiz.

export const unfinishedTitle = 'You have an unfinished quiz';
export const youLeft = (quiz: string, when: string) => `You left the ${quiz} unfinished on this device ${when}.`;
export const youLeftAt = (quiz: string, when: string, question: number, all: number) =>
  `You left the ${quiz} unfinished on this device ${when}, at question ${question} of ${all}.`;
export const startingAgainDeletes = 'If you start again, we’ll delete those answers.';
export const continueQuiz = 'Continue the quiz';
export const startFromScratch = 'Start from scratch';
export const resultsStay = 'Your earlier results stay as they are.';

// It may be someone else's.

export const areTheyYours = 'Are these answers yours?';
export const someoneLeft = (quiz: string, when: string) =>
  `Someone left the ${quiz} unfinished on this device ${when}.`;
export const someoneLeftAt = (quiz: string, when: string, question: number, all: number) =>
  `Someone left the ${quiz} unfinished on this device ${when}, at question ${question} of ${all}.`;
export const notShownUntilYours = 'We won’t show the answers until we know they’re yours.';
export const notShownUntilLogin = 'They were logged in. We won’t show the answers until they log in again.';
export const yesContinue = 'Yes, continue';
export const yesLogIn = 'Yes, log in to continue';
export const startAgain = 'No, start again';
export const startAgainDeletes = '“Start again” deletes the old answers from this device.';

// When, in the sentences above.

export const todayAt = (time: string) => `at ${time} today`;
export const yesterdayAt = (time: string) => `at ${time} yesterday`;
export const onDay = (day: string) => `on ${day}`;
