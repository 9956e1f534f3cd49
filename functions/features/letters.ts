import type { MailWords } from '#functions/mail/mail-to-send.ts';
import * as doctor from './doctor/letter.ts';

/** Mails that features send to the confirmed address of an account, by the name in the job. */
export const featureLetters: Readonly<Record<string, (site: { siteUrl: string }) => MailWords>> = {
  ...doctor.letters,
};
