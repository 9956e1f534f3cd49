import { product } from '#shared/product.ts';
export const documentTitle = 'Home';
export const heading = 'How well is your body ageing?';
export const lede =
  'Tell us how you eat, move, sleep and live. You’ll get your biological age, how sure we are of it, and the changes most likely to help you.';

// What the first quiz costs, before a visitor begins it.

export const price = (duration: string) => `Free. ${duration}, about 40 questions.`;
export const priceNumber = 'If you’re 25 or over, you’ll usually see a number after section 1.';
export const priceAccount = 'A free account at the end keeps your result.';

// The result of one of the imagined people that our tests share, as the engine says it: a test holds every word.

export const sampleTitle = 'What you get';
export const sampleTag = 'An example, not a real person';
export const sampleFigure = '<age>43</age> Biological age, likely 39 to 47';
export const sampleHeading = 'Your habits fit an age of about 43. That’s close to your own age, 45.';
export const sampleStart =
  'Start here: <step>Train your muscles two days a week.</step> With only this change, your number would be 42, likely 38 to 46.';

// The quizzes.

export const loadingQuizzes = 'Loading your quizzes';
export const startQuiz = (quiz: string) => `Start: ${quiz}`;
export const startTheQuiz = (quiz: string) => `Start the ${quiz}`;
export const startAgain = (quiz: string) => `Start again: ${quiz}`;
export const viewResultsOf = (quiz: string) => `View Results: ${quiz}`;
export const firstQuizFirst = `${product.name} first`;
export const retakeQuizOf = (quiz: string) => `Retake Quiz: ${quiz}`;
export const continueQuiz = (quiz: string) => `Continue: ${quiz}`;
export const keptInPage = 'Kept only until you close or reload this page.';
export const keptUntil = (day: string) => `Kept on this device until ${day}.`;
