import { accountMail, hello } from '#functions/accounts/account-letters.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { ReminderMonths } from '#shared/features/reminders/feature.ts';

type ReminderMail = { siteUrl: string; offUrl: string; firstName: string; months: ReminderMonths; isLast: boolean };

const intervals: Readonly<Record<ReminderMonths, { every: string; later: string }>> = {
  1: { every: 'every month', later: 'in a month' },
  3: { every: 'every three months', later: 'in three months' },
  6: { every: 'every six months', later: 'in six months' },
  12: { every: 'every year', later: 'in a year' },
};

/**
 * The reminder that the user asked for. Other people may see the mailbox, so the mail contains no figure, no health term and no
 * quiz name, and the product's name only where every mail has it. `isLast`: no mail follows unless the user asks again.
 */
export const reminderMail = ({ siteUrl, offUrl, firstName, months, isLast }: ReminderMail): MailWords =>
  accountMail({
    subject: 'Time to check in',
    preheader: 'About two minutes, from your last answers.',
    title: 'How is it going?',
    paragraphs: [
      hello(firstName),
      `You asked us to write ${intervals[months].every}. Start from your last answers and see what has changed. It takes about two minutes.`,
    ],
    button: { label: 'Check in', url: new URL('/dashboard', siteUrl).href },
    afterwards: [
      isLast
        ? 'Not now? That’s fine. This is the last one. You can ask for more in your account.'
        : `Not now? That’s fine. We’ll write again ${intervals[months].later}, and then stop.`,
    ],
    foot: {
      text: 'You asked for this reminder.',
      link: { label: 'Turn it off with one press', url: offUrl, end: '.' },
    },
  });
