import type { Account } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import type { Item } from '#functions/adapters/table.ts';
import type { SubmissionSummary } from '#functions/submissions/submission.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { MetricName } from '#shared/contract/metrics.ts';
import type { AnswerOf } from '#shared/contract/schemas/schemas.ts';

// The extension points that the core offers to features. Features are registered in the files beside this one.

/** How the events of an account change the fields that a feature stores in it (`fields.ts`). */
export type AccountPart = {
  /** When the account must be checked for the feature; null for never. */
  dueAt: (account: Account) => string | null;
  /** The account after a visit of its owner. */
  withVisit: (account: Account) => Account;
  /** Records that SES accepted a mail of this feature. Null for another feature's mail, or if that is already recorded. */
  withMailSent: (account: Account, mailId: string, now: Date) => Account | null;
  /** Cancels future mails, because a mail bounced or its reader reported it as spam. Null if there are none. */
  withoutMails: (account: Account) => Account | null;
  /** The fields that the feature adds to the profile. */
  profile: (account: Account, newestSubmissionAt: string | null) => Partial<AnswerOf<'getMe'>>;
};

export type DueDeps = Pick<AccountDeps, 'changeAccount' | 'newId' | 'sendMail' | 'now'> & {
  listSubmissions: (userId: UserId) => Promise<readonly SubmissionSummary[]>;
  /** Encrypts a text for a link in a mail. Each purpose has its own key. */
  seal: (purpose: string, text: string) => string;
  siteUrl: string;
  watch: AccountDeps['watch'] & { count: (name: MetricName) => void };
};

/** What is done for an account when it is due. */
export type DueStep = {
  dueAt: AccountPart['dueAt'];
  /** Safe to repeat. Throws if the queue must deliver the job again. */
  handle: (deps: DueDeps, account: Account) => Promise<void>;
};

/** How the items of a table of a feature are exported, erased, and moved to another id of their user. */
export type FeatureStore = {
  /** Whether an export contains this item of the user. */
  isExported: (item: Item) => boolean;
  /**
   * The key of the lookup item of this item, which stores the user's id in `owner`. A query by user does not find lookup items.
   * Null for an item without a lookup item.
   */
  ownerKeyOf: (item: Item) => { userId: string } | null;
};
