export const noMail = 'No email? Check your spam folder first.';
export const sendNewCode = 'Send a new code';
export const sendNewCodeIn = (seconds: number) => `Send a new code (in ${seconds} seconds)`;
export const newCodeSent = 'A new code is on its way. It can take a minute.';
