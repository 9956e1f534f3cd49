import * as doctor from './doctor/privacy-texts.ts';
import type { AboutParagraph } from './feature.ts';
import * as methods from './methods/about-texts.ts';
import * as move from './move/privacy-texts.ts';
import * as numbers from './numbers/privacy-texts.ts';
import * as offline from './offline/privacy-texts.ts';
import * as reminders from './reminders/privacy-texts.ts';

/** What features add to 'Who checks it' on the page about the site. */
export const featureAbout: readonly AboutParagraph[] = [...methods.about];

/** What features add to the privacy page, by its part. */
export const featurePrivacy = {
  whoSeesIt: [...doctor.whoSeesIt, ...move.whoSeesIt],
  howLong: [...doctor.howLong, ...move.howLong],
  onDevice: [...offline.onDevice],
  /** What follows 'Correct it:'. Only the first is used. */
  correctAnswers: [...numbers.correctAnswers],
  emails: [...reminders.emails],
} satisfies Readonly<Record<string, readonly string[]>>;
