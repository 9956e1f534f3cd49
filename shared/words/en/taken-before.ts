export const takenBefore = (ago: string) => `You took this quiz ${ago}. Your earlier results stay as they are.`;
export const fromLastAnswers = 'Start from my last answers';
export const fromLastAnswersAbout = 'About 2 minutes. You check a few lists, and we ask how you feel now.';
export const nothingFilledIn = 'Continue with nothing filled in';
export const takes = (duration: string) => `${duration}.`;
