import type { Account } from '#functions/accounts/account.ts';
import { sendDue } from '#functions/accounts/send-due.ts';
import { speechIn } from '#functions/edge/speech.ts';
import type { DueDeps, DueStep } from '#functions/features/feature.ts';
import { newestFirst } from '#functions/submissions/submission-list.ts';
import { type ReminderLink, sealReminderLink } from './off-link.ts';
import { isLastMail, reminderLookAt, withDueReminder, withMailSent, withoutBegunMail } from './reminder.ts';
import { speech } from './speech.ts';

const speechOf = speechIn('reminders', speech);

/** A link that turns this reminder off without a login. */
const offUrlOf = ({ seal, siteUrl }: DueDeps, link: ReminderLink): string =>
  new URL(`/api/reminders/off/${sealReminderLink(seal, link)}`, siteUrl).href;

const remind: DueStep['handle'] = async (deps, { userId }) => {
  if (deps.sendMail === null) return;
  const newest = newestFirst(await deps.listSubmissions(userId))[0];
  const asked = { newestSubmissionAt: newest?.submittedAt ?? null, mailId: deps.newId(), now: deps.now() };
  const { mailId } = asked;
  let next = null as Account | null;
  await deps.changeAccount(userId, (latest) => {
    next = withDueReminder(latest, asked);
    return next;
  });
  if (next?.reminder?.mail?.id !== mailId) return;
  const { emailAsTyped: to, firstName, reminder, language } = next;
  const { siteUrl } = deps;
  const offUrl = offUrlOf(deps, { userId, reminderId: reminder.id });
  const { reminderMail } = await speechOf(language);
  const words = reminderMail({ siteUrl, offUrl, firstName, months: reminder.months, isLast: isLastMail(reminder) });
  const mail = { to, ...words, tags: { userId, mailId }, offUrl };
  const outcome = await sendDue(deps.sendMail, deps.watch, mail, () =>
    deps.changeAccount(userId, (latest) => withoutBegunMail(latest, mailId)),
  );
  // `doubtful`: an event from SES says whether it accepted the mail. Without such an event, the sweep retries.
  if (outcome === 'doubtful' || outcome === 'later') return;
  if (outcome === 'sent') deps.watch.count('Reminded');
  await deps.changeAccount(userId, (latest) => withMailSent(latest, mailId, deps.now()));
};

export const dueStep: DueStep = { dueAt: reminderLookAt, handle: remind };
