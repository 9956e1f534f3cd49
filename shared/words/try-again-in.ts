import * as words from '#words/try-again.ts';

/** When to try again, rounded up, so that a caller who waits that long gets in. */
export const tryAgainIn = (seconds: number): string => {
  if (seconds <= 60) return words.inAMinute;
  if (seconds <= 90 * 60) return words.inMinutes(Math.ceil(seconds / 60));
  if (seconds <= 3 * 24 * 3600) return words.inHours(Math.ceil(seconds / 3600));
  return words.inDays(Math.ceil(seconds / (24 * 3600)));
};
