import { afterAll, expect, test } from 'vitest';
import type { MailView } from '#infra/local/local-pages.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestStack } from '#tests/support/stack.ts';

// Getting back in by a mailed code, and changing the address, over the whole local system.

const stack = await startTestStack();
afterAll(stack.stop);

const fresh = 'a fresh horse battery';

const mailTo = (email: string, about: RegExp): Promise<MailView> =>
  eventually(async () => {
    const found = (await stack.mail()).findLast(({ to, subject }) => to === email && about.test(subject));
    if (!found) throw new Error(`No mail about ${about}. The system printed:\n${stack.output()}`);
    return found;
  });

const post = (path: string, body: object, token?: string) =>
  stack.call('POST', path, { body, ...(token !== undefined && { token }) });
const statusOfMe = async (token: string) => (await stack.call('GET', '/api/users/me', { token })).status;
const codeIn = ({ text }: MailView) => /^ {4}(\w{6,10})$/m.exec(text)?.[1] ?? 'no code';

const resetFor = async (email: string) => {
  const asked = await post('/api/auth/help', { email });
  expect(asked.status).toBe(202);
  const { request } = (await asked.json()) as { request: string };
  return post('/api/auth/reset', {
    email,
    request,
    code: codeIn(await mailTo(email, /^Choose a new password/)),
    password: fresh,
  });
};

test('a code gives a confirmed account a new password, and ends its old sessions and its old password', async () => {
  const account = await stack.register();
  await stack.confirm(account);
  const response = await resetFor(account.email);
  expect(response.status).toBe(200);
  const { userId, token } = (await response.json()) as { userId: string; token: string };
  expect(userId).toBe(account.userId);
  expect([await statusOfMe(token), await statusOfMe(account.token)]).toEqual([200, 401]);
  const login = async (password: string) => (await post('/api/auth/login', { email: account.email, password })).status;
  expect([await login(account.password), await login(fresh)]).toEqual([401, 200]);
});

test('a stranger who requests codes, guesses them and tries passwords does not lock out the owner, not even on a new device', async () => {
  const account = await stack.register();
  await stack.confirm(account);
  const { email } = account;
  const fromElsewhere = { 'x-local-address': '198.51.100.7', 'x-local-key': stack.localKey() };
  const attack = (path: string, body: object) => stack.call('POST', path, { body, headers: fromElsewhere });
  for (let asks = 0; asks < 4; asks += 1) {
    const asked = await attack('/api/auth/help', { email });
    expect(asked.status).toBe(asks < 3 ? 202 : 429);
    const { request = 'none' } = (await asked.json()) as { request?: string };
    const guesses = Array.from({ length: 10 }, () =>
      attack('/api/auth/reset', { email, request, code: 'AAAAAAAAAA', password: fresh }),
    );
    for (const guess of await Promise.all(guesses)) expect(guess.status).toBe(422);
  }
  for (let tries = 0; tries < 5; tries += 1) await attack('/api/auth/login', { email, password: `guess ${tries}` });
  expect((await post('/api/auth/login', { email, password: account.password })).status).toBe(429);

  const seen = (await stack.mail()).length;
  const asked = await post('/api/auth/help', { email });
  const { request } = (await asked.json()) as { request: string };
  const mine = await eventually(async () => {
    const mail = (await stack.mail()).slice(seen).findLast(({ to }) => to === email);
    if (!mail) throw new Error('The owner got no mail.');
    return mail;
  });
  const reset = await post('/api/auth/reset', { email, request, code: codeIn(mine), password: fresh });
  expect(reset.status).toBe(200);
  const cookie = reset.headers.getSetCookie().find((each) => each.startsWith('__Host-device')) ?? '';
  const again = await stack.call('POST', '/api/auth/login', {
    body: { email, password: fresh },
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(again.status).toBe(200);
});

test('the link of a mail that a stranger asked for lets the owner in once, without the request and from any network', async () => {
  const account = await stack.register();
  await stack.confirm(account);
  const { email } = account;
  const elsewhere = (address: string) => ({ 'x-local-address': address, 'x-local-key': stack.localKey() });
  const asked = await stack.call('POST', '/api/auth/help', { body: { email }, headers: elsewhere('2001:db8:1:2::3') });
  expect(asked.status).toBe(202);
  const secret = /\/login\/help#reset=(\S+)/.exec((await mailTo(email, /^Choose a new password/)).text)?.[1];
  const reset = (password: string) =>
    stack.call('POST', '/api/auth/reset', { body: { secret, password }, headers: elsewhere('203.0.113.9') });
  const response = await reset(fresh);
  expect([response.status, await response.json()]).toMatchObject([200, { userId: account.userId }]);
  expect(await statusOfMe(account.token)).toBe(401);
  expect((await reset('another fresh battery')).status).toBe(404);
});

test('an unconfirmed account starts anew under another id, which locks the squatter out', async () => {
  const squatter = await stack.register({ firstName: 'Mallory' });
  const response = await resetFor(squatter.email);
  const { userId, token } = (await response.json()) as { userId: string; token: string };
  expect(userId).not.toBe(squatter.userId);
  expect([await statusOfMe(token), await statusOfMe(squatter.token)]).toEqual([200, 401]);
  const account = await stack.call('GET', '/api/users/me/account', { token });
  expect(await account.json()).toMatchObject({ addressState: 'confirmed', firstName: '', email: squatter.email });
});

test('a request for help gets the same answer for an unknown address, which gets no mail', async () => {
  const email = 'nobody-at-all@example.com';
  const asked = await post('/api/auth/help', { email });
  expect([asked.status, await asked.json()]).toEqual([202, { request: expect.any(String) }]);
  const wrong = await post('/api/auth/reset', { email, request: 'none', code: 'ABCDEFGHJK', password: fresh });
  expect(wrong.status).toBe(422);
  // A later request of a known address has been dealt with: the one before was, too.
  const known = await stack.register();
  await post('/api/auth/help', { email: known.email });
  await mailTo(known.email, /^Choose a new password/);
  expect((await stack.mail()).filter(({ to }) => to === email)).toEqual([]);
});

test('the address changes once the new one is confirmed, and the old mailbox can undo it', async () => {
  const account = await stack.register();
  await stack.confirm(account);
  const elsewhere = await stack.login(account);
  const next = `next-${account.email}`;
  const change = await post('/api/users/me/address', { email: next, password: account.password }, account.token);
  expect(change.status).toBe(202);
  const code = codeIn(await mailTo(next, /new address/));
  expect((await post('/api/users/me/confirm', { code }, account.token)).status).toBe(200);
  expect([await statusOfMe(account.token), await statusOfMe(elsewhere.token)]).toEqual([200, 401]);
  expect((await stack.login({ email: next, password: account.password })).token).toBeTypeOf('string');

  const told = await mailTo(account.email, /was changed/);
  const secret = /#undo=(\S+)/.exec(told.text)?.[1];
  expect((await post('/api/auth/undo-address', { secret })).status).toBe(200);
  expect(await statusOfMe(account.token)).toBe(401);
  const response = await resetFor(account.email);
  expect(await response.json()).toMatchObject({ userId: account.userId });
});

test('a new password ends the other sessions, but not this one', async () => {
  const account = await stack.register();
  const elsewhere = await stack.login(account);
  const change = (password: string, newPassword: string) =>
    post('/api/users/me/password', { password, newPassword }, account.token);
  expect((await change('a guess at it', fresh)).status).toBe(403);
  expect((await change(account.password, 'password')).status).toBe(400);
  expect((await change(account.password, fresh)).status).toBe(200);
  expect([await statusOfMe(account.token), await statusOfMe(elsewhere.token)]).toEqual([200, 401]);
});
