import { describe, expect, test } from 'vitest';
import { keyedHash } from '#functions/adapters/server-key.ts';
import { serve } from '#functions/edge/http.ts';
import { type Handle, refuse } from '#functions/edge/outcome.ts';
import { declarations } from '#functions/endpoints.ts';
import { asUserId } from '#shared/contract/ids.ts';
import { routeNames } from '#shared/contract/routes.ts';
import { schemas } from '#shared/contract/schemas/schemas.ts';
import { featureSecurityEvents } from '#tests/features/api.ts';
import { event, fakeOutput } from '#tests/unit/functions/fakes.ts';

// Afterwards an operator can say whose account was attacked, how, and from which network.

const hash = (purpose: string, text: string) => keyedHash('key', purpose, text);
const wrong = refuse('wrong-credentials', 'That email or password isn’t right.');
const login = async (handle: Handle, body: object = { email: ' Ada@Example.com', password: 'a wrong guess' }) => {
  const { log, measure, lines, logged } = fakeOutput();
  await serve('login', { schemas: schemas.login, handle, log, measure, hash })(event({ body }));
  return { text: lines.join('\n'), logged: logged() };
};

describe('a security event', () => {
  test('says how the call ended, and from which address and network, by keyed hashes', async () => {
    const { logged, text } = await login(async () => wrong);
    expect(logged).toEqual([
      {
        level: 'info',
        message: 'security event',
        time: expect.any(String),
        route: 'login',
        outcome: 'wrong-credentials',
        account: hash('account in the log', 'ada@example.com'),
        network: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    expect(text).not.toMatch(/ada|example|203\.0\.113|wrong guess/i);
  });

  test('names the account once the caller is known, so that its earlier tries can be found', async () => {
    const { logged } = await login(async () => ({ answer: { token: 't' }, about: asUserId('user-1') }));
    const account = hash('account in the log', 'ada@example.com');
    expect(logged).toMatchObject([{ outcome: 'done', userId: 'user-1', account }]);
  });

  test('is not part of the response', async () => {
    const { log, measure } = fakeOutput();
    const handle = async () => ({ answer: { token: 't' }, about: asUserId('user-1'), event: 'x' });
    const response = await serve('login', { schemas: schemas.login, handle, log, measure, hash })(
      event({ body: { email: 'ada@example.com', password: 'p' } }),
    );
    expect(JSON.stringify(response)).not.toContain('user-1');
  });

  test('is logged for each call that opens, closes or changes an account, exports its data, or tries a passcode', () => {
    const noted = routeNames.filter(
      (name) => 'isSecurityEvent' in declarations[name] && !featureSecurityEvents.includes(name),
    );
    for (const name of featureSecurityEvents) expect(declarations[name]).toHaveProperty('isSecurityEvent', true);
    expect(noted.toSorted()).toEqual([
      'changeAddress',
      'changePassword',
      'confirmAddress',
      'confirmByLink',
      'declineAddress',
      'endSession',
      'eraseMe',
      'exportMe',
      'help',
      'login',
      'logoutEverywhere',
      'notMe',
      'refresh',
      'register',
      'reset',
      'undoAddress',
    ]);
  });
});
