import { accountMail } from '#functions/accounts/account-letters.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { product } from '#shared/product.ts';

/** Tells the owner that wrong passcodes closed a link. Does not say what the link showed, or to whom. */
const linkEndedMail = ({ siteUrl }: { siteUrl: string }): MailWords =>
  accountMail({
    subject: 'A link you shared was closed',
    preheader: 'Someone entered the wrong passcode too many times.',
    paragraphs: [
      'Hello,',
      'Someone opened a link you shared and entered the wrong passcode too many times. So we closed the link, and no one can open it any more. They didn’t see what was behind it.',
      'If you still need it, make a new one. Give the passcode in person or by phone.',
    ],
    button: { label: `Open ${product.name}`, url: new URL('/dashboard', siteUrl).href },
    foot: { text: 'If you no longer need the link, you don’t need to do anything.' },
  });

export const letters = { 'link-ended': linkEndedMail };
