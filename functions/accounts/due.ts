import type { Take } from '#functions/edge/limit.ts';
import { accountParts } from '#functions/features/accounts.ts';
import { dueSteps } from '#functions/features/due.ts';
import type { DueDeps } from '#functions/features/feature.ts';
import { type Composed, gaveUp } from '#functions/mail/mail-to-send.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { Language } from '#shared/contract/language.ts';
import type { MailJob } from '#shared/contract/messages.ts';
import type { Account } from './account.ts';
import type { AccountDeps } from './account-deps.ts';
import { closeDeclined, closesAt } from './address/decline-address.ts';
import { sendDue } from './send-due.ts';
import { isGivenUp, type UnsentMail, unsentLookAt, withoutClaim, withoutUnsent } from './unsent-mails.ts';
import { stepOfUnused, unusedLookAt, withoutTelling, withUnusedHeld, withUnusedTaken } from './unused-accounts.ts';

export type HandleDueDeps = DueDeps &
  Pick<AccountDeps, 'findAccount' | 'erase'> & {
    composeUnused: (erasesAt: string, language: Language) => Composed;
    unused: { months: number; perDay: number; take: Take };
    /** Does the job of an unsent mail again. Lists the mail anew if SES still accepts none. */
    sendAgain: (job: MailJob) => Promise<void>;
  };

/**
 * Does what is due for an account. Safe to repeat: each step follows from the account's latest state and is written before
 * anything is sent. What SES does not accept stays due. Throws when the queue must deliver the job again.
 */
export const handleDue = async (deps: HandleDueDeps, userId: UserId): Promise<void> => {
  const account = await deps.findAccount(userId);
  const now = deps.now().toISOString();
  // Null: an erasure has begun, perhaps by an earlier delivery of this job, and must be finished.
  if (account === null || (closesAt(account) ?? '9') <= now) return closeDeclined(deps, userId);
  const unsent = account.unsentMails.filter(({ dueAt }) => dueAt <= now);
  await Promise.all(unsent.map((each) => redo(deps, userId, each)));
  for (const step of dueSteps) if ((step.dueAt(account) ?? '9') <= now) await step.handle(deps, account);
  if (unusedLookAt(account) <= now) await endUnused(deps, account);
};

const redo = async (deps: HandleDueDeps, userId: UserId, unsent: UnsentMail): Promise<void> => {
  const { changeAccount, now, sendAgain, watch } = deps;
  const { job, mailId } = unsent;
  if (isGivenUp(unsent, now())) watch.mail(userId, mailId === undefined ? 'refused' : 'doubtful', gaveUp);
  else {
    if (mailId !== undefined) await changeAccount(userId, (latest) => withoutClaim(latest, mailId));
    await sendAgain(job);
  }
  // Given up, or obsolete: for example, the address was confirmed in the meantime.
  await changeAccount(userId, (latest) => withoutUnsent(latest, unsent));
};

const endUnused = async (deps: HandleDueDeps, { userId }: Account): Promise<void> => {
  const { changeAccount, sendMail, watch } = deps;
  const now = deps.now();
  const asked = { months: deps.unused.months, mailId: deps.newId(), hasMail: sendMail !== null, now };
  const before = await deps.findAccount(userId);
  const wish = before && stepOfUnused(before, asked);
  // Count before the write. A job that stops in between uses up one of the day's allowance, which does no harm.
  const isHeld = wish && wish.step !== 'wait' && !(await takeOne(deps, wish.step));
  let step = null as ReturnType<typeof stepOfUnused>;
  await changeAccount(userId, (latest) => {
    step = stepOfUnused(latest, asked);
    if (step?.step !== wish?.step) step = null;
    if (step && isHeld) return withUnusedHeld(latest, now);
    return step?.account ?? null;
  });
  if (!step || step.step === 'wait') return;
  if (isHeld) return watch.count('UnusedHeld');
  if (step.step === 'end') {
    await deps.erase(userId, 'unused');
    return watch.count('UnusedErased');
  }
  await tell(deps, step.account);
};

const takeOne = async ({ unused, now }: HandleDueDeps, step: 'tell' | 'end'): Promise<boolean> => {
  const limit = { kind: 'unused-accounts', subject: step, max: unused.perDay, windowSeconds: 24 * 60 * 60 };
  return (await unused.take(limit, now())).allowed;
};

const tell = async (deps: HandleDueDeps, { userId, emailAsTyped, unused, language }: Account): Promise<void> => {
  if (!unused || deps.sendMail === null) return;
  const { mailId, erasesAt } = unused;
  const mail = { to: emailAsTyped, ...(await deps.composeUnused(erasesAt, language)), tags: { userId, mailId } };
  const outcome = await sendDue(deps.sendMail, deps.watch, mail, () =>
    deps.changeAccount(userId, (latest) => withoutTelling(latest, mailId, deps.now())),
  );
  if (outcome === 'doubtful' || outcome === 'later') return;
  if (outcome === 'sent') deps.watch.count('UnusedTold');
  // Also record it after a refusal, because the address cannot be reached and the account is inactive.
  await deps.changeAccount(userId, (latest) => withUnusedTaken(latest, mailId));
};

/** When the account is due next: for its erasure without an address, an unsent mail, a feature or its erasure after inactivity. */
export const dueAt = (account: Account): string => {
  const ofFeatures = accountParts.map((part) => part.dueAt(account));
  const [first] = [closesAt(account), unsentLookAt(account), ...ofFeatures, unusedLookAt(account)]
    .filter((instant) => instant !== null)
    .toSorted();
  return first ?? unusedLookAt(account);
};

/** Shards of the index of due accounts. Each accepts about a thousand writes a second. */
const dueShards = 8;

/** The account's shard in the index. It depends on the id only, so an account never moves between shards. */
export const dueShardOf = (userId: UserId): string => {
  const hash = [...userId].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 65_521, 7);
  return String(hash % dueShards);
};

/** A row of the index of due accounts. */
export type DueRow = { userId: UserId; dueAt: string };

export type SweepDueDeps = Pick<AccountDeps, 'enqueue' | 'now'> & {
  /** The first due accounts of one shard. Queries the index, never scans. */
  findDue: (shard: string, before: string) => Promise<DueRow[]>;
  /** Updates the index entry only, by a conditional write. */
  deferDue: (row: DueRow, until: string) => Promise<void>;
};

/** A failed or lost job is enqueued again after this long. */
const againMs = 60 * 60 * 1000;

/** Enqueues a job for each due account. Returns their number. */
export const sweepDue = (deps: SweepDueDeps) => async (): Promise<number> => {
  const now = deps.now();
  const sweepShard = async (shard: number) => {
    const due = await deps.findDue(String(shard), now.toISOString());
    for (const row of due) {
      await deps.enqueue({ kind: 'due', userId: row.userId });
      await deps.deferDue(row, new Date(now.getTime() + againMs).toISOString());
    }
    return due.length;
  };
  const endings = await Promise.allSettled(Array.from({ length: dueShards }, (_, shard) => sweepShard(shard)));
  for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
  return endings.reduce((sum, ending) => sum + (ending.status === 'fulfilled' ? ending.value : 0), 0);
};
