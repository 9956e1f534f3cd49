import type { MailEvent } from '#functions/results/mail/record-mail-event.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { Account } from './account.ts';
import { withMailSent } from './reminder.ts';
import { withUnusedTaken } from './unused.ts';

type Deps = {
  changeAccount: (userId: UserId, change: (account: Account) => Account | null) => Promise<Account | null>;
  now: () => Date;
};

/**
 * What SES reports, on the account. That it took a mail settles one whose call had no answer. A complaint, or an address that
 * does not exist, ends the reminder, whatever mail it was about; a full mailbox does not.
 */
export const noteAccountMail =
  ({ changeAccount, now }: Deps) =>
  async (event: MailEvent): Promise<void> => {
    const { kind, detail, userId } = event;
    const isUnwanted = kind === 'complained' || (kind === 'bounced' && !detail.startsWith('Transient'));
    const mailId = 'mailId' in event ? event.mailId : undefined;
    if (!isUnwanted && mailId === undefined) return;
    await changeAccount(userId, (account) => {
      const sent =
        mailId === undefined ? null : (withMailSent(account, mailId, now()) ?? withUnusedTaken(account, mailId));
      if (!isUnwanted || !account.reminder) return sent;
      return { ...(sent ?? account), reminder: null };
    });
  };
