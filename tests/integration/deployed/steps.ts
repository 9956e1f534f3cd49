import assert from 'node:assert/strict';
import { decodeJwt } from 'jose';
import type { MailView } from '#infra/local/local-pages.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Account, type TestStack, untilAnswered, useNewestCode } from '#tests/support/stack.ts';

const fresh = 'a fresh horse battery';

/** A user's account, step by step. Each step throws unless it gets the expected answer. */
export const accountSteps = (stack: TestStack) => {
  const post = async (path: string, status: number, body: object, call: { token?: string; cookie?: string } = {}) => {
    const { token, cookie } = call;
    const headers: Record<string, string> = cookie === undefined ? {} : { 'sec-fetch-site': 'same-origin', cookie };
    const response = await untilAnswered(() =>
      stack.call('POST', path, { body, headers, ...(token !== undefined && { token }) }),
    );
    assert.equal(response.status, status, `${path}: ${response.status} ${await response.clone().text()}`);
    return response;
  };
  const mailTo = (email: string, about: RegExp): Promise<MailView> =>
    eventually(async () => {
      const found = (await stack.mail()).findLast(({ to, subject }) => to === email && about.test(subject));
      return found ?? assert.fail(`No mail about ${about}. The system printed:\n${stack.output()}`);
    });
  const mailed = async (email: string, about: RegExp, what: RegExp): Promise<string> =>
    what.exec((await mailTo(email, about)).text)?.[1] ?? assert.fail(`No ${what} in the mail about ${about}.`);
  const code = /^ {4}(\w{6,10})$/m;

  return {
    confirmByLink: async ({ email, token }: Account) => {
      const secret = await mailed(email, /confirm/, /#secret=(\S+)/);
      await post('/api/users/me/send-confirmation', 202, {}, { token });
      await post('/api/auth/confirm', 200, { secret }, { token });
    },
    decline: async ({ email }: Account) => {
      const secret = await mailed(email, /confirm/, /#decline=(\S+)/);
      await post('/api/auth/decline', 200, { secret });
    },
    change: async ({ token, password }: Account) => {
      await post('/api/users/me/profile', 200, { firstName: 'Ada', lastName: 'Changed' }, { token });
      await post('/api/users/me/consent', 200, { version: '2026-01', where: 'account' }, { token });
      await post('/api/users/me/password', 200, { password, newPassword: fresh }, { token });
      return (await stack.call('GET', '/api/users/me/account', { token })).json();
    },
    /** Of a confirmed account with the changed password. Ends every session. */
    moveAndTakeBack: async ({ email, token }: Account) => {
      const next = `next-${email}`;
      await post('/api/users/me/address', 202, { email: next, password: fresh }, { token });
      const confirmed = await useNewestCode(
        () => mailed(next, /new address/, code),
        (mailedCode) => stack.call('POST', '/api/users/me/confirm', { token, body: { code: mailedCode } }),
      );
      assert.equal(confirmed.status, 200);
      await post('/api/auth/undo-address', 200, {
        secret: await mailed(email, /address .* was changed/, /#undo=(\S+)/),
      });
    },
    getBackIn: async ({ email }: Pick<Account, 'email'>): Promise<{ userId: string; token: string }> => {
      const { request } = (await (await post('/api/auth/help', 202, { email })).json()) as { request: string };
      const body = { email, request, code: await mailed(email, /^Choose a new password/, code), password: fresh };
      return (await (await post('/api/auth/reset', 200, body)).json()) as { userId: string; token: string };
    },
    /** By the mail about the new password, of which an earlier one may have come before. */
    throwOut: async ({ email }: Pick<Account, 'email'>): Promise<{ token: string }> => {
      const secret = await eventually(async () => {
        const link = await mailed(email, /password was changed/, /#not-me=(\S+)/);
        await post('/api/auth/not-me', 200, { secret: link });
        return link;
      });
      await post('/api/auth/not-me', 200, { secret, password: fresh });
      return (await (await post('/api/auth/login', 200, { email, password: fresh })).json()) as { token: string };
    },
    /** Three sessions of a browser: one is ended by another, one is continued and ended, with the last all are ended. */
    comeAndGo: async ({ email, password }: Account) => {
      const login = () => post('/api/auth/login', 200, { email, password });
      const [ended, begun, other] = [await login(), await login(), await login()];
      const { token } = (await begun.clone().json()) as { token: string };
      const { token: lost } = (await ended.json()) as { token: string };
      await post('/api/users/me/sessions/end', 200, { id: decodeJwt(lost).origin_jti }, { token });
      assert.equal((await stack.call('GET', '/api/users/me', { token: lost })).status, 401);
      const refreshed = await post('/api/auth/refresh', 200, {}, { cookie: cookiesOf(begun) });
      await post('/api/auth/logout', 200, {}, { cookie: cookiesOf(refreshed) });
      await post('/api/auth/logout-everywhere', 200, {}, (await other.json()) as { token: string });
    },
    sayChecked: ({ token }: Pick<Account, 'token'>, submissionId: string) =>
      post('/api/submissions/checked', 200, { submissionId, code: 'pregnancyDanger', on: today() }, { token }),
    erase: (token: string) => post('/api/users/me/erase', 202, { password: fresh }, { token }),
  };
};

/** In no time zone is this day in the future. */
const today = (): string => new Date().toISOString().slice(0, 10);

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
