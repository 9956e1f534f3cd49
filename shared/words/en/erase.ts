export const eraseTitle = 'Erase everything?';
export const willErase = 'We’ll erase, straight away and for good:';
export const erasesAccount = 'your account and your login';
export const erasesResults = 'all your results';
export const erasesAnswers = 'all your answers, also on this device';
export const backupsGone = (days: number) =>
  `Backups are gone within ${days} days. Emails in your own mailbox stay there.`;
export const downloadFirst = 'Download my data first';
export const whyPassword = 'So no one else can do this.';
export const yesErase = 'Yes, erase everything. I know this can’t be undone.';
export const tickIfSure = 'Tick the box if you’re sure.';
export const erasing = 'Erasing…';
export const keepAccount = 'Keep my account';
export const backToAccount = 'Back to account';
export const notErased = 'That didn’t work, and nothing was erased. Please try again.';

// Afterwards.

export const erased = 'Erased';
export const erasedTitle = 'We’re erasing everything';
export const erasedAbout = (days: number) =>
  `Your account is closed. Your answers and results will be gone from our system within a minute, and from backups within ${days} days.`;
export const erasedThanks = 'Thank you for your time here. We wish you well.';
