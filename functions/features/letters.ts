import { linkEndedMail } from '#functions/accounts/account-letters.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';

/** Mails that features send to the confirmed address of an account, by the name in the job. */
export const featureLetters: Readonly<Record<string, (site: { siteUrl: string }) => MailWords>> = {
  'link-ended': linkEndedMail,
};
