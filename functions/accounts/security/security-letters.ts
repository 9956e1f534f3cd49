import { accountMail, hello } from '#functions/accounts/account-letters.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { product } from '#shared/product.ts';

/** Goes to a confirmed address only, so it may name its owner. `secret` belongs to the 'This wasn't me' link. */
type SecurityMail = { siteUrl: string; firstName: string; secret: string; at: Date };

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const ifNotYou = (siteUrl: string, secret: string) => ({
  button: { label: 'This wasn’t me', url: new URL(`/confirm#not-me=${secret}`, siteUrl).href },
  afterwards: [
    `The button logs everyone out and lets you choose a new password. It works for ${lifetimes.notMeLinkDays} days.`,
  ],
  foot: {
    text: 'You get this because it’s about the safety of your account. These emails can’t be turned off.',
  },
});

const ifYou = 'If that was you, you don’t need to do anything.';

/** Tells the owner that the account has a new password, whether it was changed or reset. */
export const passwordChangedMail = ({ siteUrl, firstName, secret, at }: SecurityMail): MailWords =>
  accountMail({
    subject: 'Your password was changed',
    preheader: 'If it was you, there’s nothing to do.',
    paragraphs: [
      hello(firstName),
      `The password for your ${product.name} account was changed on ${time.format(at)} (UTC). Every other device has been logged out.`,
      ifYou,
    ],
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
    subject: 'New login on your account',
    preheader: 'If it was you, there’s nothing to do.',
    paragraphs: [
      hello(firstName),
      `Someone logged in to your ${product.name} account from a new device: ${device ? `${device}, ` : ''}${time.format(at)} (UTC).`,
      ifYou,
    ],
    ...ifNotYou(siteUrl, secret),
  });

/** The last mail to the owner of an account, who requested the erasure with the password. The name is already erased. */
export const erasedMail = ({ at }: { at: Date }): MailWords =>
  accountMail({
    subject: 'Your data has been erased',
    preheader: 'Your account and everything in it are gone.',
    paragraphs: [
      'Hello,',
      `Your ${product.name} account, all your results and all your answers were erased on ${day.format(at)}. They can’t be recovered, even by us.`,
      `Our encrypted backups expire within ${lifetimes.backupDays} days. Emails we sent earlier stay in your own mailbox.`,
    ],
    afterwards: [`Thank you for using ${product.name}. This is our last email to you.`],
    foot: {
      text: 'You didn’t ask for this? Someone with your password did. Change that password wherever else you use it.',
    },
  });
