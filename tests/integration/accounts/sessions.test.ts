import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, startTestStack, type TestStack } from '#tests/support/stack.ts';

// A session through the whole local system, with a browser that keeps its cookies as a browser does.

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const ownSite = { 'sec-fetch-site': 'same-origin' };

const browser = (cookies = new Map<string, string>()) => {
  const keep = (response: Response) => {
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (header.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const call = async (path: string, body: object, { token, headers }: { token?: string; headers?: object } = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await stack.call('POST', path, {
      body,
      headers: { ...ownSite, ...(cookie && { cookie }), ...headers },
      ...(token !== undefined && { token }),
    });
    keep(response);
    return response;
  };
  /** A copy of this browser as it is now, as a thief would have it. */
  const copy = () => browser(new Map(cookies));
  const login = async ({ email, password }: Account, wish = {}) => {
    const { token } = (await (await call('/api/auth/login', { email, password, ...wish })).json()) as { token: string };
    return token;
  };
  const refresh = async (body = {}) => {
    const response = await call('/api/auth/refresh', body);
    return response.ok ? ((await response.json()) as { token: string }).token : response.status;
  };
  return { cookies, call, copy, login, refresh };
};

const me = async (token: string) => (await stack.call('GET', '/api/users/me', { token })).status;

describe('a login', () => {
  test('gives a token for an hour, and cookies that no script and no other site can use', async () => {
    const { email, password } = await stack.register();
    const response = await stack.call('POST', '/api/auth/login', { body: { email, password, remember: true } });
    const { token } = (await response.json()) as { token: string };
    const { exp = 0, iat = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(3600);
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-session', '__Host-device']);
    for (const cookie of cookies) expect(cookie).toContain('; Path=/; HttpOnly; Secure; SameSite=Strict');
  });

  test('on a shared device sets no cookie', async () => {
    const { email, password } = await stack.register();
    const body = { email, password, remember: true, sharedDevice: true };
    const response = await stack.call('POST', '/api/auth/login', { body });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('after a registration whose answer was lost works by registering again with the same password', async () => {
    const { email, password, userId } = await stack.register();
    const again = await stack.call('POST', '/api/auth/register', { body: { email, password, firstName: 'Eve' } });
    expect(again.status).toBe(200);
    const { token, ...rest } = (await again.json()) as { token: string; userId: string };
    expect(rest).toEqual({ userId });
    const profile = await stack.call('GET', '/api/users/me', { token });
    expect(await profile.json()).toMatchObject({ firstName: 'Ada' });
  });
});

describe('a refresh', () => {
  test('continues the same session with a new token and a new secret', async () => {
    const device = browser();
    const first = await device.login(await stack.register());
    const secret = device.cookies.get('__Host-session');
    const next = String(await device.refresh());
    expect(decodeJwt(next).origin_jti).toBe(decodeJwt(first).origin_jti);
    expect(device.cookies.get('__Host-session')).not.toBe(secret);
    expect(await me(next)).toBe(200);
  });

  test('in two tabs at once leaves both with one session', async () => {
    const device = browser();
    await device.login(await stack.register());
    const [one, two] = await Promise.all([device.refresh(), device.refresh()]);
    expect([await me(String(one)), await me(String(two))]).toEqual([200, 200]);
    expect(await me(String(await device.refresh()))).toBe(200);
  });

  test('with a secret from two refreshes ago ends the session for thief and owner', async () => {
    const owner = browser();
    const token = await owner.login(await stack.register());
    const thief = owner.copy();
    await owner.refresh();
    await owner.refresh();
    expect(await thief.refresh()).toBe(401);
    expect(await me(token)).toBe(401);
    expect(await owner.refresh()).toBe(401);
  });

  test('whose answer was lost can be repeated, and the session continues', async () => {
    const device = browser();
    await device.login(await stack.register());
    // This browser never sees what the server did for a copy of its cookie jar.
    await device.copy().refresh();
    await device.copy().refresh();
    expect(await me(String(await device.refresh()))).toBe(200);
    expect(await me(String(await device.refresh()))).toBe(200);
  });

  test('leaves the cookie as it was while Cognito throttles', async () => {
    const device = browser();
    await device.login(await stack.register());
    const before = device.cookies.get('__Host-session');
    await stack.fail({ cognito: { error: 'TooManyRequestsException' } });
    try {
      expect([await device.refresh(), await device.refresh()]).toEqual([429, 429]);
    } finally {
      await stack.fail({});
    }
    expect(device.cookies.get('__Host-session')).toBe(before);
    expect(await me(String(await device.refresh()))).toBe(200);
  });

  test('that a kill -9 of the whole system interrupts can be repeated', async () => {
    const devices = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const device = browser();
        await device.login(await stack.register());
        return device;
      }),
    );
    for (let kills = 0; kills < 3; kills += 1) {
      const cutOff = devices.map((device) => device.refresh().catch(() => 'cut off'));
      // Some of them have been answered by now, others not.
      await Promise.race(cutOff);
      await stack.kill();
      await Promise.all(cutOff);
      await stack.restart();
    }
    for (const device of devices) expect(await me(String(await device.refresh()))).toBe(200);
  });

  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
    ['by an address typed in', { 'sec-fetch-site': 'none' }],
  ])('%s is refused, and the session continues', async (_, headers) => {
    const device = browser();
    await device.login(await stack.register());
    const response = await device.call('/api/auth/refresh', {}, { headers });
    expect(response.status).toBe(403);
    expect(await device.refresh()).toEqual(expect.any(String));
  });

  test('with another user’s cookie gives a token for that user, never for the account that is logged in', async () => {
    const [ada, bea] = [await stack.register(), await stack.register()];
    const device = browser();
    await device.login(ada);
    await device.login(bea);
    expect(decodeJwt(String(await device.refresh())).userId).toBe(bea.userId);
  });
});

describe('a logout', () => {
  test('takes effect on every route with the next call, and removes the cookie', async () => {
    const device = browser();
    const token = await device.login(await stack.register());
    await device.call('/api/auth/logout', {}, { token });
    expect(await me(token)).toBe(401);
    expect([...device.cookies.keys()]).toEqual(['__Host-device']);
    expect(await device.refresh()).toBe(401);
  });

  test('works with the cookie alone: the token may have expired', async () => {
    const device = browser();
    const token = await device.login(await stack.register());
    await device.call('/api/auth/logout', {});
    expect(await me(token)).toBe(401);
  });

  test('on one device leaves the other sessions, and everywhere leaves none', async () => {
    const ada = await stack.register();
    const [phone, desk] = [browser(), browser()];
    const [onPhone, onDesk] = [await phone.login(ada), await desk.login(ada)];
    await phone.call('/api/auth/logout', {}, { token: onPhone });
    expect([await me(onPhone), await me(onDesk), await me(ada.token)]).toEqual([401, 200, 200]);
    await desk.call('/api/auth/logout-everywhere', {}, { token: onDesk });
    expect([await me(onDesk), await me(ada.token)]).toEqual([401, 401]);
    expect(await desk.refresh()).toBe(401);
  });
});

test('the twenty-first session ends the oldest one', async () => {
  const ada = await stack.register();
  let last = ada.token;
  for (let count = 0; count < 20; count += 1) last = await browser().login(ada);
  expect([await me(ada.token), await me(last)]).toEqual([401, 200]);
});
