import { describe, expect, test } from 'vitest';
import type { Account } from '#functions/accounts/account.ts';
import { withVisit } from '#functions/accounts/unused-accounts.ts';
import { openText, sealText } from '#functions/adapters/server-key.ts';
import { openReminderLink, sealReminderLink } from '#functions/features/reminders/off-link.ts';
import { offPage, turnOffPage, wrongLinkPage } from '#functions/features/reminders/off-pages.ts';
import { withReminder } from '#functions/features/reminders/reminder.ts';
import { setReminder, showReminderOff, turnReminderOff } from '#functions/features/reminders/set-reminder.ts';
import { readingGrade } from '#tests/support/reading.ts';
import { textsIn } from '#tests/support/rendered.tsx';
import { account, caller, client, fakeAccounts } from '#tests/unit/functions/fakes.ts';

const now = () => new Date('2026-08-31T12:00:00Z');
const confirmed: Account = { ...account, confirmedAt: '2026-07-01T10:00:00.000Z' };
const { userId } = account;

const world = (made = confirmed) => {
  const accounts = fakeAccounts(made);
  const counted: string[] = [];
  let ids = 0;
  const deps = {
    changeAccount: accounts.changeAccount,
    count: (name: string) => void counted.push(name),
    newId: () => `r-${++ids}`,
    openLink: openReminderLink((purpose, sealed) => openText('key', purpose, sealed)),
    now,
  };
  const tokenOf = (reminderId = 'r-1') =>
    sealReminderLink((purpose, text) => sealText('key', purpose, text), { userId, reminderId });
  return {
    ...{ accounts, counted, tokenOf },
    latest: () => accounts.stored.get(userId),
    set: (months: 1 | 3 | 6 | 12 | null, timeZone?: string) =>
      setReminder(deps)({ body: { months, ...(timeZone && { timeZone }) }, query: null, caller, client }),
    show: (token: string) => showReminderOff(deps)({ body: null, query: { token }, caller: null, client }),
    turnOff: (token: string) => turnReminderOff(deps)({ body: null, query: { token }, caller: null, client }),
  };
};

describe('asking for a reminder', () => {
  test('returns the day of its mail, in the user’s time zone', async () => {
    const { set, latest } = world();
    expect(await set(6, 'Asia/Tokyo')).toEqual({
      // From nine to eleven in the morning in that time zone.
      answer: { reminder: { months: 6, nextAt: expect.stringMatching(/^2027-02-28T0[01]:/) } },
    });
    expect(latest()?.reminder).toMatchObject({ months: 6, timeZone: 'Asia/Tokyo', askedAt: now().toISOString() });
  });

  test.each([undefined, '', 'Mars/Olympus', '../etc'])('from the time zone %j counts as UTC', async (timeZone) => {
    const { set, latest } = world();
    await set(1, timeZone);
    expect(latest()?.reminder?.timeZone).toBe('UTC');
  });

  test.each([
    ['an address that is not confirmed', account],
    ['an account without an address', { ...confirmed, declined: { at: '2026-08-01T00:00:00.000Z', linkHash: 'h' } }],
  ])('for %s is refused and changes nothing', async (_, made) => {
    const { set, latest, counted } = world(made);
    expect(await set(3)).toEqual({
      refusal: { code: 'not-allowed', message: 'Confirm your email address first. Then we can send you reminders.' },
    });
    expect([latest(), counted]).toEqual([made, []]);
  });

  test('uses the latest state, so an address that was removed meanwhile gets none', async () => {
    const { set, accounts, latest } = world();
    accounts.stored.set(userId, { ...confirmed, confirmedAt: null });
    expect(await set(3)).toHaveProperty('refusal');
    expect(latest()?.reminder).toBeNull();
  });

  test('for the same months again changes nothing, so that a mailed link still works', async () => {
    const { set, latest, counted, turnOff, tokenOf } = world();
    await set(3);
    const first = latest();
    await set(3);
    expect([latest(), counted]).toEqual([first, ['ReminderSet']]);
    await turnOff(tokenOf());
    expect(latest()?.reminder).toBeNull();
  });

  test('for other months starts counting now', async () => {
    const { set, latest, counted } = world();
    await set(12);
    expect(await set(1)).toMatchObject({ answer: { reminder: { months: 1 } } });
    expect(latest()?.reminder).toMatchObject({ id: 'r-2', months: 1, unanswered: 0 });
    expect(counted).toEqual(['ReminderSet', 'ReminderSet']);
  });

  test('can be undone at any time, even without a confirmed address, and is counted once', async () => {
    const asked = withReminder(account, { id: 'r', months: 3, timeZone: 'UTC' }, now());
    const { set, latest, counted } = world(asked);
    expect(await set(null)).toEqual({ answer: { reminder: null } });
    expect(await set(null)).toEqual({ answer: { reminder: null } });
    expect([latest()?.reminder, counted]).toEqual([null, ['ReminderOff']]);
  });

  test('for a user who is being erased finds nothing to change', async () => {
    const { set, accounts, counted } = world();
    accounts.stored.delete(userId);
    expect([await set(3), counted]).toEqual([{ answer: { reminder: null } }, []]);
  });
});

describe('the link in its mail', () => {
  test('shows a button, and turns nothing off when it is opened', async () => {
    const { set, show, latest, tokenOf, counted } = world();
    await set(3);
    const before = latest();
    expect(await show(tokenOf())).toEqual({ answer: turnOffPage });
    expect([latest(), counted]).toEqual([before, ['ReminderSet']]);
  });

  test('turns it off by a press, once, whichever user is logged in', async () => {
    const { set, turnOff, latest, tokenOf, counted } = world();
    await set(3);
    expect(await turnOff(tokenOf())).toEqual({ answer: offPage });
    expect(await turnOff(tokenOf())).toEqual({ answer: offPage });
    expect([latest()?.reminder, counted]).toEqual([null, ['ReminderSet', 'ReminderOff']]);
  });

  test('for an older reminder leaves the newer one on', async () => {
    const { set, turnOff, latest, tokenOf } = world();
    await set(3);
    await set(6);
    expect(await turnOff(tokenOf('r-1'))).toEqual({ answer: offPage });
    expect(latest()?.reminder?.months).toBe(6);
  });

  test('still works after later visits', async () => {
    const { set, turnOff, accounts, latest, tokenOf } = world();
    await set(3);
    await accounts.changeAccount(userId, (each) => withVisit(each, now()));
    await turnOff(tokenOf());
    expect(latest()?.reminder).toBeNull();
  });

  test('of a deleted account shows that nothing more will be sent', async () => {
    const { turnOff, accounts, tokenOf, counted } = world();
    accounts.stored.delete(userId);
    expect([await turnOff(tokenOf()), counted]).toEqual([{ answer: offPage }, []]);
  });

  test.each(['', 'x', 'A'.repeat(90)])('that is not ours (%j) gets a page that says so', async (token) => {
    const { set, show, turnOff, latest } = world();
    await set(3);
    expect([await show(token), await turnOff(token)]).toEqual([{ answer: wrongLinkPage }, { answer: wrongLinkPage }]);
    expect(latest()?.reminder?.months).toBe(3);
  });

  test('shows pages in plain words', () => {
    for (const page of [turnOffPage, offPage, wrongLinkPage]) {
      const parts = textsIn(page);
      expect(parts.join(' ').length).toBeGreaterThan(80);
      expect(readingGrade(parts)).toBeLessThanOrEqual(6);
    }
  });

  test('shows pages that load nothing and run nothing', () => {
    for (const page of [turnOffPage, offPage, wrongLinkPage]) {
      expect(page).toContain(`content="default-src 'none'; style-src 'sha256-`);
      expect(page).not.toMatch(/<script|<link|<img|src=|http:|https:|style="/);
    }
  });
});
