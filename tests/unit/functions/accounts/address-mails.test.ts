import { describe, expect, test } from 'vitest';
import { mailboxOf } from '#functions/accounts/address-mails.ts';
import { refuseEmail } from '#functions/accounts/email-address.ts';
import { tryLimits } from '#functions/accounts/try-limits.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { addressMailLimits } from '#shared/contract/limits.ts';
import { account, fakeMailLimits } from '#tests/unit/functions/fakes.ts';
import { hourMs, accountWorld as world } from './account-world.ts';

// Strangers must not be able to fill a mailbox with our mails, nor to use up the mails of its owner.

const { userId, email } = account;

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+quiz@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['ada.l@example.com', 'ada.l@example.com'],
  // SES's own mailbox simulator treats every label as a mailbox: no person reads it.
  ['success+a@simulator.amazonses.com', 'success+a@simulator.amazonses.com'],
])('the mailbox of %s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

test('an address with a full stop at its end is refused with what to do', () => {
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
    expect(made.mails).toHaveLength(addressMailLimits.confirmationsOfMailboxADay);
    for (let day = 0; day < 29; day += 1) {
      made.pass(24 * hourMs);
      for (let n = 0; n < 10; n += 1) await asks(made, asUserId(`later-${day}-${n}`), `victim+l${n}@example.com`);
    }
    expect(made.mails).toHaveLength(addressMailLimits.confirmationsOfMailboxIn30Days);
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
  const countAllowed = async (mail: (n: number) => [string, string]) => {
    const { firstMail } = limits();
    let allowed = 0;
    for (let n = 0; n < 1000; n += 1) if ((await firstMail(...mail(n))) === null) allowed += 1;
    return allowed;
  };

  test.each([
    ['from one network', (n: number) => [`a${n}@gmail.com`, '203.0.113.7'], addressMailLimits.firstMailsOfNetworkADay],
    [
      'to one domain',
      (n: number) => [`a${n}@clinic.example`, `network-${n}`],
      addressMailLimits.firstMailsToDomainADay,
    ],
    ['to a large mail service', (n: number) => [`a${n}@gmail.com`, `network-${n}`], 1000],
    ['of the probe', (n: number) => [`probe${n}@clinic.example`, '203.0.113.7'], 1000],
  ] as [string, (n: number) => [string, string], number][])('%s have a daily limit', async (_, mail, max) => {
    expect(await countAllowed(mail)).toBe(max);
  });

  test('over the limit are refused with a sentence, and the account is created all the same', async () => {
    const made = world();
    const tries = { ...made.deps.tries, firstMail: async () => ({ refusal: { code: 'slow-down', message: 'Wait.' } }) };
    Object.assign(made.deps, { tries });
    expect(await made.ask()).toMatchObject({ refusal: { code: 'slow-down' } });
    expect(await made.changeAddress('next@example.com')).toMatchObject({ refusal: { code: 'slow-down' } });
    expect(made.jobs).toEqual([]);
    expect(made.stored.get(userId)?.email).toBe(email);
  });
});

test('a visitor with 65,536 IPv6 networks may register as often as twenty of them', async () => {
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
