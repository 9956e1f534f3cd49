import { describe, expect, test } from 'vitest';
import { mailboxLimits, mailboxOf } from '#functions/accounts/address-mails.ts';
import { refuseEmail } from '#functions/accounts/email-address.ts';
import { tryLimits } from '#functions/accounts/try-limits.ts';
import { asSignInId, asUserId, type UserId } from '#shared/contract/ids.ts';
import { addressMailLimits } from '#shared/contract/limits.ts';
import { account, fakeMailLimits } from '#tests/unit/functions/fakes.ts';
import { hourMs, accountWorld as world } from './account-world.ts';

// Strangers must not be able to fill a mailbox with our mails, or to use up the owner's mails.

const { userId, email } = account;

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+quiz@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['ada.l@example.com', 'ada.l@example.com'],
  ['ada-l@example.com', 'ada-l@example.com'],
  ['a.d.a+quiz@gmail.com', 'ada@gmail.com'],
  ['a.da@googlemail.com', 'ada@gmail.com'],
  ['ada-quiz@gmail.com', 'ada-quiz@gmail.com'],
  ['ada-quiz@yahoo.com', 'ada@yahoo.com'],
  ['ada-a-b@yahoo.co.uk', 'ada@yahoo.co.uk'],
  ['ada-quiz@ymail.com', 'ada@ymail.com'],
  ['ada.l@yahoo.com', 'ada.l@yahoo.com'],
  ['ada-quiz@notyahoo.com', 'ada-quiz@notyahoo.com'],
  ['ada-quiz@mail.yahoo.example', 'ada-quiz@mail.yahoo.example'],
  ['', '@'],
  // SES's own mailbox simulator treats every label as a mailbox. No person reads it.
  ['success+a@simulator.amazonses.com', 'success+a@simulator.amazonses.com'],
])('the mailbox of %s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

test('the daily limits of one mailbox add up to twenty mails', () => {
  const all = mailboxLimits((_, text) => text, email);
  expect(new Set(all.map(({ subject, windowSeconds }) => `${subject} ${windowSeconds}`)).size).toBe(1);
  expect(all.reduce((sum, { max }) => sum + max, 0)).toBe(addressMailLimits.mailsOfMailboxADay);
});

test('an address that ends in a full stop is refused, with a message that says what to do', () => {
  expect(refuseEmail('ada@example.com.')).toBe('Leave out the full stop at the end of the email address.');
});

describe('mails that ask to confirm', () => {
  /** An unconfirmed account with this spelling of the address, whose results are ready. */
  const asks = async (made: ReturnType<typeof world>, id: UserId, address: string) => {
    made.stored.set(id, { ...account, userId: id, email: address, emailAsTyped: address });
    await made.work({ kind: 'results', userId: id });
  };

  test('are limited for one mailbox, however many accounts with however many plus tags ask', async () => {
    const made = world();
    for (let n = 0; n < 50; n += 1) await asks(made, asUserId(`squatter-${n}`), `victim+${n}@example.com`);
    expect(made.mails).toHaveLength(addressMailLimits.resultsOfMailboxADay);
    made.pass(24 * hourMs);
    for (let n = 0; n < 10; n += 1) await asks(made, asUserId(`later-${n}`), `victim+l${n}@example.com`);
    expect(made.mails).toHaveLength(2 * addressMailLimits.resultsOfMailboxADay);
  });

  test('count once, however often the mail service refuses, even if a second passes between two readings of the clock', async () => {
    const refusals = 5;
    const refused = { outcome: 'later' as const, reason: 'down' };
    const made = world({ mailAnswers: Array.from({ length: refusals }, () => refused) });
    const { now } = made.deps;
    Object.assign(made.deps, {
      now: () => {
        made.pass(600);
        return now();
      },
    });
    const job = { kind: 'registered' as const, userId, signInId: asSignInId('session-1') };
    for (let n = 0; n < refusals; n += 1) await expect(made.work(job)).rejects.toThrow('');
    await made.work(job);
    expect(made.mails).toHaveLength(1);
    expect(await made.ask()).toEqual({ answer: {} });
    await made.workOff();
    expect(made.mails).toHaveLength(2);
  });

  test('that exceed a limit are in the operator’s log', async () => {
    const made = world();
    for (let n = 0; n < 3; n += 1) await asks(made, asUserId(`squatter-${n}`), `victim+${n}@example.com`);
    expect(made.watched).toContainEqual(['squatter-2', 'suppressed', 'limit']);
  });

  test('still reach an owner who moves from a confirmed address, after squatters have used up the limit', async () => {
    const made = world({ is: { confirmedAt: '2026-06-01T10:00:00Z' } });
    for (let n = 0; n < 50; n += 1) await asks(made, asUserId(`squatter-${n}`), 'owner@example.com');
    const before = made.mails.length;
    expect(await made.changeAddress('owner@example.com')).toEqual({ answer: {} });
    await made.workOff();
    expect(made.mails).toHaveLength(before + 1);
    expect(await made.typeCode(made.code())).toEqual({ answer: {} });
    expect(made.latest().email).toBe('owner@example.com');
  });
});

const limits = () =>
  tryLimits({
    ...fakeMailLimits(),
    takePassword: async () => ({ allowed: true }),
    forgetPasswords: async () => {},
    hash: (purpose, text) => `${purpose}: ${text}`,
    roomyNetwork: '127.0.0.1',
    isProbe: (address) => address.startsWith('probe'),
    now: () => new Date('2026-07-01T10:00:00Z'),
  });
describe('first mails', () => {
  const countAllowed = async (count: number, mail: (n: number) => [string, string]) => {
    const { firstMail } = limits();
    let allowed = 0;
    for (let n = 0; n < count; n += 1) if ((await firstMail(...mail(n))) === null) allowed += 1;
    return allowed;
  };
  /** Names that have nothing in common. */
  const someone = (n: number) =>
    `${'abcdefghij'[n % 10]}${'abcdefghij'[Math.floor(n / 10) % 10]}${'klmnopqrst'[Math.floor(n / 100)]}x`;
  const v4 = (n: number) => `10.${n >> 8}.${n & 255}.7`;

  test.each<[string, number, (n: number) => [string, string]]>([
    ['from one address in an hour', 60, (n) => [`${someone(n)}@gmail.com`, '203.0.113.7']],
    ['from an IPv4 /24 in an hour', 60, (n) => [`${someone(n)}@gmail.com`, `203.0.113.${n & 255}`]],
    [
      'from an IPv6 /56 in an hour',
      60,
      (n) => [`${someone(n)}@gmail.com`, `2001:db8:1:2${(n & 255).toString(16).padStart(2, '0')}::/64`],
    ],
    ['to one name from an IPv4 /24', 10, (n) => [`an.na-${n}@example.com`, `203.0.113.${n & 255}`]],
    ['to one name at Gmail, of which digits are a part', 10, (n) => [`a.nna${n}@gmail.com`, '203.0.113.7']],
    ['to one name from an IPv6 /48', 200, (n) => [`anna${n}@gmail.com`, `2001:db8:1:${n.toString(16)}00::/64`]],
    ['to one name from many networks', 1000, (n) => [`anna${n}@gmail.com`, v4(n)]],
    ['to one mailbox from an IPv6 /48', 2, (n) => [`anna+${n}@example.com`, `2001:db8:1:${n.toString(16)}::/64`]],
    [
      'to one domain from an IPv6 /48',
      250,
      (n) => [`${someone(n)}@clinic.example`, `2001:db8:1:${n.toString(16)}00::/64`],
    ],
    ['to one domain', 500, (n) => [`${someone(n)}@clinic.example`, v4(n)]],
    ['to a large mail service', 1000, (n) => [`${someone(n)}@gmail.com`, v4(n)]],
    ['of the probe', 1000, (n) => [`probe${n}@clinic.example`, '203.0.113.7']],
  ])('%s have a limit of %i', async (_, max, mail) => {
    expect(await countAllowed(1000, mail)).toBe(max);
  });

  test('of names that contain only digits do not count as the same name', async () => {
    expect(await countAllowed(50, (n) => [`${1000 + n}@qq.com`, '203.0.113.7'])).toBe(50);
  });

  test('over the limit are refused with a sentence, and the account is created anyway', async () => {
    const made = world();
    const tries = { ...made.deps.tries, firstMail: async () => ({ refusal: { code: 'slow-down', message: 'Wait.' } }) };
    Object.assign(made.deps, { tries });
    expect(await made.ask()).toMatchObject({ refusal: { code: 'slow-down' } });
    expect(await made.changeAddress('next@example.com')).toMatchObject({ refusal: { code: 'slow-down' } });
    expect(made.jobs).toEqual([]);
    expect(made.stored.get(userId)?.email).toBe(email);
  });
});

test('a visitor with 65,536 IPv6 networks can register as often as one with twenty', async () => {
  const { network } = limits();
  const countAllowed = async (prefix: string) => {
    let allowed = 0;
    for (let n = 0; n < 3000; n += 1)
      if ((await network('register', `${prefix}:${n.toString(16)}::/64`)) === null) allowed += 1;
    return allowed;
  };
  expect(await countAllowed('2001:db8:1')).toBe(1200);
  expect(await countAllowed('2001:db8:2')).toBe(1200);
});

test('of 80 concurrent codes, those that lose the race count as wrong codes, not as internal errors', async () => {
  const made = world();
  const contended = Object.assign(new Error('contended'), { name: 'AccountUnavailable' });
  Object.assign(made.deps, {
    changeAccount: async (id: string, change: (of: typeof account) => unknown) => {
      if (change(made.latest()) !== null && id === userId) throw contended;
      return made.latest();
    },
  });
  expect(await made.typeCode('000000')).toMatchObject({ refusal: { code: 'wrong-code' } });
});
