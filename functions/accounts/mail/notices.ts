import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { product } from '#shared/product.ts';
import { accountMail } from './account-letter.ts';

type ResetMail = { code: string /** For which it still works. */; minutes: number; isConfirmed: boolean };

const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** With this code somebody with the mailbox chooses a new password, in the browser that asked for it. */
export const resetMail = ({ code, minutes, isConfirmed }: ResetMail): MailWords =>
  accountMail({
    subject: `Your code for ${product.name}`,
    preheader: `It works for ${minutesText(minutes)}.`,
    title: 'Your code',
    paragraphs: ['Someone, most likely you, asked for a code to choose a new password.'],
    button: null,
    code: { lead: 'Type this code on the page where you asked for it. It works nowhere else:', text: code },
    afterwards: [
      `It works for ${minutesText(minutes)} and once. We never ask for a code by phone or in a message.`,
      ...(isConfirmed
        ? []
        : [
            'This address was never confirmed. So with this code a new and empty account begins, and what is stored in the old one is erased: someone else may have made it.',
          ]),
    ],
    foot: { text: 'If it was not you, you need do nothing. Without this code nobody can choose a new password.' },
  });

/** To the owner of a link that wrong passcodes have ended. It does not say what the link showed, or to whom. */
export const linkEndedMail = ({ siteUrl }: { siteUrl: string }): MailWords =>
  accountMail({
    subject: 'A link that you shared was closed',
    preheader: 'Somebody typed a wrong passcode too often.',
    title: 'A link that you shared was closed',
    paragraphs: [
      'Hello,',
      'somebody opened a link that you shared and typed a wrong passcode too often. So we closed the link, and nobody can open it any more. What was behind it was not shown.',
      'If you still need it, make a new one, and give the passcode to its reader in person or by phone.',
    ],
    button: { label: `Open ${product.name}`, url: new URL('/dashboard', siteUrl).href },
    code: null,
    afterwards: [],
    foot: { text: 'If you no longer need the link, you need do nothing.' },
  });

/** To the former address of an account, with the way back. It does not name the new one. */
export const addressChangedMail = ({ siteUrl, secret }: { siteUrl: string; secret: string }): MailWords =>
  accountMail({
    subject: `The address of your ${product.name} account was changed`,
    preheader: 'If it was not you, you can take the change back.',
    title: 'Your address was changed',
    paragraphs: [
      'Hello,',
      `your ${product.name} account has another email address now. We no longer write to this one.`,
      `If it was not you, take the change back within ${lifetimes.undoAddressDays} days. That logs everybody out of the account, and you choose a new password.`,
    ],
    button: { label: 'Take it back', url: new URL(`/confirm#undo=${secret}`, siteUrl).href },
    code: null,
    afterwards: [],
    foot: { text: 'If it was you, you need do nothing.' },
  });

/**
 * The mail that somebody asked for. It lies in a mailbox that others may see: no figure, no word on health, no name of a quiz,
 * and the product's name only where every mail of ours has it.
 */
export const reminderMail = ({ siteUrl, offUrl }: { siteUrl: string; offUrl: string }): MailWords =>
  accountMail({
    subject: 'The note that you asked for',
    preheader: 'You wanted to hear from us about now.',
    title: 'You asked us to write',
    paragraphs: ['Hello,', 'some time ago you asked for a note about now. What you planned is in your account.'],
    button: { label: 'Log in and look', url: new URL('/dashboard', siteUrl).href },
    code: null,
    afterwards: ['After two such notes without a visit from you, we stop.'],
    foot: {
      text: 'You want no more of these?',
      link: { label: 'Turn them off', url: offUrl, end: '. You need no login.' },
    },
  });

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Once, before an account that nobody uses is erased. */
export const unusedMail = ({ siteUrl, erasesAt }: { siteUrl: string; erasesAt: string }): MailWords =>
  accountMail({
    subject: 'Your account will be erased',
    preheader: 'Nobody has used it for a long time. One login keeps it.',
    title: 'Your account will be erased',
    paragraphs: [
      'Hello,',
      `nobody has used your ${product.name} account for a long time. We do not keep accounts for ever: on ${longDay.format(new Date(erasesAt))} we erase it, with all that is in it.`,
      'To keep it, log in once before that day.',
    ],
    button: { label: 'Log in and keep it', url: new URL('/dashboard', siteUrl).href },
    code: null,
    afterwards: [],
    foot: { text: 'If you no longer want the account, you need do nothing. We write about this only once.' },
  });
