import { product } from '#shared/product.ts';

// The mail that names no figure.

export const logInToSee = 'Log in to see them.';
export const resultsWait = 'The results of your quiz are waiting in your account.';
export const logInToSeeButton = 'Log in to see them';

// When to read the results.

export const readNoticeNow = 'Please read the notice at the top now.';
export const readNoticeToday = 'Please read the notice at the top today.';
export const readNoticeNamesDay = 'Please read the notice at the top: it names a day.';
export const readStepsToday = 'Please read your first steps today: one of them names a day.';
export const readNoticeFirst = 'There’s a notice for you at the top. Please read it first.';
export const readStepsSoon = 'Please read them soon: one of your steps names a time.';
export const readWhenQuiet = 'Read them when you have a quiet moment.';

// The mail with figures.

export const quizResultsReady = (quiz: string) => `Your ${quiz} results are ready`;
export const quizResultsReadyFor = (firstName: string, quiz: string) => `${firstName}, your ${quiz} results are ready`;
export const summaryAndStart = 'Your summary, and where to start.';
export const summaryInside = 'Your summary is inside.';
export const likely = (range: string) => `Likely ${range}.`;
export const yourAgeIs = (age: number) => `Your age is ${age}.`;
export const riskLevelIs = (level: string) => `Risk Level: ${level}.`;
export const yourAnswer = (answer: string) => `Your answer: ${answer}`;
export const thenOneStep = 'Then, one step at a time';
export const yourDashboardAt = (url: string) => `Your dashboard: ${url}`;

// At the end of each.

export const workedOut = (day: string, method: string) =>
  `Worked out from your answers on ${day}, with method ${method}. For information only: your results are not a diagnosis.`;
export const workedOutWithAi = (day: string, method: string) =>
  `Worked out from your answers on ${day}, with method ${method}. An AI chose some of these sentences from those we wrote. For information only: your results are not a diagnosis.`;

// A result was wrong.

export const correctedSubject = 'We’ve corrected one of your results';
export const corrected = 'We made a mistake. One of your results was wrong, and we’re sorry. We’ve put it right.';
export const correctedRead =
  'Please log in and read it again. Something important in it has changed. It tells you what was wrong. You can still see the old one too.';
export const correctedShow =
  'Did you show the old one to a doctor, or give them a link? Then please show them the new one.';
export const openMyResults = 'Open my results';
export const correctedWhy = `You’re getting this email once, because you took a quiz with a ${product.name} account that has this address.`;
