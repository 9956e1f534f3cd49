import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordLimit } from '#functions/accounts/try-limits.ts';
import { type Account, startTestStack, type TestStack, untilAnswered } from '#tests/support/stack.ts';

// Floods of logins and registrations through the whole local system, from one network address and from a thousand.

const isFull = process.env.CHAOS === 'full';
const tries = isFull ? 10_000 : 300;
const manyAddresses = isFull ? 1000 : 100;
/** Each registration costs a hash of its password, so they are fewer where the whole suite runs. */
const registrations = isFull ? 10_000 : 130;

const perHour = { login: 100, register: 60 };

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** Separate networks, so that the limits of one flood do not affect another. */
const address = (flood: number, n: number) => `10.${flood}.${n >> 8}.${n & 255}`;

const post = (path: string, body: object, from: string, headers: Record<string, string> = {}) =>
  stack.call('POST', path, {
    body,
    headers: { 'x-local-key': stack.localKey(), 'x-local-address': from, ...headers },
  });

type Counts = Record<number, number>;

/** Sends `count` calls, four at a time (as many passwords as Node hashes at once), and counts the answers by their status. */
const flood = async (count: number, send: (n: number) => Promise<Response>): Promise<Counts> => {
  const counts: Counts = {};
  let next = 0;
  const sender = async () => {
    for (let n = next++; n < count; n = next++) {
      const { status, headers } = await untilAnswered(() => send(n));
      counts[status] = (counts[status] ?? 0) + 1;
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  };
  await Promise.all(Array.from({ length: 4 }, sender));
  return counts;
};

/**
 * How many windows of a limit a flood has touched: hours of the clock, and waits of sixteen minutes since its first try.
 * One each, unless the machine is slow or the clock strikes.
 */
const inWindows = async (run: () => Promise<Counts>) => {
  const [begin, hour, wait] = [Date.now(), 3_600_000, passwordLimit.waitSeconds * 1000];
  const counts = await run();
  const end = Date.now();
  return {
    counts,
    hours: Math.floor(end / hour) - Math.floor(begin / hour) + 1,
    waits: Math.floor((end - begin) / wait) + 1,
  };
};

/**
 * At most as many as the windows allow pass, and all others are told to wait. It can be fewer: a write whose answer
 * was lost counts twice, and a busy machine loses some. tests/integration/api/limits.test.ts has the exact numbers.
 */
const expectAtMost = (counts: Counts, status: number, max: number, all: number) => {
  const passed = counts[status] ?? 0;
  expect(passed).toBeGreaterThan(0);
  expect(passed).toBeLessThanOrEqual(max);
  expect(counts).toEqual({ [status]: passed, 429: all - passed });
};

const wrong = ({ email }: { email: string }) => ({ email, password: `wrong ${randomUUID()}` });

const login = ({ email, password }: Account, cookie?: string) =>
  post('/api/auth/login', { email, password }, '192.0.2.1', cookie === undefined ? {} : { cookie });

/** The cookie by which the account knows this device. */
const deviceOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('__Host-device=')) ?? expect.fail('no device cookie');

describe(`${tries} wrong passwords for one account`, () => {
  test.each([
    ['one address', 1, 1],
    [`${manyAddresses} addresses`, manyAddresses, 2],
  ])('from %s: four reach the account service, and its owner can log in from a known device', async (_, count, id) => {
    const owner = await stack.register();
    const device = deviceOf(await login(owner));
    const { counts, waits } = await inWindows(() =>
      flood(tries, (n) => post('/api/auth/login', wrong(owner), address(id, n % count))),
    );
    expectAtMost(counts, 401, passwordLimit.max * waits, tries);
    expect((await login(owner)).status).toBe(429);
    expect((await login(owner, device)).status).toBe(200);
  });
});

describe('many accounts', () => {
  test(`${tries} logins, each for another account, from one address: a hundred an hour reach Cognito`, async () => {
    const { counts, hours } = await inWindows(() =>
      flood(tries, () => post('/api/auth/login', wrong({ email: `${randomUUID()}@example.com` }), address(3, 1))),
    );
    expectAtMost(counts, 401, perHour.login * hours, tries);
    const neighbour = await stack.register();
    expect((await login(neighbour)).status).toBe(200);
  });

  test(`${registrations} registrations from one address: sixty an hour get an account`, async () => {
    const { counts, hours } = await inWindows(() =>
      flood(registrations, () => post('/api/auth/register', newPerson(), address(4, 1))),
    );
    expectAtMost(counts, 201, perHour.register * hours, registrations);
  });

  test('the addresses of one IPv6 household count as one', async () => {
    // More than two hours let through: the clock may strike during the flood.
    const all = 2 * perHour.login + 20;
    const { counts, hours } = await inWindows(() =>
      flood(all, (n) =>
        post('/api/auth/login', wrong({ email: `${randomUUID()}@example.com` }), `2001:db8:0:1::${n.toString(16)}`),
      ),
    );
    expectAtMost(counts, 401, perHour.login * hours, all);
  });

  test(`${registrations} registrations of one address of mail from ${manyAddresses}: one account, all others refused`, async () => {
    const email = `${randomUUID()}@example.com`;
    const { counts, waits } = await inWindows(() =>
      flood(registrations, (n) => post('/api/auth/register', { ...newPerson(), email }, address(5, n % manyAddresses))),
    );
    const { 201: opened, ...others } = counts;
    expect(opened).toBe(1);
    // Every registration after the first has a wrong password for the account.
    expectAtMost(others, 409, passwordLimit.max * waits, registrations - 1);
  });
});

const newPerson = () => ({ email: `${randomUUID()}@example.com`, password: `right ${randomUUID()}` });
