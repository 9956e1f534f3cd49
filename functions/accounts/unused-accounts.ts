import { accountParts } from '#functions/features/accounts.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { addMonths } from '#shared/scoring/calendar.ts';
import type { Account } from './account.ts';

// Erases inactive accounts. An account that has been unused for the number of months that the stage sets gets one notice, if
// its address is confirmed, and is erased some time later. A login or a resumed session counts as use.

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const laterBy = (now: Date, days: number): string => new Date(now.getTime() + days * dayMs).toISOString();

/** Records a visit, which cancels a scheduled erasure. */
export const withVisit = (account: Account, now: Date): Account =>
  accountParts.reduce<Account>((latest, part) => part.withVisit(latest), {
    ...account,
    usedOn: dayOf(now),
    unused: null,
    lookAt: null,
  });

/** When the account must be checked for inactivity. Rounded to months, so that daily use does not change the index. */
export const unusedLookAt = ({ unused, lookAt, usedOn }: Pick<Account, 'unused' | 'lookAt' | 'usedOn'>): string =>
  unused?.erasesAt ?? lookAt ?? `${addMonths(usedOn, lifetimes.leastUnusedMonths + 1).slice(0, 7)}-01T00:00:00.000Z`;

/** `tell`: write the account, then send the notice. `end`: write it, then erase. `wait`: write the time of the next check. */
type UnusedStep = { step: 'tell' | 'end' | 'wait'; account: Account };

/**
 * An account that is not due is checked again after this long, so that a changed setting of the stage takes effect without
 * years of delay.
 */
const lookAgainMonths = 3;

/** What to do about an account now; null if its check is not due. */
export const stepOfUnused = (
  account: Account,
  { months, mailId, hasMail, now }: { months: number; mailId: string; hasMail: boolean; now: Date },
): UnusedStep | null => {
  if (unusedLookAt(account) > now.toISOString()) return null;
  const { unused, usedOn, confirmedAt, declined } = account;
  const isTold = confirmedAt !== null && !declined;
  // No account is erased without a notice: not while mail is off, and not after a mail that SES never accepted.
  if (isTold && !hasMail) return { step: 'wait', account: { ...account, unused: null, lookAt: laterBy(now, 30) } };
  const endsOn = addMonths(usedOn, months);
  if (endsOn > dayOf(now)) {
    const again = addMonths(dayOf(now), lookAgainMonths);
    const lookAt = `${again < endsOn ? again : endsOn}T00:00:00.000Z`;
    return { step: 'wait', account: { ...account, unused: null, lookAt } };
  }
  if (unused?.isTaken) return { step: 'end', account: { ...account, sessions: [] } };
  const told = {
    ...{ toldAt: now.toISOString(), mailId, isTaken: !isTold },
    erasesAt: laterBy(now, lifetimes.unusedNoticeDays),
  };
  return { step: isTold ? 'tell' : 'wait', account: { ...account, unused: told, lookAt: null } };
};

/** Defers the account by a day, because today's limit of notices or erasures is reached. */
export const withUnusedHeld = (account: Account, now: Date): Account =>
  account.unused
    ? { ...account, unused: { ...account.unused, erasesAt: laterBy(now, 1) } }
    : { ...account, lookAt: laterBy(now, 1) };

/** Records that SES accepted the notice. Null if the account waits for another mail. */
export const withUnusedTaken = (account: Account, mailId: string): Account | null =>
  account.unused?.mailId === mailId && !account.unused.isTaken
    ? { ...account, unused: { ...account.unused, isTaken: true } }
    : null;

/** Records that the notice was definitely not sent. */
export const withoutTelling = (account: Account, mailId: string, now: Date): Account | null =>
  account.unused?.mailId === mailId ? { ...account, unused: null, lookAt: now.toISOString() } : null;
