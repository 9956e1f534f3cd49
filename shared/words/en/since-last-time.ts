// The first card of a user who comes back.

export const readNoticeTitle = 'Read the notice first';
export const readNoticeToday = 'Please read it today. Everything else can wait.';
export const readNotice = 'Read the notice';
export const sinceLastTimeTitle = 'Since last time';
export const whatIsNew = 'What’s new? Your last answers are saved. Change what’s different: it takes about 90 seconds.';
export const takeQuizAgain = (quiz: string) => `Take it again: ${quiz}`;
