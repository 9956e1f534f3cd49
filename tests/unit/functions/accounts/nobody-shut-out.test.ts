import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Account } from '#functions/accounts/account.ts';
import { changeAddress } from '#functions/accounts/address/change-address.ts';
import { sendConfirmation } from '#functions/accounts/address/send-confirmation.ts';
import { mailboxOf } from '#functions/accounts/address-mails.ts';
import { changePassword } from '#functions/accounts/change-account.ts';
import { withKnownDevice } from '#functions/accounts/sessions.ts';
import { login } from '#functions/accounts/sign-in/login.ts';
import { register } from '#functions/accounts/sign-in/register.ts';
import { passwordLimit, tryLimits } from '#functions/accounts/try-limits.ts';
import { type Limit, type RollingLimit, secondOf, type Taken } from '#functions/edge/limit.ts';
import { asSignInId, asUserId, type UserId } from '#shared/contract/ids.ts';
import { addressMailLimits } from '#shared/contract/limits.ts';
import { runs } from '#tests/support/random.ts';
import { account, caller, client } from '#tests/unit/functions/fakes.ts';
import { accountWorld, hourMs, minuteMs, right } from './account-world.ts';

// A stranger must not be able to change what an owner may do next. docs/security.md lists the known exceptions.

const { userId, email } = account;
const fresh = 'a fresh horse battery';
const confirmedAt = '2026-06-01T10:00:00Z';
const knownDevice = { '__Host-device': `${userId}.device-secret` };
const newcomer = 'new.comer@gmail.com';
const nextAddress = 'owner.next@clinic.example';
const stranger = asUserId('user-2');

/** The world of accounts with the real limits. The owner's account is confirmed and knows one device. */
const limitedWorld = () => {
  const made = accountWorld({ is: { confirmedAt } });
  const { deps, stored, now } = made;
  const passwords = new Map<string, { tries: number; until: number }>();
  const kinds = new Set<string>();
  const { take, takeMail } = deps;
  const limits = {
    take: (limit: Limit, at: Date) => {
      kinds.add(limit.kind);
      return take(limit, at);
    },
    takeMail: (limit: RollingLimit, at: Date, instead?: Date) => {
      kinds.add(limit.kind);
      return takeMail(limit, at, instead);
    },
  };
  const tries = tryLimits({
    take: limits.take,
    takePassword: async (key, at): Promise<Taken> => {
      kinds.add(key.split('#')[0] ?? '');
      const second = secondOf(at);
      const { tries: counted, until } = passwords.get(key) ?? { tries: 0, until: 0 };
      const before = until > second ? counted : 0;
      if (before >= passwordLimit.max) return { allowed: false, retryAfterSeconds: until - second };
      passwords.set(key, { tries: before + 1, until: second + passwordLimit.waitSeconds });
      return { allowed: true };
    },
    forgetPasswords: async (key) => void passwords.delete(key),
    hash: deps.hash,
    roomyNetwork: '',
    isProbe: () => false,
    now,
  });
  Object.assign(deps, { ...limits, tries });
  stored.set(userId, withKnownDevice(made.latest(), 'device-secret', now()));
  stored.set(stranger, { ...(stored.get(stranger) as Account), confirmedAt });
  const from = (network: string, cookies = {}) => ({ ...client, network, cookies });
  const asOwn = (id: UserId) => ({ ...caller, userId: id, account: stored.get(id) as Account });
  return {
    ...made,
    kinds,
    login: (password: string, network: string, cookies = {}) =>
      login(deps)({ body: { email, password }, query: null, caller: null, client: from(network, cookies) }),
    register: (address: string, network: string) =>
      register(deps)({
        body: { email: address, password: fresh },
        query: null,
        caller: null,
        client: from(network),
      }),
    askToConfirm: (id: UserId, network: string) =>
      sendConfirmation(deps)({ body: {}, query: null, caller: asOwn(id), client: from(network) }),
    moveTo: (address: string, id: UserId, password: string, network: string) =>
      changeAddress(deps)({
        body: { email: address, password },
        query: null,
        caller: asOwn(id),
        client: from(network),
      }),
    changePassword: (network: string, signInId = caller.signInId) =>
      changePassword(deps)({
        body: { password: right, newPassword: fresh },
        query: null,
        caller: { ...asOwn(userId), signInId },
        client: from(network),
      }),
    idOf: (outcome: unknown) => asUserId((outcome as { answer?: { userId: string } }).answer?.userId ?? 'nobody'),
    mailsTo: (address: string) => made.mails.filter(({ to }) => to === address).length,
  };
};

type World = ReturnType<typeof limitedWorld>;

/** Another spelling of the same mailbox. */
const spelled = (address: string, n: number): string => {
  const [name = '', domain] = address.split('@');
  return domain === 'gmail.com'
    ? `${name.replaceAll('.', '').slice(0, 1 + (n % 6))}.${name.replaceAll('.', '').slice(1 + (n % 6))}+${n}@googlemail.com`
    : `${name}+${n}@${domain}`;
};

const attacks = {
  help: (world, network, n) => world.askHelp([email, spelled(email, n)][n % 2] ?? email, { network }),
  guess: (world, network, n) => world.login(`a guess ${n}`, network),
  wrongCode: async (world, network, n) => {
    const asked = await world.askHelp(email, { network });
    const request = 'answer' in asked ? asked.answer.request : 'none';
    await world.reset({ email, code: `CODE${n}`, password: fresh, request });
  },
  wrongLink: (world, network, n) => world.resetByLink(`${userId}.${'x'.repeat(40)}${n}`, fresh, { network }),
  squat: async (world, network, n) => {
    const target = [newcomer, nextAddress, email][n % 3] ?? email;
    const id = world.idOf(await world.register(spelled(target, n), network));
    await world.workOff();
    if (!world.stored.has(id)) return;
    await world.work({ kind: 'results', userId: id });
    await world.askToConfirm(id, network);
  },
  move: (world, network, n) =>
    world.moveTo(spelled([newcomer, nextAddress][n % 2] ?? '', n), stranger, 'another horse', network),
} satisfies Record<string, (world: World, network: string, n: number) => Promise<unknown>>;

/** Every network of one IPv6 /48, or of one IPv4 /24. */
const sites = [
  (n: number) => `2001:db8:aa:${(n * 37).toString(16)}::/64`,
  (n: number) => `198.51.100.${n % 256}`,
] as const;
const owns = '203.0.113.7';

const step = fc.record({
  attack: fc.constantFrom(...(Object.keys(attacks) as (keyof typeof attacks)[])),
  times: fc.constantFrom(1, 3, 20, 120),
  from: fc.nat(1000),
  waitMs: fc.constantFrom(0, 0, 0, minuteMs, 20 * minuteMs, 5 * hourMs, 25 * hourMs),
});

const isAnswer = (outcome: unknown) => expect(outcome).toHaveProperty('answer');

test(`a stranger with an IPv6 /48 or an IPv4 /24 who makes any calls, ${runs(60)} times, changes nothing that an owner may do next`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...sites), fc.array(step, { maxLength: 12 }), async (network, steps) => {
      const world = limitedWorld();
      let n = 0;
      for (const { attack, times, from, waitMs } of steps) {
        world.pass(waitMs);
        for (let each = 0; each < times; each += 1) {
          n += 1;
          await attacks[attack](world, network(from + each), n);
        }
        await world.workOff();
      }

      // On a known device.
      isAnswer(await world.login(right, owns, knownDevice));
      isAnswer(await world.askHelp(email, { cookies: knownDevice }));
      // A visitor who has no account yet, and moves from a proved address: the mails arrive, and a second one of each.
      const id = world.idOf(await world.register(newcomer, owns));
      await world.workOff();
      isAnswer(await world.askToConfirm(id, owns));
      await world.workOff();
      expect(world.mailsTo(newcomer)).toBe(2);
      for (const mails of [1, 2]) {
        isAnswer(await world.moveTo(nextAddress, userId, right, owns));
        await world.workOff();
        expect(world.mailsTo(nextAddress)).toBe(mails);
      }
      // On a new device: the password, unless wrong ones have closed it for a while; then the mail, by code and by link.
      if (steps.every(({ attack }) => attack !== 'guess')) isAnswer(await world.login(right, owns));
      // The owner is notified of that login.
      await world.workOff();
      const before = world.mailsTo(account.emailAsTyped);
      for (const mails of [1, 2]) {
        isAnswer(await world.askHelp(email));
        await world.workOff();
        expect(world.mailsTo(account.emailAsTyped) - before).toBe(mails);
      }
      const byLink = world.resetSecret();
      isAnswer(await world.reset({ email, code: world.code(), password: fresh }));
      expect(await world.resetByLink(byLink, fresh)).toMatchObject({ refusal: { code: 'link-over' } });
    }),
    { numRuns: runs(60) },
  );
});

test('the stranger of this property uses up every limit of accounts, except the mails of known devices', async () => {
  const world = limitedWorld();
  for (const attack of Object.values(attacks)) {
    for (let n = 0; n < 6; n += 1) await attack(world, sites[0](n), n);
    await world.workOff();
    world.pass(25 * hourMs);
  }
  expect([...world.kinds].toSorted()).toEqual([
    'confirmations',
    'confirmations-of-mailbox',
    // These are about the stranger's own session.
    'device-password',
    'first-mails-from-line',
    'first-mails-from-network',
    'first-mails-to-domain',
    'first-mails-to-domain-from-network',
    'first-mails-to-mailbox',
    'first-mails-to-name',
    'login',
    'moves-to-mailbox',
    'password',
    'register',
    'reset-mails',
    'reset-mails-from-network',
    'reset-tries',
    'results-to-mailbox',
  ]);
});

test.each([newcomer, nextAddress])(
  'strangers in many networks cause at most twenty mails a day to %s, however they spell it',
  async (target) => {
    const world = limitedWorld();
    // So that it can get mails for a new password too.
    world.stored.set(userId, { ...world.latest(), email: target, emailAsTyped: target });
    world.cognito.set(userId, { email: target, password: right, isVerified: true, isFinished: true });
    for (let n = 0; n < 60; n += 1) {
      const network = `10.${n}.0.7`;
      await world.askHelp(target, { network });
      const id = world.idOf(await world.register(spelled(target, n), network));
      await world.workOff();
      await world.work({ kind: 'results', userId: id });
      await world.askToConfirm(id, network);
      await world.moveTo(spelled(target, 100 + n), stranger, 'another horse', network);
      await world.workOff();
    }
    expect(new Set(world.mails.map(({ to }) => mailboxOf(to))).size).toBe(1);
    const { mailsOfMailboxADay, resetMailsOfDevicesADay, correctionsOfMailboxADay } = addressMailLimits;
    // Nobody knows the owner's device, and no result was corrected. The stranger's one account asks twice a day.
    expect(world.mails.length).toBeLessThanOrEqual(
      mailsOfMailboxADay - resetMailsOfDevicesADay - correctionsOfMailboxADay,
    );
    expect(world.mails.length).toBeGreaterThan(10);
  },
);

describe('a link in a delivered mail lets the owner in from any network', () => {
  test('while wrong passwords have closed the login on new devices', async () => {
    const world = limitedWorld();
    for (let n = 0; n < 8; n += 1) await world.login(`a guess ${n}`, `198.51.${n}.7`);
    expect(await world.login(right, owns)).toMatchObject({ refusal: { code: 'slow-down' } });
    await world.askHelp(email);
    await world.workOff();
    isAnswer(await world.resetByLink(world.resetSecret(), fresh, { network: '192.0.2.1' }));
  });

  test('while the mailbox has reached its daily limit of mails, however late in the day', async () => {
    const world = limitedWorld();
    world.pass(14 * hourMs);
    for (let n = 0; n < 30; n += 1) await world.askHelp(email, { network: `198.51.${n}.7` });
    await world.workOff();
    const secret = world.resetSecret();
    world.pass(23 * hourMs);
    expect(await world.askHelp(email)).toMatchObject({ refusal: { code: 'slow-down' } });
    isAnswer(await world.resetByLink(secret, fresh));
  });

  test('while a neighbour has used up the tries of the network', async () => {
    const world = limitedWorld();
    await world.askHelp(email);
    await world.workOff();
    const secret = world.resetSecret();
    for (let n = 0; n < 120; n += 1) await world.askHelp(`neighbour-${n}@example.com`, { network: owns });
    expect(await world.login(right, owns)).toMatchObject({ refusal: { code: 'slow-down' } });
    isAnswer(await world.resetByLink(secret, fresh));
  });
});

describe('a neighbour in the same network who has used up its tries', () => {
  const crowded = async () => {
    const world = limitedWorld();
    for (let n = 0; n < 120; n += 1) {
      await world.askHelp(n < 10 ? email : `neighbour-${n}@example.com`, { network: owns });
      await world.register(`neighbour-${n}@example.com`, owns);
    }
    await world.workOff();
    return world;
  };

  test('does not limit a known device: password, mail and repeated registration work', async () => {
    const world = await crowded();
    isAnswer(await world.login(right, owns, knownDevice));
    const before = world.mailsTo(account.emailAsTyped);
    isAnswer(await world.askHelp(email, { network: owns, cookies: knownDevice }));
    await world.workOff();
    expect(world.mailsTo(account.emailAsTyped)).toBe(before + 1);
    const again = register(world.deps)({
      body: { email, password: right },
      query: null,
      caller: null,
      client: { ...client, cookies: knownDevice },
    });
    expect(await again).toMatchObject({ isRepeat: true });
  });

  test('does not limit the password of a user who is signed in, and neither do strangers’ wrong passwords', async () => {
    const world = await crowded();
    for (let n = 0; n < 8; n += 1) await world.login(`a guess ${n}`, `198.51.${n}.7`);
    expect(await world.changePassword(owns, asSignInId('session-of-the-token'))).toEqual({ answer: {} });
  });
});
