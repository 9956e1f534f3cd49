import { lifetimes } from '#shared/contract/lifetimes.ts';
import { addMonths } from '#shared/scoring/calendar.ts';
import type { Account, Unused } from './account.ts';

// Accounts are not kept for ever. One that nobody has used for as many months as the stage says is told so once, where its
// address is confirmed, and erased some time later. Any login and any page that goes on with a login is a use.

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const laterBy = (now: Date, days: number): string => new Date(now.getTime() + days * dayMs).toISOString();

/** The account as somebody uses it: nothing about its end stands any more, and mails of its reminder count as answered. */
export const withVisit = (account: Account, now: Date): Account => ({
  ...account,
  usedOn: dayOf(now),
  unused: null,
  lookAt: null,
  reminder: account.reminder && { ...account.reminder, unanswered: 0 },
});

/** When the account has to be looked at. By whole months, so that the index does not change with each day's use. */
export const unusedLookAt = ({ unused, lookAt, usedOn }: Pick<Account, 'unused' | 'lookAt' | 'usedOn'>): string =>
  unused?.erasesAt ?? lookAt ?? `${addMonths(usedOn, lifetimes.leastUnusedMonths + 1).slice(0, 7)}-01T00:00:00.000Z`;

/** `tell`: write the account, then send the mail. `end`: write it, then erase. `wait`: write when to look again. */
export type UnusedStep = { step: 'tell' | 'end'; account: Account } | { step: 'wait'; account: Account };

/** So soon is looked again at an account that is not due, so that a stage that changes its setting need not wait for years. */
const lookAgainMonths = 3;

/** What to do about an account now; null when it is not yet to be looked at. */
export const stepOfUnused = (
  account: Account,
  { months, mailId, hasMail, now }: { months: number; mailId: string; hasMail: boolean; now: Date },
): UnusedStep | null => {
  if (unusedLookAt(account) > now.toISOString()) return null;
  const { unused, usedOn, confirmedAt, declined } = account;
  const isTold = confirmedAt !== null && !declined;
  // Nobody is erased who was to be told and was not: neither without mail, nor after a mail that SES never took.
  if (isTold && !hasMail) return { step: 'wait', account: { ...account, unused: null, lookAt: laterBy(now, 30) } };
  const endsOn = addMonths(usedOn, months);
  if (endsOn > dayOf(now)) {
    const again = addMonths(dayOf(now), lookAgainMonths);
    const lookAt = `${again < endsOn ? again : endsOn}T00:00:00.000Z`;
    return { step: 'wait', account: { ...account, unused: null, lookAt } };
  }
  if (unused?.isTaken) return { step: 'end', account: { ...account, sessions: [] } };
  const told: Unused = {
    ...{ toldAt: now.toISOString(), mailId, isTaken: !isTold },
    erasesAt: laterBy(now, lifetimes.unusedNoticeDays),
  };
  return { step: isTold ? 'tell' : 'wait', account: { ...account, unused: told, lookAt: null } };
};

/** The account a day later: as many have been told or erased today as may be. */
export const withUnusedHeld = (account: Account, now: Date): Account =>
  account.unused
    ? { ...account, unused: { ...account.unused, erasesAt: laterBy(now, 1) } }
    : { ...account, lookAt: laterBy(now, 1) };

/** The account after SES took the mail that tells. Null: it is not about that mail. */
export const withUnusedTaken = (account: Account, mailId: string): Account | null =>
  account.unused?.mailId === mailId && !account.unused.isTaken
    ? { ...account, unused: { ...account.unused, isTaken: true } }
    : null;

/** The account after the mail that tells was certainly not sent. */
export const withoutTelling = (account: Account, mailId: string, now: Date): Account | null =>
  account.unused?.mailId === mailId ? { ...account, unused: null, lookAt: now.toISOString() } : null;
