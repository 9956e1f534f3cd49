// The privacy page.

export const whoSeesMovedQuiz =
  'If you move a quiz to another device, the person using that device. It’s encrypted on your device, so we can’t read it.';
export const howLongMovedQuiz = (minutes: number) =>
  `A quiz on its way to your other device, encrypted: no one can get it after ${minutes} minutes. What’s left goes within days. Backups may keep it longer, but without a key.`;
