import { buttonRow, type Html, html, htmlPage, sans, serif } from '#functions/mail/html.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { pageAt } from '#functions/mail/page-at.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { product } from '#shared/product.ts';
import * as accountMails from '#words/account-mails.ts';
import * as labels from '#words/labels.ts';
import { language } from '#words/language.ts';
import * as mailCare from '#words/mail-care.ts';
import * as mail from '#words/mails.ts';
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
  /** For a reader who did not expect this mail. `link` and `afterwards` each have a line of their own. */
  foot: { text: string; link?: { label: string; url: string; afterwards?: string } };
};

/** The first line of a mail to a confirmed address. The name is empty where none was given. */
export const hello = (firstName: string): string => (firstName.trim() ? mail.helloTo(firstName.trim()) : mail.hello);

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
    link ? [text, `${link.label}: ${link.url}`, link.afterwards].filter(Boolean).join('\n') : text,
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
    link
      ? html`<br><a class="e-link" href="${link.url}" style="color:#1446a7">${link.label}</a>${link.afterwards ? html`<br>${link.afterwards}` : null}`
      : null
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
    button: { label: accountMails.confirmAddress, url: pageOf(siteUrl, 'secret', confirmSecret) },
    code: {
      lead: accountMails.confirmCodeLead(lifetimes.confirmLinkHours, lifetimes.codeMinutes),
      text: code,
    },
    afterwards: [accountMails.passwordNeeded],
    foot: {
      text: accountMails.wasNotYou,
      link: {
        label: accountMails.takeMyAddressOff,
        url: pageOf(siteUrl, 'decline', declineSecret),
        afterwards: accountMails.noMoreAboutIt,
      },
    },
  });

const pageOf = (siteUrl: string, name: 'secret' | 'decline', secret: string): string =>
  pageAt(siteUrl, `/confirm#${name}=${secret}`);

type Words = Pick<AccountLetter, 'subject' | 'preheader' | 'paragraphs'>;

const words: Readonly<Record<'account' | 'results' | 'new-address' | 'corrected', Words>> = {
  account: {
    subject: accountMails.confirmSubject,
    preheader: accountMails.confirmPreheader,
    paragraphs: [mail.hello, accountMails.someoneMadeAccount],
  },
  results: {
    subject: mail.resultsReady,
    preheader: accountMails.resultsPreheader,
    paragraphs: [mail.hello, accountMails.resultsWait, accountMails.confirmThenResults],
  },
  corrected: {
    subject: accountMails.correctedSubject,
    preheader: mail.readAgain,
    paragraphs: [mail.hello, accountMails.corrected, accountMails.correctedConfirm, mailCare.ifUnwellCall],
  },
  'new-address': {
    subject: accountMails.newAddressSubject,
    preheader: accountMails.newAddressPreheader,
    paragraphs: [mail.hello, accountMails.newAddress],
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

/** Lets the owner of the mailbox choose a new password: with the link in any browser, or with the code in the one that asked. */
export const resetMail = ({ siteUrl, secret, code, isConfirmed }: ResetMail): MailWords =>
  accountMail({
    subject: accountMails.newPasswordSubject,
    preheader: accountMails.newPasswordPreheader,
    title: labels.chooseNewPassword,
    paragraphs: [accountMails.someoneAsked],
    button: { label: labels.chooseNewPassword, url: pageAt(siteUrl, `/login/help#reset=${secret}`) },
    ...(code && {
      code: {
        lead: accountMails.resetCodeLead(lifetimes.resetLinkHours, code.minutes),
        text: code.text,
      },
    }),
    afterwards: [
      ...(code ? [] : [accountMails.buttonWorksOnce(lifetimes.resetLinkHours)]),
      accountMails.doNotPassOn,
      ...(isConfirmed ? [] : [accountMails.neverConfirmed]),
    ],
    foot: {
      text: accountMails.ifNotYouNothing,
    },
  });

/** Goes to the former address of an account, with a link that undoes the change. Does not name the new address. */
export const addressChangedMail = ({ siteUrl, secret }: { siteUrl: string; secret: string }): MailWords =>
  accountMail({
    subject: accountMails.addressChangedSubject,
    preheader: accountMails.addressChangedPreheader,
    title: accountMails.addressChangedTitle,
    paragraphs: [mail.hello, accountMails.addressChanged, accountMails.undoWithin(lifetimes.undoAddressDays)],
    button: { label: labels.undoChange, url: pageAt(siteUrl, `/confirm#undo=${secret}`) },
    foot: { text: accountMails.ifYouNothing },
  });

const longDay = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

/** Sent once, before an inactive account is erased. */
export const unusedMail = ({ siteUrl, erasesAt }: { siteUrl: string; erasesAt: string }): MailWords =>
  accountMail({
    subject: accountMails.unusedSubject,
    preheader: accountMails.unusedPreheader,
    paragraphs: [mail.hello, accountMails.unused(longDay.format(new Date(erasesAt))), accountMails.logInToKeep],
    button: { label: accountMails.logInAndKeep, url: pageAt(siteUrl, '/dashboard') },
    foot: { text: accountMails.unusedOnce },
  });
