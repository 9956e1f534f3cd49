import * as move from './features/move/privacy-texts.ts';

/** What features add to the privacy page, by its part. */
export const featurePrivacy = {
  whoSeesIt: [...move.whoSeesIt],
  howLong: [...move.howLong],
} satisfies Readonly<Record<string, readonly string[]>>;
