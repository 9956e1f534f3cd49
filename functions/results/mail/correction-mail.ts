import { accountMail } from '#functions/accounts/mail/account-letter.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { product } from '#shared/product.ts';

/** Tells somebody that a result of theirs was wrong. It may be read over a shoulder: no figure, no quiz, no name, no reason. */
export const correctionMail = ({ siteUrl }: { siteUrl: string }): MailWords =>
  accountMail({
    subject: 'We have corrected a result of yours',
    preheader: 'Please log in and read it again.',
    title: 'We have corrected a result of yours',
    paragraphs: [
      'Hello,',
      'we made a mistake. A result that we gave you was wrong, and we are sorry. We have put it right.',
      'Please log in and read it again: something that matters in it has changed. It tells you what was wrong. The old one is still there too.',
      'Did you show the old one to a doctor, or give them a link? Then please show them the new one.',
    ],
    button: { label: 'Open my results', url: new URL('/dashboard', siteUrl).href },
    code: null,
    afterwards: ['If you feel unwell, do not wait for a page: call a doctor, or your emergency number.'],
    foot: {
      text: `You get this mail once, because you took a quiz with a ${product.name} account that has this address.`,
    },
  });
