// What a user must do before the answers can be sent.

export const pleaseLogIn = 'Please log in';
export const logInFirst = 'Please log in first to submit this quiz.';
export const noAccountYet = (quiz: string) =>
  `No account yet? Create one, then take the ${quiz}. Your result uses those answers.`;
export const notNow = 'Not now';
export const changeAddress = 'Change the address';
export const savedUntilLogin = 'Your answers are saved on this device. We’ll send them once you log in.';
export const onPageUntilLogin = 'Your answers are safe on this page. We’ll send them once you log in.';
export const savedForThisEmail =
  'Your answers are saved on this device for this email address only. We’ll send them once you log in with it.';
export const onPageForThisEmail =
  'Your answers are safe on this page for this email address only. We’ll send them once you log in with it.';
export const nothingLost = 'Nothing is lost. We’ll show you the questions that are still open.';

// Why the answers were not sent.

export const registrationFailed = (reason: string) => `Registration failed: ${reason}`;
export const registrationFailedUnexplained =
  'Registration failed: something went wrong on our side. Your answers are safe. Please submit them again in a few minutes.';
export const notSentSavedHere =
  'We couldn’t send your answers. They’re saved here. Check your connection and try again.';
export const notSentSavedOnPage =
  'We couldn’t send your answers. They’re saved on this page. Check your connection and try again.';
export const offlineSavedHere =
  'You’re offline. Nothing is lost: your answers are saved here. Press Submit again when you’re back.';
export const offlineSavedOnPage =
  'You’re offline. Nothing is lost: your answers are saved on this page. Press Submit again when you’re back.';
export const notStored = 'We couldn’t send your answers. Keep this page open and submit again in a moment.';
