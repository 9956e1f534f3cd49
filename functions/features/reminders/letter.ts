import * as words from '#feature-words/reminders.ts';
import { accountMail, hello } from '#functions/accounts/account-letters.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { pageAt } from '#functions/mail/page-at.ts';
import type { ReminderMonths } from '#shared/features/reminders/feature.ts';

type ReminderMail = { siteUrl: string; offUrl: string; firstName: string; months: ReminderMonths; isLast: boolean };

const asked: Readonly<Record<ReminderMonths, string>> = {
  1: words.askedEveryMonth,
  3: words.askedEveryThreeMonths,
  6: words.askedEverySixMonths,
  12: words.askedEveryYear,
};
const again: Readonly<Record<ReminderMonths, string>> = {
  1: words.againInAMonth,
  3: words.againInThreeMonths,
  6: words.againInSixMonths,
  12: words.againInAYear,
};

/**
 * The reminder that the user asked for. Other people may see the mailbox, so the mail contains no figure, no health term and no
 * quiz name, and the product's name only where every mail has it. `isLast`: no mail follows unless the user asks again.
 */
export const reminderMail = ({ siteUrl, offUrl, firstName, months, isLast }: ReminderMail): MailWords =>
  accountMail({
    subject: words.mailSubject,
    preheader: words.mailPreheader,
    title: words.mailTitle,
    paragraphs: [hello(firstName), asked[months]],
    button: { label: words.checkIn, url: pageAt(siteUrl, '/dashboard') },
    afterwards: [isLast ? words.lastOne : again[months]],
    foot: {
      text: words.youAsked,
      link: { label: words.turnOffInOnePress, url: offUrl },
    },
  });
