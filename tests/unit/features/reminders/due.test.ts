import { describe, expect, test } from 'vitest';
import { dueAt, handleDue } from '#functions/accounts/due.ts';
import { withVisit } from '#functions/accounts/unused-accounts.ts';
import { openText, sealText } from '#functions/adapters/server-key.ts';
import { reminderMail } from '#functions/features/reminders/letter.ts';
import * as offLink from '#functions/features/reminders/off-link.ts';
import { withoutReminder, withReminder } from '#functions/features/reminders/reminder.ts';
import type { MailAnswer } from '#functions/mail/mail-to-send.ts';
import { asUserId } from '#shared/contract/ids.ts';
import { product } from '#shared/product.ts';
import { lifeUntil } from '#tests/support/pipeline-workers.ts';
import { days, world as dueWorld, siteUrl, userId } from '#tests/unit/functions/accounts/due-world.ts';

const world = (options: Parameters<typeof dueWorld>[0] = {}) => {
  const it = dueWorld(options);
  return {
    ...it,
    ask: (months: 1 | 3 | 6 | 12 = 3, id = 'r-1') =>
      it.change((account) => withReminder(account, { id, months, timeZone: 'Europe/Berlin' }, it.now())),
  };
};

const ownOff = `${siteUrl}/api/reminders/off/${userId}.r-1`;

const sealReminderLink = (key: string, link: offLink.ReminderLink) =>
  offLink.sealReminderLink((purpose, text) => sealText(key, purpose, text), link);
const openReminderLink = (key: string, token: string) =>
  offLink.openReminderLink((purpose, sealed) => openText(key, purpose, sealed))(token);

describe('a reminder', () => {
  test('is mailed at the chosen interval, and ends after two mails without a visit', async () => {
    const { ask, until, mails, latest } = world();
    await ask(6);
    await until('2029-01-01');
    // February has no 31st, so the first mail comes on its last day. The second interval counts from the first mail.
    expect(days(mails)).toEqual(['2027-02-28', '2027-08-28']);
    expect(latest().reminder).toBeNull();
  });

  test('continues as long as its reader visits', async () => {
    const { ask, until, mails, change, now } = world();
    await ask(12);
    for (const year of [2027, 2028, 2029]) {
      await until(`${year}-10-01`);
      await change((account) => withVisit(account, now()));
    }
    expect(days(mails)).toEqual(['2027-08-31', '2028-08-31', '2029-08-31']);
  });

  test('is postponed by a quiz that is submitted meanwhile', async () => {
    const { ask, until, mails, retakes } = world();
    await ask(3);
    retakes.push('2026-11-29T20:00:00.000Z');
    await until('2027-03-15');
    expect(days(mails)).toEqual(['2027-02-28']);
  });

  test('sends nothing to an address that is not confirmed', async () => {
    const { ask, until, mails, latest } = world({ isConfirmed: false });
    await ask(1);
    await until('2027-06-01');
    expect([mails, latest().reminder]).toEqual([[], null]);
  });

  test('starts once the address is confirmed', async () => {
    const { ask, until, mails, change, now } = world({ isConfirmed: false });
    await ask(1);
    await change((account) => ({ ...account, confirmedAt: now().toISOString() }));
    await until('2026-10-15');
    expect(days(mails)).toEqual(['2026-09-30']);
  });

  test.each([
    ['a bounce', 'bounced', 'Permanent-General'],
    ['a complaint', 'complained', 'abuse'],
  ] as const)('ends with %s, whatever the mail was about', async (_, kind, detail) => {
    const { ask, until, mails, report } = world();
    await ask(1);
    await report(kind, detail);
    await until('2027-06-01');
    expect(mails).toEqual([]);
  });

  test.each([
    ['a mailbox that is full for a day', 'Transient-MailboxFull'],
    ['a bounce of unknown cause', 'Undetermined-Undetermined'],
  ])('does not end because of %s', async (_, detail) => {
    const { ask, until, mails, report } = world();
    await ask(1);
    await report('bounced', detail);
    await until('2026-10-15');
    expect(mails).toHaveLength(1);
  });

  test('is turned off by its own link and by no older one', async () => {
    const { ask, change, latest } = world();
    await ask(1, 'r-1');
    await ask(3, 'r-2');
    await change((account) => withoutReminder(account, 'r-1'));
    expect(latest().reminder?.months).toBe(3);
    await change((account) => withoutReminder(account, 'r-2'));
    expect(latest().reminder).toBeNull();
  });

  test('whose outcome is unknown is sent again only if SES has not reported it', async () => {
    const doubt: MailAnswer = { outcome: 'doubtful', reason: 'TimeoutError' };
    const lost = world({ answers: [doubt] });
    await lost.ask(3);
    await lost.until('2026-12-15');
    expect(lost.mails).toHaveLength(2);
    const reported = world({ answers: [doubt] });
    await reported.ask(3);
    reported.clock.at = Date.parse(dueAt(reported.latest())) + 60_000;
    await handleDue(reported.deps, userId);
    await reported.report('taken', 'none', reported.mails[0]?.tags.mailId);
    await reported.until('2026-12-15');
    expect(reported.mails).toHaveLength(1);
  });

  test('is retried while SES accepts no mail, and abandoned after a day without a known outcome', async () => {
    const doubts = Array.from({ length: 500 }, (): MailAnswer => ({ outcome: 'doubtful', reason: 'TimeoutError' }));
    const { ask, until, mails, latest } = world({ answers: doubts });
    await ask(12);
    await until('2027-09-10');
    expect(new Set(days(mails))).toEqual(new Set(['2027-08-31', '2027-09-01']));
    expect(latest().reminder).toMatchObject({ unanswered: 1, mail: null });
  });

  test('reaches its reader exactly once, at whichever call its worker dies', async () => {
    let deaths = 0;
    for (let k = 1, ending = 'died'; ending === 'died'; k += 1) {
      const { ask, until, mails, deps, clock, latest, report } = world();
      await ask(3);
      clock.at = Date.parse(dueAt(latest())) + 60_000;
      const life = lifeUntil(k);
      const mortal = life.mortal(deps, ['findAccount', 'changeAccount', 'listSubmissions', 'sendMail']);
      ending = await Promise.race([handleDue(mortal, userId).then(() => 'done'), life.death]);
      if (ending === 'died') deaths += 1;
      // SES reports every accepted mail. It reports none that a dead worker never sent.
      for (const { tags } of mails) await report('taken', 'none', tags.mailId);
      await until('2026-12-15');
      expect([k, mails.length]).toEqual([k, 1]);
    }
    // The worker died before and after each of its five calls.
    expect(deaths).toBe(10);
  });

  test('sends nothing when its user is erased at the same time', async () => {
    const { ask, accounts, deps, mails, clock, latest } = world();
    await ask(1);
    clock.at = Date.parse(dueAt(latest())) + 60_000;
    const listSubmissions = async () => {
      accounts.stored.delete(userId);
      return [];
    };
    await handleDue({ ...deps, listSubmissions }, userId);
    expect(mails).toEqual([]);
  });
});

test('an account that nobody uses gets its warning although its reminder ended years before', async () => {
  const { ask, until, mails } = world();
  await ask(12);
  await until('2029-12-01');
  expect(days(mails)).toEqual(['2027-08-31', '2028-08-31', '2029-08-31']);
});

describe('the link that turns a reminder off', () => {
  const link = { userId: asUserId('0b7c-11'), reminderId: '2f9e-44' };

  test('can be read with the server’s key only, and names nobody', () => {
    const token = sealReminderLink('key', link);
    expect(openReminderLink('key', token)).toEqual(link);
    expect(openReminderLink('other key', token)).toBeNull();
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(link.userId);
  });

  const sealed = sealReminderLink('key', link);
  const otherFirst = sealed.startsWith('A') ? 'B' : 'A';

  test.each(['', 'x', 'AAAA', `${otherFirst}${sealed.slice(1)}`, sealed.slice(0, -3)])(
    'made up or truncated (%#) is invalid',
    (token) => expect(openReminderLink('key', token)).toBeNull(),
  );
});

describe('the mail of a reminder', () => {
  const offUrl = `${siteUrl}/off/token`;
  const { subject, text, html } = reminderMail({ siteUrl, offUrl, firstName: 'Bea', months: 3, isLast: false });
  const preview = /mso-hide:all">([^&]*)/.exec(html)?.[1] ?? '';

  test('has no product name, first name, figure or health term in its subject and preview', () => {
    expect(preview).not.toBe('');
    for (const shown of [subject, preview]) {
      expect(shown).not.toMatch(/\d|health|heart|age|quiz|result|risk|doctor|blood|weight/i);
      expect(shown).not.toContain(product.name);
      expect(shown).not.toContain('Bea');
    }
  });

  test.each([
    [1, 'every month', 'in a month'],
    [3, 'every three months', 'in three months'],
    [6, 'every six months', 'in six months'],
    [12, 'every year', 'in a year'],
  ] as const)(
    'of every %s months says so, when the next one comes, and that it is the last one',
    async (months, every, later) => {
      const { ask, until, mails } = world();
      await ask(months);
      await until('2029-01-01');
      const [first, last, ...more] = mails.map((mail) => mail.text);
      expect(first).toContain(`Hello Bea,\n\nYou asked us to write ${every}.`);
      expect(first).toContain(`We’ll write again ${later}, and then stop.`);
      expect(last).toContain('This is the last one. You can ask for more in your account.');
      expect(more).toEqual([]);
    },
  );

  test('has no figure in its text, one link that needs a login and one that turns it off', () => {
    const links = text.match(/https:\S+/g) ?? [];
    expect(links.map((link) => link.replace(/\.$/, ''))).toEqual([`${siteUrl}/dashboard`, offUrl]);
    expect(text.replace(product.name, '').replace(/https:\S+/g, '')).not.toMatch(/\d|heart|risk|blood|result/i);
  });

  test('has a one-click unsubscribe header, and no other mail does', async () => {
    const { ask, until, mails } = world();
    await ask(1);
    await until('2031-01-01');
    expect(mails.map((mail) => mail.offUrl)).toEqual([ownOff, ownOff, undefined]);
  });
});
