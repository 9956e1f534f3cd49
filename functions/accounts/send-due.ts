import type { MailAnswer, MailToSend, SendMail } from '#functions/mail/mail-to-send.ts';
import type { AccountDeps } from './account-deps.ts';

/** Sends a mail that is due until SES accepts it. `undo` records that it definitely was not sent. */
export const sendDue = async (
  sendMail: NonNullable<SendMail>,
  watch: AccountDeps['watch'],
  mail: MailToSend,
  undo: () => Promise<unknown>,
): Promise<MailAnswer['outcome']> => {
  const answer = await sendMail(mail);
  watch.mail(mail.tags.userId, answer.outcome, answer.outcome === 'sent' ? 'handed-over' : answer.reason);
  if (answer.outcome === 'later') await undo();
  return answer.outcome;
};
