import * as move from './features/move/privacy-texts.ts';
import * as numbers from './features/numbers/privacy-texts.ts';

/** What features add to the privacy page, by its part. */
export const featurePrivacy = {
  whoSeesIt: [...move.whoSeesIt],
  howLong: [...move.howLong],
  /** What follows 'Correct it:'; the first counts. */
  correctAnswers: [...numbers.correctAnswers],
} satisfies Readonly<Record<string, readonly string[]>>;
