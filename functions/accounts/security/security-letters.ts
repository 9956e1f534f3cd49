import { accountMail, hello } from '#functions/accounts/account-letters.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { pageAt } from '#functions/mail/page-at.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { deviceWords } from '#shared/words/device-words.ts';
import * as labels from '#words/labels.ts';
import { language } from '#words/language.ts';
import * as mail from '#words/mails.ts';
import * as words from '#words/security-mails.ts';

/** Goes to a confirmed address only, so it may name its owner. `secret` belongs to the 'This wasn't me' link. */
type SecurityMail = { siteUrl: string; firstName: string; secret: string; at: Date };

const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

const ifNotYou = (siteUrl: string, secret: string) => ({
  button: { label: labels.notMe, url: pageAt(siteUrl, `/confirm#not-me=${secret}`) },
  afterwards: [words.buttonLogsOut(lifetimes.notMeLinkDays)],
  foot: {
    text: words.whyThisMail,
  },
});

const ifYou = words.ifThatWasYou;

/** Tells the owner that the account has a new password, whether it was changed or reset. */
export const passwordChangedMail = ({ siteUrl, firstName, secret, at }: SecurityMail): MailWords =>
  accountMail({
    subject: words.passwordChangedSubject,
    preheader: words.ifItWasYou,
    paragraphs: [hello(firstName), words.passwordChanged(time.format(at)), ifYou],
    ...ifNotYou(siteUrl, secret),
  });

/** Tells the owner of a login on a device that the account did not know. `device`: null if that login has ended since. */
export const newDeviceMail = ({
  siteUrl,
  firstName,
  secret,
  at,
  device,
}: SecurityMail & { device: string | null }): MailWords =>
  accountMail({
    subject: words.newDeviceSubject,
    preheader: words.ifItWasYou,
    paragraphs: [
      hello(firstName),
      device ? words.newDeviceNamed(deviceWords(device), time.format(at)) : words.newDevice(time.format(at)),
      ifYou,
    ],
    ...ifNotYou(siteUrl, secret),
  });

/** The last mail to the owner of an account, who requested the erasure with the password. The name is already erased. */
export const erasedMail = ({ at }: { at: Date }): MailWords =>
  accountMail({
    subject: words.erasedSubject,
    preheader: words.erasedPreheader,
    paragraphs: [mail.hello, words.erased(day.format(at)), words.backupsExpire(lifetimes.backupDays)],
    afterwards: [words.lastMail],
    foot: {
      text: words.erasedByOther,
    },
  });
