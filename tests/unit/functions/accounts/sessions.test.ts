import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Account } from '#functions/accounts/account.ts';
import type { Keys } from '#functions/accounts/secret-tokens.ts';
import {
  deviceCookie,
  isKnownDevice,
  readDeviceCookie,
  readSessionCookie,
  sessionCookie,
  sessionOf,
  withKnownDevice,
  withSession,
} from '#functions/accounts/sessions.ts';
import { logout, logoutEverywhere } from '#functions/accounts/sign-in/logout.ts';
import { refresh } from '#functions/accounts/sign-in/refresh.ts';
import { deviceSeal, sealText } from '#functions/adapters/server-key.ts';
import { asSignInId, asUserId } from '#shared/contract/ids.ts';
import { runs } from '#tests/support/random.ts';
import { account, caller, client, fakeAccounts } from '#tests/unit/functions/fakes.ts';

const start = new Date('2026-07-01T10:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const hour = 3600;
const day = 24 * hour;

const begun = (over: Partial<Parameters<typeof withSession>[1]> = {}, from: Account = account) => {
  const session = { id: asSignInId('session-1'), isRemembered: true, device: 'Firefox/Windows', secret: 'secret-0' };
  return withSession(from, { ...session, refreshToken: 'refresh-1', ...over }, start);
};

describe('a session', () => {
  test.each([
    ['with remember me', true, 30 * day],
    ['without it', false, 12 * hour],
  ])('%s ends on time, whatever happens in between', (_, isRemembered, seconds) => {
    const one = begun({ isRemembered });
    expect(sessionOf(one, asSignInId('session-1'), later(seconds - 1))).not.toBeNull();
    expect(sessionOf(one, asSignInId('session-1'), later(seconds))).toBeNull();
  });

  test('is one of at most twenty; the oldest ends when one more begins', () => {
    let many: Account = account;
    for (let count = 0; count <= 20; count += 1) many = begun({ id: asSignInId(`session-${count}`) }, many);
    expect(many.sessions.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `session-${index + 1}`));
  });

  test('is stored without its secret', () => {
    expect(JSON.stringify(begun())).not.toContain('secret-0');
  });
});

describe('a cookie', () => {
  const cookies = (header: string) => {
    const [name = '', value = ''] = header.split(';')[0]?.split(/=(.*)/) ?? [];
    return { [name]: value };
  };
  const seal = deviceSeal('key');
  const known = { owner: asUserId('user-1'), secret: 'secret_0-x' };
  const session = { userId: asUserId('user-1'), signInId: asSignInId('session-1'), secret: 'secret_0-x' };

  test('is only for this host, hidden from scripts, and sent only from our own pages', () => {
    expect(sessionCookie(session, true)).toBe(
      '__Host-session=user-1.session-1.secret_0-x; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=2592000',
    );
    expect(sessionCookie(session, false)).toMatch(/; SameSite=Strict$/);
  });

  test('is read back as written', () => {
    expect(readSessionCookie(cookies(sessionCookie(session, true)))).toEqual(session);
    expect(readDeviceCookie(seal, cookies(deviceCookie(seal, known)))).toEqual(known);
  });

  test.each(['', 'a', 'a.b', 'a.b.c.d', 'a.b.', '.b.c', 'a b.c.d', `${'x'.repeat(129)}.b.c`])(
    'that is %j is invalid',
    (value) => expect(readSessionCookie({ '__Host-session': value })).toBeNull(),
  );

  test('of a device reveals neither whose it is nor its secret, and no two are alike', () => {
    const cookie = deviceCookie(seal, known);
    expect(cookie).toMatch(
      /^__Host-device=[\w-]{60,400}; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=15552000$/,
    );
    const { '__Host-device': value = '' } = cookies(cookie);
    const readable = value + Buffer.from(value, 'base64url').toString('latin1');
    for (const part of Object.values(known)) expect(readable).not.toContain(part);
    expect(deviceCookie(seal, known)).not.toBe(cookie);
  });

  test.each([
    ['made up', 'user-1.secret_0-x'],
    ['of another key', cookies(deviceCookie(deviceSeal('another key'), known))['__Host-device'] ?? ''],
    ['for another purpose', sealText('key', 'another purpose', `${known.owner}.${known.secret}`)],
    ['cut off', (cookies(deviceCookie(seal, known))['__Host-device'] ?? '').slice(0, -2)],
    ['blank', ''],
  ])('of a device that is %s belongs to nobody', (_, value) => {
    expect(readDeviceCookie(seal, { '__Host-device': value })).toBeNull();
  });
});

/** One account with a session, and a browser that stores the cookie as it gets it. */
const browser = (over: Partial<Parameters<typeof withSession>[1]> = {}) => {
  const accounts = fakeAccounts(begun(over));
  const clock = { now: start };
  const deps = {
    ...accounts,
    now: () => clock.now,
    sessionKeys: ['server-key'] as Keys,
    continueSession: async (token: string) => ({ token: `next token of ${token}` }),
  };
  const ask = (secret: string, body: { remember?: boolean } = {}, more: Partial<typeof deps> = {}) =>
    refresh({ ...deps, ...more } as typeof deps)({
      body,
      query: null,
      caller: null,
      client: { ...client, cookies: { '__Host-session': `user-1.session-1.${secret}` } },
    });
  return {
    ...accounts,
    clock,
    deps,
    ask,
    open: () => sessionOf(accounts.stored.get('user-1') as Account, asSignInId('session-1'), clock.now),
  };
};

const secretIn = (outcome: { cookies?: readonly string[] }) =>
  /^__Host-session=user-1\.session-1\.([\w-]+);/.exec(outcome.cookies?.[0] ?? '')?.[1] ?? '';

const over = {
  refusal: { code: 'unauthenticated', message: 'Please log in again.' },
  cookies: [expect.stringContaining('Max-Age=0')],
};

/** Two browsers hold copies of one cookie, and the log says so. */
const copied = { ...over, about: 'user-1', event: 'cookie-copied' };

describe('a refresh', () => {
  test('gives the next token and the next secret', async () => {
    const { ask } = browser();
    const first = await ask('secret-0');
    expect(first).toMatchObject({ answer: { token: 'next token of refresh-1' } });
    expect(secretIn(first)).not.toBe('secret-0');
    const second = await ask(secretIn(first));
    expect(second).toHaveProperty('answer');
    expect(secretIn(second)).not.toBe(secretIn(first));
  });

  test('continues after a change of keys, even for a browser whose response was lost before it', async () => {
    const { ask, open } = browser();
    const before = await ask('secret-0');
    const changed = { sessionKeys: ['a newer key', 'server-key'] as Keys };
    expect(secretIn(await ask('secret-0', {}, changed))).toBe(secretIn(before));
    const after = await ask(secretIn(before), {}, changed);
    expect(after).toHaveProperty('answer');
    expect(await ask(secretIn(after), {}, { sessionKeys: ['a newer key'] as Keys })).toHaveProperty('answer');
    expect(open()).not.toBeNull();
  });

  test('leaves every other session unchanged', async () => {
    const accounts = fakeAccounts(begun({ id: asSignInId('session-2'), secret: 'another' }, begun()));
    const other = accounts.stored.get('user-1')?.sessions[1];
    const { deps } = browser();
    const cookies = { '__Host-session': 'user-1.session-1.secret-0' };
    const request = { body: {}, query: null, caller: null, client: { ...client, cookies } };
    expect(await refresh({ ...deps, ...accounts })(request)).toHaveProperty('answer');
    expect(accounts.stored.get('user-1')?.sessions).toEqual([expect.objectContaining({ id: 'session-1' }), other]);
  });

  test.each([
    ['a second later', 1],
    ['after a lid was closed for an hour', hour],
    ['after the day without a network', day],
  ])('whose response was lost is repeated %s with the same next secret', async (_, seconds) => {
    const { ask, clock } = browser();
    const lost = await ask('secret-0');
    clock.now = later(seconds);
    const again = await ask('secret-0');
    expect(again).toHaveProperty('answer');
    expect(secretIn(again)).toBe(secretIn(lost));
    expect(await ask(secretIn(again))).toHaveProperty('answer');
  });

  test('in two tabs at once leaves one secret, and both tabs continue', async () => {
    const { ask } = browser();
    const [one, two] = await Promise.all([ask('secret-0'), ask('secret-0')]);
    expect(secretIn(one)).toBe(secretIn(two));
    expect(await ask(secretIn(two))).toHaveProperty('answer');
  });

  test('with a secret whose successor was used ends the session, even for holders of a newer one', async () => {
    const { ask, open } = browser();
    const second = await ask('secret-0');
    const third = await ask(secretIn(second));
    expect(await ask('secret-0')).toEqual(copied);
    expect(open()).toBeNull();
    expect(await ask(secretIn(third))).toEqual(over);
  });

  test('repeats “remember me” as well, because the second tab may be the one that asked', async () => {
    const { ask, open } = browser({ isRemembered: false });
    await ask('secret-0');
    expect((await ask('secret-0', { remember: true })).cookies?.[0]).toContain('Max-Age=2592000');
    expect(open()).toMatchObject({ isRemembered: true });
  });

  test('asks Cognito before it changes anything, so the same cookie works after a failure or a wait of any length', async () => {
    const { ask, clock, open } = browser();
    const before = open();
    const failing = async () => Promise.reject(new Error('Cognito does not answer.'));
    for (const minutes of [0, 1, 2, 60]) {
      clock.now = later(60 * minutes);
      await expect(ask('secret-0', {}, { continueSession: failing })).rejects.toThrow('does not answer');
      const busy = await ask('secret-0', {}, { continueSession: async () => 'too-often' as never });
      expect(busy).toMatchObject({ refusal: { code: 'slow-down' } });
      expect(busy).not.toHaveProperty('cookies');
      expect(open()).toEqual(before);
    }
    expect(await ask('secret-0')).toHaveProperty('answer');
  });

  test('overtaken by two others while it asked Cognito is told to retry, and its session continues', async () => {
    const { ask, open } = browser();
    let newest = '';
    const slowly = async (token: string) => {
      const second = await ask('secret-0');
      newest = secretIn(await ask(secretIn(second)));
      return { token };
    };
    const overtaken = await ask('secret-0', {}, { continueSession: slowly });
    expect(overtaken).toMatchObject({ refusal: { code: 'slow-down' } });
    expect(open()).not.toBeNull();
    expect(await ask(newest)).toHaveProperty('answer');
  });

  test('overtaken by a logout while it asked Cognito gives no token', async () => {
    const { ask, deps } = browser();
    const meanwhile = async (token: string) => {
      await deps.changeAccount('user-1', (latest) => ({ ...latest, sessions: [] }));
      return { token };
    };
    expect(await ask('secret-0', {}, { continueSession: meanwhile })).toEqual(over);
  });

  test('with a secret that was never issued ends the session', async () => {
    const { ask, open } = browser();
    expect(await ask('a-guess')).toEqual(copied);
    expect(open()).toBeNull();
  });

  test.each([
    ['without a cookie', { cookies: {} }],
    ['for a session that is not there', { cookies: { '__Host-session': 'user-1.session-9.secret-0' } }],
    ['for an account that is not there', { cookies: { '__Host-session': 'user-9.session-1.secret-0' } }],
  ])('%s is refused, and nothing changes', async (_, { cookies }) => {
    const { deps, open } = browser();
    const outcome = await refresh(deps)({ body: {}, query: null, caller: null, client: { ...client, cookies } });
    expect(outcome).toEqual(over);
    expect(open()).not.toBeNull();
  });

  test('of a session without remember me ends after twelve hours', async () => {
    const { ask, clock } = browser({ isRemembered: false });
    clock.now = later(11 * hour);
    const last = await ask('secret-0');
    expect(last).toHaveProperty('answer');
    clock.now = later(12 * hour);
    expect(await ask(secretIn(last))).toEqual(over);
  });

  test('can make a session outlive the browser', async () => {
    const { ask, open } = browser({ isRemembered: false });
    const outcome = await ask('secret-0', { remember: true });
    expect(outcome.cookies?.[0]).toContain('Max-Age=2592000');
    expect(open()).toMatchObject({ isRemembered: true, endsAt: later(30 * day).toISOString() });
  });

  test('that Cognito no longer continues ends the session', async () => {
    const { ask, open } = browser();
    expect(await ask('secret-0', {}, { continueSession: async () => 'over' as never })).toEqual(over);
    expect(open()).toBeNull();
  });
});

/** What happens to one cookie jar and, possibly, to a copy of it. */
const happenings = fc.array(
  fc.record({
    who: fc.constantFrom('owner', 'owner', 'owner', 'thief'),
    /** `lost`: the server did it, but the response never arrived. */
    how: fc.constantFrom('answered', 'answered', 'lost', 'throttled', 'failed'),
    /** The number of tabs that do it at once. */
    tabs: fc.integer({ min: 1, max: 3 }),
    steals: fc.boolean(),
    seconds: fc.constantFrom(0, 1, 59, 61, hour, 8 * hour),
  }),
  { minLength: 1, maxLength: 20 },
);

describe('a random sequence of lost responses, throttles, tabs and waits', () => {
  const run = async (events: Parameters<Parameters<typeof happenings.map>[0]>[0], hasThief: boolean) => {
    const { ask, clock, open } = browser();
    const jars = { owner: 'secret-0', thief: 'secret-0' };
    const last = { owner: true, thief: true };
    for (const { who: name, how, tabs, steals, seconds } of events) {
      const who = hasThief ? (name as 'owner' | 'thief') : 'owner';
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
      if (hasThief && steals) jars.thief = jars.owner;
      const shown = jars[who];
      const one = async () => {
        if (how === 'throttled') return ask(shown, {}, { continueSession: async () => 'too-often' as never });
        if (how === 'failed')
          return ask(shown, {}, { continueSession: () => Promise.reject(new Error('no answer')) }).catch(() => null);
        return ask(shown);
      };
      const outcomes = await Promise.all(Array.from({ length: tabs }, one));
      if (how !== 'answered') continue;
      const newest = outcomes.map((outcome) => (outcome ? secretIn(outcome) : '')).filter(Boolean);
      expect(new Set(newest).size).toBeLessThanOrEqual(1);
      last[who] = newest.length === tabs;
      jars[who] = newest[0] ?? jars[who];
    }
    return { ask, open, clock, jars, last };
  };

  test(`never logs out a browser whose cookie was not copied`, () =>
    fc.assert(
      fc.asyncProperty(happenings, async (events) => {
        const { ask, jars, open } = await run(events, false);
        expect(open()).not.toBeNull();
        expect(await ask(jars.owner)).toHaveProperty('answer');
      }),
      { numRuns: runs(200) },
    ));

  test('with a thief ends the session for both once one of them is two secrets behind', () =>
    fc.assert(
      fc.asyncProperty(happenings, fc.boolean(), async (events, isThiefAhead) => {
        const { ask, jars, open } = await run(events, true);
        if (!open()) return;
        const ahead = isThiefAhead ? jars.thief : jars.owner;
        const behind = isThiefAhead ? jars.owner : jars.thief;
        let newest = ahead;
        for (let step = 0; step < 3; step += 1) {
          const outcome = await ask(newest);
          if (!('answer' in outcome)) break;
          newest = secretIn(outcome);
        }
        expect(await ask(behind)).toMatchObject(over);
        expect(open()).toBeNull();
        expect(await ask(newest)).toEqual(over);
      }),
      { numRuns: runs(200) },
    ));
});

describe('a logout', () => {
  const leave = (accounts: ReturnType<typeof fakeAccounts>, over: Partial<typeof client>) =>
    logout({
      ...accounts,
      verify: async (token) => (token === 'a.b.c' ? { ...caller, signInId: asSignInId('session-1') } : null),
    })({
      body: {},
      query: null,
      caller: null,
      client: { ...client, ...over },
    });

  test.each([
    ['by its cookie', { cookies: { '__Host-session': 'user-1.session-1.secret-0' } }],
    ['by its token, as on a shared device', { token: 'a.b.c' }],
  ])('ends the session %s, and no other', async (_, sent) => {
    const accounts = fakeAccounts(begun({ id: asSignInId('session-2') }, begun()));
    expect(await leave(accounts, sent)).toEqual({
      answer: {},
      cookies: [expect.stringContaining('Max-Age=0')],
      clears: ['cache'],
    });
    expect(accounts.stored.get('user-1')?.sessions.map(({ id }) => id)).toEqual(['session-2']);
  });

  test.each([
    ['without either', {}],
    ['with a wrong secret', { cookies: { '__Host-session': 'user-1.session-1.a-guess' } }],
    ['with a token that does not hold', { token: 'x.y.z' }],
  ])('%s gets the same response and ends nothing', async (_, sent) => {
    const accounts = fakeAccounts(begun());
    expect(await leave(accounts, sent)).toEqual({
      answer: {},
      cookies: [expect.stringContaining('Max-Age=0')],
      clears: ['cache'],
    });
    expect(accounts.stored.get('user-1')?.sessions).toHaveLength(1);
  });

  test('everywhere ends every session, and devices stay known', async () => {
    const known = withKnownDevice(begun({ id: asSignInId('session-2') }, begun()), 'device-secret', start);
    const accounts = fakeAccounts(known);
    await logoutEverywhere(accounts)({ body: {}, query: null, caller, client });
    const left = accounts.stored.get('user-1') as Account;
    expect(left.sessions).toEqual([]);
    expect(isKnownDevice(left, 'device-secret', start)).toBe(true);
  });

  test('everywhere closes every link before the sessions end, and then any links that were created meanwhile', async () => {
    const accounts = fakeAccounts(begun());
    const seen: string[] = [];
    const endSharing = async (userId: string) =>
      void seen.push(`${userId} with ${accounts.stored.get(userId)?.sessions.length} session`);
    await logoutEverywhere({ ...accounts, endSharing })({ body: {}, query: null, caller, client });
    expect(seen).toEqual(['user-1 with 1 session', 'user-1 with 0 session']);
  });

  test('everywhere leaves the session when the links cannot be closed, so that it can be tried again', async () => {
    const accounts = fakeAccounts(begun());
    const endSharing = () => Promise.reject(new Error('The table does not answer.'));
    const leaving = logoutEverywhere({ ...accounts, endSharing })({ body: {}, query: null, caller, client });
    await expect(leaving).rejects.toThrow('does not answer');
    expect(accounts.stored.get('user-1')?.sessions).toHaveLength(1);
  });
});

describe('a known device', () => {
  test('stays known for 180 days after the last login on it', () => {
    const known = withKnownDevice(account, 'device-secret', start);
    expect(isKnownDevice(known, 'device-secret', later(180 * day - 1))).toBe(true);
    expect(isKnownDevice(known, 'device-secret', later(180 * day))).toBe(false);
    expect(isKnownDevice(known, 'another', start)).toBe(false);
  });

  test('is listed once, however often a user logs in on it', () => {
    const twice = withKnownDevice(withKnownDevice(account, 'device-secret', start), 'device-secret', later(day));
    expect(twice.knownDevices).toHaveLength(1);
    expect(isKnownDevice(twice, 'device-secret', later(181 * day - 1))).toBe(true);
  });
});
