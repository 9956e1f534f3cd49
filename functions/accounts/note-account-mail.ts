import type { UserId } from '#shared/contract/ids.ts';
import type { Account } from './account.ts';
import { withMailSent } from './reminder.ts';
import { withUnusedTaken } from './unused.ts';

/** What SES said, whatever mail it was about. `mailId`: one that the account waits for. */
type Reported = {
  userId: UserId;
  kind: 'taken' | 'bounced' | 'complained' | 'rejected';
  detail: string;
  mailId?: string;
};

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
  async ({ kind, detail, userId, mailId }: Reported): Promise<void> => {
    const isUnwanted = kind === 'complained' || (kind === 'bounced' && !detail.startsWith('Transient'));
    if (!isUnwanted && mailId === undefined) return;
    await changeAccount(userId, (account) => {
      const sent =
        mailId === undefined ? null : (withMailSent(account, mailId, now()) ?? withUnusedTaken(account, mailId));
      if (!isUnwanted || !account.reminder) return sent;
      return { ...(sent ?? account), reminder: null };
    });
  };
