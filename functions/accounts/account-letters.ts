import { buttonRow, type Html, html, htmlPage, sans, serif } from '#functions/mail/html.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { product } from '#shared/product.ts';
import type { AddressProof } from './account.ts';

/**
 * A mail about an account. It may reach a stranger, so it contains no figure about a person and no kind of quiz, and no user input
 * except the first name in a mail that only confirmed addresses get.
 * Subject and preheader show on lock screens, so they contain no code.
 */
export type AccountLetter = {
  subject: string;
  preheader: string;
  /** The subject, unless the mail names another one. */
  title?: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  code?: { lead: string; text: string };
  afterwards?: readonly string[];
  /** For a reader who did not expect this mail. `link` follows `text`, and `end` follows the link. */
  foot: { text: string; link?: { label: string; url: string; end: string } };
};

/** The first line of a mail to a confirmed address. The name is empty where none was given. */
export const hello = (firstName: string): string => (firstName.trim() ? `Hello ${firstName.trim()},` : 'Hello,');

export const accountMail = ({
  subject,
  preheader,
  title = subject,
  paragraphs,
  button,
  code,
  afterwards = [],
  foot,
}: AccountLetter): MailWords => {
  const { text, link } = foot;
  const blocks = [
    product.name,
    title,
    ...paragraphs,
    button && `${button.label}: ${button.url}`,
    code && `${code.lead}\n\n    ${code.text}`,
    ...afterwards,
    link ? `${text} ${link.label}: ${link.url}\n${link.end.replace(/^\W+/, '')}`.trim() : text,
  ];
  const rows = [
    titleRow(title),
    paragraphsRow(paragraphs),
    ...(button ? [buttonRow(button.label, button.url)] : []),
    ...(code ? [codeRow(code)] : []),
    ...(afterwards.length > 0 ? [afterwardsRow(afterwards)] : []),
  ];
  return {
    subject,
    html: htmlPage({ subject, preheader, rows, foot: footRow(foot) }),
    text: `${blocks.filter(Boolean).join('\n\n')}\n`,
  };
};

const titleRow = (title: string): Html =>
  html`<tr><td class="e-pad" style="padding:36px 40px 0"><h1 class="e-ink" style="margin:0;font:normal 28px/35px ${serif};color:#29211b;letter-spacing:-.3px">${title}</h1></td></tr>`;

const paragraphsRow = (paragraphs: readonly string[]): Html =>
  html`<tr><td class="e-pad" style="padding:18px 40px 0">${paragraphs.map(
    (text) => html`<p class="e-ink" style="margin:0 0 12px;font:16px/26px ${sans};color:#29211b">${text}</p>`,
  )}</td></tr>`;

const afterwardsRow = (paragraphs: readonly string[]): Html =>
  html`<tr><td class="e-pad" style="padding:0 40px 26px">${paragraphs.map(
    (text) => html`<p class="e-ink2" style="margin:0 0 12px;font:16px/26px ${sans};color:#534a42">${text}</p>`,
  )}</td></tr>`;

const codeRow = ({ lead, text }: NonNullable<AccountLetter['code']>): Html =>
  html`<tr><td class="e-pad" style="padding:0 40px 24px"><p class="e-ink2" style="margin:0 0 14px;font:16px/26px ${sans};color:#534a42">${lead}</p><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="e-well e-ink" bgcolor="#f0ebe2" style="background-color:#f0ebe2;border-radius:13px;padding:16px 20px 16px 28px;font:normal 34px/42px ${serif};color:#29211b;letter-spacing:6px">${text}</td></tr></table></td></tr>`;

const footRow = ({ text, link }: AccountLetter['foot']): Html =>
  html`<tr><td class="e-pad" style="padding:26px 40px 0"><p class="e-ink3" style="margin:0;font:14px/22px ${sans};color:#696058">${text}${
    link ? html` <a class="e-link" href="${link.url}" style="color:#1446a7">${link.label}</a>${link.end}` : null
  }</p></td></tr>`;

export type ConfirmMail = {
  /** `results`: results are waiting. `corrected`: a result was wrong. Otherwise the mail only says that there is an account. */
  reason: AddressProof['reason'];
  siteUrl: string;
  /** The fragment (`#…`) of each link. Browsers do not send fragments to servers, so no log contains them. */
  confirmSecret: string;
  declineSecret: string;
  code: string;
};

/** Asks the recipient to confirm the address of an account, by link or by code, and offers 'This wasn't me'. */
export const confirmMail = ({ reason, siteUrl, confirmSecret, declineSecret, code }: ConfirmMail): MailWords =>
  accountMail({
    ...words[reason === 'asked' || reason === 'registered' ? 'account' : reason],
    button: { label: 'Confirm my address', url: pageOf(siteUrl, 'secret', confirmSecret) },
    code: {
      lead: `The button works for ${lifetimes.confirmLinkHours} hours. Or enter this code on the page you have open. It works for ${lifetimes.codeMinutes} minutes:`,
      text: code,
    },
    afterwards: ['You’ll need your password, unless you’re logged in.'],
    foot: {
      text: 'Wasn’t it you? Then someone else used your address.',
      link: {
        label: 'This wasn’t me: take my address off that account',
        url: pageOf(siteUrl, 'decline', declineSecret),
        end: '. Then we won’t write to you about it again.',
      },
    },
  });

const pageOf = (siteUrl: string, name: 'secret' | 'decline', secret: string): string =>
  new URL(`/confirm#${name}=${secret}`, siteUrl).href;

type Words = Pick<AccountLetter, 'subject' | 'preheader' | 'paragraphs'>;

const words: Readonly<Record<'account' | 'results' | 'new-address' | 'corrected', Words>> = {
  account: {
    subject: 'Please confirm your email address',
    preheader: 'One tap, so no one else gets your results.',
    paragraphs: [
      'Hello,',
      `Someone (most likely you) made a ${product.name} account with this email address. Please confirm that it’s yours. Then we can send your results here, and to no one else.`,
    ],
  },
  results: {
    subject: 'Your results are ready',
    preheader: 'Confirm your email address, or log in to see them.',
    paragraphs: [
      'Hello,',
      `The results of a quiz are waiting in the ${product.name} account with this email address. We’ve left them out of this email, as no one has confirmed the address yet.`,
      'Please confirm that it’s yours. Then we’ll send them here.',
    ],
  },
  corrected: {
    subject: 'We have corrected a result',
    preheader: 'Please log in and read it again.',
    paragraphs: [
      'Hello,',
      `We made a mistake. A result in the ${product.name} account with this email address was wrong, and we’re sorry. We’ve put it right.`,
      'Please log in and read it again. Something important in it has changed. We’ve left it out of this email, as no one has confirmed the address yet. Please confirm that it’s yours too.',
      'If you feel unwell, do not wait. Call a doctor or your emergency number.',
    ],
  },
  'new-address': {
    subject: 'Please confirm your new address',
    preheader: 'Until then, your account keeps its current address.',
    paragraphs: [
      'Hello,',
      `Someone (most likely you) wants to use this email address for a ${product.name} account. Please confirm that it’s yours. Until then, the account keeps the one it has.`,
    ],
  },
};

type ResetMail = {
  siteUrl: string;
  /** The fragment of the link. */
  secret: string;
  /** `minutes`: how long the code still works. Null once it no longer works. */
  code: { text: string; minutes: number } | null;
  isConfirmed: boolean;
};

const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** Lets the owner of the mailbox choose a new password: with the link in any browser, or with the code in the one that asked. */
export const resetMail = ({ siteUrl, secret, code, isConfirmed }: ResetMail): MailWords =>
  accountMail({
    subject: `Choose a new password for ${product.name}`,
    preheader: 'You can do it from this email.',
    title: 'Choose a new password',
    paragraphs: ['Someone (most likely you) asked for this email.'],
    button: { label: 'Choose a new password', url: new URL(`/login/help#reset=${secret}`, siteUrl).href },
    ...(code && {
      code: {
        lead: `The button works once, for ${lifetimes.resetLinkHours} hours. Or enter this code on the page where you asked for it. It works there for ${minutesText(code.minutes)}:`,
        text: code.text,
      },
    }),
    afterwards: [
      ...(code ? [] : [`The button works once, until ${lifetimes.resetLinkHours} hours after you asked.`]),
      'Don’t pass this email on. We’ll never ask you for a code by phone or in a message.',
      ...(isConfirmed
        ? []
        : [
            'This address was never confirmed. So your new password starts a new, empty account, and we’ll erase what’s in the old one. Someone else may have made it.',
          ]),
    ],
    foot: {
      text: 'If it wasn’t you, you don’t need to do anything. No one can choose a new password without this email.',
    },
  });

/** Goes to the former address of an account, with a link that undoes the change. Does not name the new address. */
export const addressChangedMail = ({ siteUrl, secret }: { siteUrl: string; secret: string }): MailWords =>
  accountMail({
    subject: `The email address on your ${product.name} account was changed`,
    preheader: 'If it wasn’t you, you can undo the change.',
    title: 'Your email address was changed',
    paragraphs: [
      'Hello,',
      `Your ${product.name} account now has a different email address. We won’t write to this one any more.`,
      `If it wasn’t you, undo the change within ${lifetimes.undoAddressDays} days. We’ll log everyone out of the account, and you’ll choose a new password.`,
    ],
    button: { label: 'Undo the change', url: new URL(`/confirm#undo=${secret}`, siteUrl).href },
    foot: { text: 'If it was you, you don’t need to do anything.' },
  });

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Sent once, before an inactive account is erased. */
export const unusedMail = ({ siteUrl, erasesAt }: { siteUrl: string; erasesAt: string }): MailWords =>
  accountMail({
    subject: 'Your account will be erased',
    preheader: 'No one has used it for a long time. Log in once to keep it.',
    paragraphs: [
      'Hello,',
      `No one has used your ${product.name} account for a long time. We don’t keep accounts for ever: on ${longDay.format(new Date(erasesAt))} we’ll erase it and everything in it.`,
      'To keep it, log in once before that day.',
    ],
    button: { label: 'Log in and keep it', url: new URL('/dashboard', siteUrl).href },
    foot: { text: 'If you no longer want the account, you don’t need to do anything. We only write about this once.' },
  });
