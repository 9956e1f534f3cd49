import * as words from '#feature-words/doctor.ts';
import { accountMail } from '#functions/accounts/account-letters.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { pageAt } from '#functions/mail/page-at.ts';
import { hello } from '#words/mails.ts';

/** Tells the owner that wrong passcodes closed a link. Does not say what the link showed, or to whom. */
const linkEndedMail = ({ siteUrl }: { siteUrl: string }): MailWords =>
  accountMail({
    subject: words.mailSubject,
    preheader: words.mailPreheader,
    paragraphs: [hello, words.mailWhat, words.mailNewLink],
    button: { label: words.mailOpen, url: pageAt(siteUrl, '/dashboard') },
    foot: { text: words.mailNothingToDo },
  });

export const letters = { 'link-ended': linkEndedMail };
