import { describe, expect, test } from 'vitest';
import { type Account, newAccount } from '#functions/accounts/account.ts';
import { reminderMail, unusedMail } from '#functions/accounts/account-letters.ts';
import { dueAt, type HandleDueDeps, handleDue } from '#functions/accounts/reminder/due.ts';
import { withoutReminder, withReminder } from '#functions/accounts/reminder/reminder.ts';
import { withVisit } from '#functions/accounts/unused-accounts.ts';
import { openReminderLink, sealReminderLink } from '#functions/adapters/server-key.ts';
import type { MailAnswer, MailToSend } from '#functions/mail/mail-to-send.ts';
import { noteAccountMail } from '#functions/results/mail/record-mail-event.ts';
import { asUserId } from '#shared/contract/ids.ts';
import { product } from '#shared/product.ts';
import { lifeUntil } from '#tests/support/pipeline-workers.ts';
import { fakeAccounts } from '#tests/unit/functions/fakes.ts';

const userId = asUserId('user-1');
const person = { userId, email: 'bea@example.com', emailAsTyped: 'Bea@example.com', firstName: 'Bea', lastName: '' };
const begin = new Date('2026-08-31T12:00:00Z');
const siteUrl = 'https://site.example';

/** One account on a virtual clock, with the real worker. `answers` are the responses of SES; the last one repeats. */
const world = ({ isConfirmed = true, answers = [] as MailAnswer[], perDay = 5, hasMail = true } = {}) => {
  const clock = { at: begin.getTime() };
  const now = () => new Date(clock.at);
  const made = { ...newAccount(person, begin), confirmedAt: isConfirmed ? begin.toISOString() : null };
  const accounts = fakeAccounts(made);
  const mails: (MailToSend & { at: string })[] = [];
  const [erased, retakes, counted]: [string[], string[], string[]] = [[], [], []];
  const reasons: string[] = [];
  const taken = new Map<string, number>();
  let ids = 0;
  const deps: HandleDueDeps = {
    ...accounts,
    listSubmissions: async () => retakes.map((submittedAt) => ({ submittedAt, submissionId: submittedAt })) as never,
    erase: async (id, why) => {
      erased.push(id);
      reasons.push(why);
      accounts.stored.delete(id);
    },
    newId: () => `mail-${++ids}`,
    sendAgain: async () => {},
    sendMail: hasMail
      ? async (mail) => {
          const answer = answers.shift() ?? { outcome: 'sent', messageId: 'm' };
          if (answer.outcome !== 'later') mails.push({ ...mail, at: now().toISOString() });
          return answer;
        }
      : null,
    composeReminder: (mail) => reminderMail({ ...mail, siteUrl }),
    composeUnused: (erasesAt) => unusedMail({ siteUrl, erasesAt }),
    reminderOffUrl: ({ reminderId }) => `${siteUrl}/off/${reminderId}`,
    unused: {
      months: 36,
      perDay,
      take: async ({ subject, max }, at) => {
        const key = `${subject} ${at.toISOString().slice(0, 10)}`;
        if ((taken.get(key) ?? 0) >= max) return { allowed: false, retryAfterSeconds: 1 };
        taken.set(key, (taken.get(key) ?? 0) + 1);
        return { allowed: true };
      },
    },
    now,
    watch: { mail: () => {}, count: (name) => void counted.push(name) },
  };
  const latest = () => accounts.stored.get(userId) as Account;
  const change = (make: (account: Account) => Account | null) => accounts.changeAccount(userId, make);
  return {
    ...{ accounts, deps, clock, mails, erased, reasons, retakes, counted, latest, now, change },
    ask: (months: 1 | 3 | 6 | 12 = 3, id = 'r-1') =>
      change((account) => withReminder(account, { id, months, timeZone: 'Europe/Berlin' }, now())),
    /** Handles the account when it is due, as the sweep does, until this day. */
    until: async (day: string) => {
      const end = Date.parse(day);
      for (let account = latest(); account && Date.parse(dueAt(account)) <= end; account = latest()) {
        clock.at = Math.max(clock.at, Date.parse(dueAt(account))) + 60_000;
        await handleDue(deps, userId).catch(() => {});
      }
      clock.at = end;
    },
    report: (kind: 'taken' | 'bounced' | 'complained', detail = 'none', mailId?: string) =>
      noteAccountMail({ changeAccount: accounts.changeAccount, now })({
        ...{ userId, kind, detail },
        ...(mailId && { mailId }),
      }),
  };
};

const days = (mails: readonly { at: string }[]) => mails.map(({ at }) => at.slice(0, 10));

describe('a reminder', () => {
  test('comes after the requested number of months, and ends after two without a visit', async () => {
    const { ask, until, mails, latest } = world();
    await ask(6);
    await until('2029-01-01');
    // 31 August has no counterpart in February, and the next reminder counts from the first.
    expect(days(mails)).toEqual(['2027-02-28', '2027-08-28']);
    expect(latest().reminder).toBeNull();
  });

  test('continues while its reader comes back', async () => {
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
  ] as const)('ends with %s, whatever mail it was about', async (_, kind, detail) => {
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

  test('with an unknown ending is sent again only when SES has not reported it', async () => {
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

  test('is retried while SES accepts no mail, and abandoned after a day without a known ending', async () => {
    const doubts = Array.from({ length: 500 }, (): MailAnswer => ({ outcome: 'doubtful', reason: 'TimeoutError' }));
    const { ask, until, mails, latest } = world({ answers: doubts });
    await ask(12);
    await until('2027-09-10');
    expect(new Set(days(mails))).toEqual(new Set(['2027-08-31', '2027-09-01']));
    expect(latest().reminder).toMatchObject({ unanswered: 1, mail: null });
  });

  test('reaches its reader once, wherever its worker dies', async () => {
    let deaths = 0;
    for (let k = 1, ending = 'died'; ending === 'died'; k += 1) {
      const { ask, until, mails, deps, clock, latest, report } = world();
      await ask(3);
      clock.at = Date.parse(dueAt(latest())) + 60_000;
      const life = lifeUntil(k);
      const mortal = life.mortal(deps, ['findAccount', 'changeAccount', 'listSubmissions', 'sendMail']);
      ending = await Promise.race([handleDue(mortal, userId).then(() => 'done'), life.death]);
      if (ending === 'died') deaths += 1;
      // SES reports every mail that it accepted, and no mail that a dead worker never sent.
      for (const { tags } of mails) await report('taken', 'none', tags.mailId);
      await until('2026-12-15');
      expect([k, mails.length]).toEqual([k, 1]);
    }
    // Before and after each of its five calls.
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

describe('an account that nobody uses', () => {
  test('gets one mail after 36 months, and is erased 60 days later', async () => {
    const { until, mails, erased, reasons } = world();
    await until('2029-10-29');
    expect([days(mails), erased]).toEqual([['2029-08-31'], []]);
    await until('2029-11-15');
    expect([days(mails), erased]).toEqual([['2029-08-31'], [userId]]);
    // The operator's log of it.
    expect(reasons).toEqual(['unused']);
  });

  test('stays when its owner comes back in time, and its months start again', async () => {
    const { until, mails, erased, change, now } = world();
    await until('2029-10-29');
    await change((account) => withVisit(account, now()));
    await until('2032-10-28');
    expect([mails.length, erased]).toEqual([1, []]);
    await until('2033-02-01');
    expect([mails.length, erased]).toEqual([2, [userId]]);
  });

  test('whose address was never confirmed gets no mail and is erased on the same day', async () => {
    const { until, mails, erased } = world({ isConfirmed: false });
    await until('2029-10-29');
    expect(erased).toEqual([]);
    await until('2029-11-15');
    expect([mails, erased]).toEqual([[], [userId]]);
  });

  test('is not erased in a stage without mail, which cannot warn its owner', async () => {
    const { until, erased } = world({ hasMail: false });
    await until('2035-01-01');
    expect(erased).toEqual([]);
  });

  test('gets another mail if SES never accepted the first one, and is erased 60 days after that mail', async () => {
    const { until, mails, erased } = world({ answers: [{ outcome: 'doubtful', reason: 'TimeoutError' }] });
    await until('2029-12-25');
    expect([days(mails), erased]).toEqual([['2029-08-31', '2029-10-30'], []]);
    await until('2030-01-15');
    expect(erased).toEqual([userId]);
  });

  test('waits for the next day once the daily limit of warnings is reached, and the operator is notified', async () => {
    const { until, mails, erased, counted } = world({ perDay: 0 });
    await until('2029-09-03');
    expect([mails, erased]).toEqual([[], []]);
    expect(counted.filter((name) => name === 'UnusedHeld').length).toBeGreaterThan(1);
  });

  test('gets its warning even if its reminder ended years before', async () => {
    const { ask, until, mails } = world();
    await ask(12);
    await until('2029-12-01');
    expect(days(mails)).toEqual(['2027-08-31', '2028-08-31', '2029-08-31']);
  });
});

describe('the link that turns a reminder off', () => {
  const link = { userId: asUserId('0b7c-11'), reminderId: '2f9e-44' };

  test('can be read only with the server’s key, and names nobody', () => {
    const token = sealReminderLink('key', link);
    expect(openReminderLink('key', token)).toEqual(link);
    expect(openReminderLink('other key', token)).toBeNull();
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(link.userId);
  });

  test.each([
    '',
    'x',
    'AAAA',
    `A${sealReminderLink('key', link).slice(1)}`,
    sealReminderLink('key', link).slice(0, -3),
  ])('made up or truncated (%#) is invalid', (token) => expect(openReminderLink('key', token)).toBeNull());
});

describe('the mail of a reminder', () => {
  const offUrl = `${siteUrl}/off/token`;
  const { subject, text, html } = reminderMail({ siteUrl, offUrl, firstName: 'Bea', months: 3, isLast: false });
  const preview = /mso-hide:all">([^&]*)/.exec(html)?.[1] ?? '';

  test('has no name of ours, no figure and no word about health in its subject and preview', () => {
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
    expect(mails.map((mail) => mail.offUrl)).toEqual([`${siteUrl}/off/r-1`, `${siteUrl}/off/r-1`, undefined]);
  });
});
