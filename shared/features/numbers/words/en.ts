// The names of the pages, and what several of them say.

export const myAnswers = 'My answers';
export const addMyNumbers = 'Add my numbers';
export const backToResult = 'Back to the result';
export const takeQuizAgain = 'Take the quiz again';
export const cancel = 'Cancel';
export const undo = 'Undo';

// The privacy page.

export const correctAnswers = 'Correct it: change an answer under “My answers”, and your name or email in your account';
