export const onOwnDevice =
  'Your answers are safe on this device. We’ll send them as soon as you’re back online. Until then, do not clear this browser’s data.';
export const onSharedDevice =
  'Your answers are safe on this page. We’ll send them as soon as you’re back online. Keep the page open until then.';
export const deletedOn = (day: string) => `We’ll delete them from this device on ${day}.`;

// Answers that were refused after the user left the quiz.

export const refused = (quiz: string) => `${quiz}: we couldn’t accept your answers`;
export const refusedBecause = (quiz: string, reason: string) => `${quiz}: ${reason}`;
export const openMyAnswers = 'Open my answers';
export const replaceTitle = 'Replace the unfinished quiz?';
export const keepUnfinished = 'Keep the unfinished one';
export const replaceIt = 'Replace it';
export const startedAgain = (quiz: string) =>
  `You’ve started the ${quiz} again on this device. You’d lose those newer answers.`;

// For a visitor who may not be the one who answered.

export const finishedHereTitle = 'A finished quiz on this device hasn’t been sent';
export const finishedHere = (quiz: string) =>
  `The ${quiz} was finished here but couldn’t be sent. If that was you, <link>log in</link> and we’ll send it.`;
export const keepPageOpen = 'Keep this page open until then.';
export const keptUntil = (day: string) => `We’ll keep it here until ${day}.`;

// Before a logout that would delete unsent answers.

export const logoutTitle = 'Some answers have not been sent yet';
export const logoutDeletes = 'Log out and delete them';
export const logoutAbout =
  'Your dashboard shows what they’re waiting for. If you log out now, we’ll delete them from this device.';
