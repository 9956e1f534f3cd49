import type { Account } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import type { SubmissionSummary } from '#functions/submissions/submission.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { MetricName } from '#shared/contract/metrics.ts';
import type { AnswerOf } from '#shared/contract/schemas/schemas.ts';

// The places that the core offers to features (`features.ts`, and the files called `feature-….ts` beside it).

/** How the events of an account change what a feature stores in it (`feature-fields.ts`). */
export type AccountPart = {
  /** When the account must be looked at for the feature; null for never. */
  dueAt: (account: Account) => string | null;
  /** The account after its owner has been here. */
  withVisit: (account: Account) => Account;
  /** Records that SES accepted a mail of this feature. Null for the mail of another one, or if that is recorded already. */
  withMailSent: (account: Account, mailId: string, now: Date) => Account | null;
  /** For a mailbox that does not exist or calls our mails spam: without those to come. Null if there are none. */
  withoutMails: (account: Account) => Account | null;
  /** What the profile shows of it. */
  profile: (account: Account, newestSubmissionAt: string | null) => Partial<AnswerOf<'getMe'>>;
};

export type DueDeps = Pick<AccountDeps, 'changeAccount' | 'newId' | 'sendMail' | 'now'> & {
  listSubmissions: (userId: UserId) => Promise<readonly SubmissionSummary[]>;
  /** Encrypts a text for a link in a mail. Each purpose has a key of its own. */
  seal: (purpose: string, text: string) => string;
  siteUrl: string;
  watch: AccountDeps['watch'] & { count: (name: MetricName) => void };
};

/** What is done for an account when it is due. */
export type DueStep = {
  dueAt: AccountPart['dueAt'];
  /** Safe to repeat. Throws when the queue must deliver the job again. */
  handle: (deps: DueDeps, account: Account) => Promise<void>;
};
