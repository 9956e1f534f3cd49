import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import {
  continueSession,
  createAccount,
  setPermanentPassword,
  setVerifiedEmail,
  signIn,
  type UserPool,
} from '#functions/adapters/users.ts';
import { asUserId } from '#shared/contract/ids.ts';
import { tokenWith } from '#tests/support/token-for-test.ts';

// How we map Cognito's errors and responses. The stand-in for Cognito gives only some of them.

type Sent = { input: Record<string, unknown> };
const poolThat = (answer: (command: Sent) => unknown): UserPool => ({
  client: { send: async (command: Sent) => answer(command) } as unknown as CognitoIdentityProviderClient,
  userPoolId: 'pool',
  clientId: 'client',
});
const poolFailing = (name: string, message = 'from Cognito') =>
  poolThat(() => {
    throw Object.assign(new Error(message), { name });
  });
const ada = { email: 'ada@example.com', password: 'long enough' };

describe('signing in', () => {
  test.each([
    'NotAuthorizedException',
    'UserNotFoundException',
    'UserNotConfirmedException',
    'PasswordResetRequiredException',
    'InvalidParameterException',
  ])('is refused in the same way after %s', async (name) => {
    expect(await signIn(poolFailing(name))(ada)).toBe('refused');
  });

  test.each([
    ['TooManyRequestsException', ''],
    ['LimitExceededException', ''],
    ['TooManyFailedAttemptsException', ''],
    ['NotAuthorizedException', 'Password attempts exceeded'],
  ])('is rate limited after %s %s', async (name, message) => {
    expect(await signIn(poolFailing(name, message))(ada)).toBe('too-often');
  });

  test('throws unexpected errors, so that the edge reports them', async () => {
    await expect(signIn(poolFailing('InternalErrorException'))(ada)).rejects.toThrow('from Cognito');
  });

  test('returns the user, the token, its session and the refresh token', async () => {
    const token = tokenWith({ sub: 'user-1', origin_jti: 'session-1', email: 'Ada@example.com', given_name: 'Ada' });
    const pool = poolThat(() => ({ AuthenticationResult: { IdToken: token, RefreshToken: 'refresh-1' } }));
    expect(await signIn(pool)(ada)).toEqual({
      userId: 'user-1',
      token,
      signInId: 'session-1',
      refreshToken: 'refresh-1',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: '',
    });
  });

  test.each([
    ['unfinished', { ChallengeName: 'NEW_PASSWORD_REQUIRED' }],
    ['refused', { ChallengeName: 'SMS_MFA' }],
    ['refused', {}],
  ])('is %s with %o', async (ending, answer) => {
    expect(await signIn(poolThat(() => answer))(ada)).toBe(ending);
  });
});

describe('a new account', () => {
  const account = { ...ada, firstName: 'Ada', lastName: '' };

  test.each([
    ['exists', 'UsernameExistsException'],
    ['exists', 'AliasExistsException'],
    ['password-refused', 'InvalidPasswordException'],
    ['email-refused', 'InvalidParameterException'],
    ['too-often', 'TooManyRequestsException'],
  ])('is called %s after %s', async (ending, name) => {
    expect(await createAccount(poolFailing(name))(account)).toBe(ending);
  });

  /** The message with which AWS's services report what their model forbids. */
  const forbids = (what: string) =>
    `1 validation error detected: Value at '${what}' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\S]+`;

  test('says whether it is the password or the address that Cognito’s model forbids', async () => {
    const forbidding = (what: string) => poolFailing('InvalidParameterException', forbids(what));
    expect(await createAccount(forbidding('temporaryPassword'))(account)).toBe('password-refused');
    expect(await createAccount(forbidding('username'))(account)).toBe('email-refused');
  });

  test.each([
    ['InvalidPasswordException', 'Password does not conform to policy'],
    ['InvalidParameterException', forbids('password')],
  ])('and a new password that Cognito does not take is refused, not an error of ours: %s', async (name, message) => {
    expect(await setPermanentPassword(poolFailing(name, message))(ada)).toBe('refused');
    const other = poolFailing('InvalidParameterException', forbids('username'));
    await expect(setPermanentPassword(other)(ada)).rejects.toThrow('username');
    expect(await setPermanentPassword(poolThat(() => ({})))(ada)).toBe('set');
  });

  test('carries the given names, and Cognito sends no mail', async () => {
    const sent: Sent[] = [];
    expect(await createAccount(poolThat((command) => sent.push(command)))(account)).toBe('created');
    expect(sent[0]?.input).toMatchObject({
      Username: 'ada@example.com',
      TemporaryPassword: 'long enough',
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: 'ada@example.com' },
        { Name: 'email_verified', Value: 'false' },
        { Name: 'given_name', Value: 'Ada' },
      ],
    });
  });
});

describe('continuing a session', () => {
  test.each(['NotAuthorizedException', 'UserNotFoundException'])('is over after %s', async (name) => {
    expect(await continueSession(poolFailing(name))('refresh-1')).toBe('over');
  });

  test('is rate limited after TooManyRequestsException, and throws unexpected errors', async () => {
    expect(await continueSession(poolFailing('TooManyRequestsException'))('refresh-1')).toBe('too-often');
    await expect(continueSession(poolFailing('InternalErrorException'))('refresh-1')).rejects.toThrow();
  });
});

describe('a proved address', () => {
  const prove = (pool: UserPool) => setVerifiedEmail(pool)(asUserId('user-1'), 'ada@example.com');

  test('is set, or taken if another account has just proved it', async () => {
    expect(await prove(poolThat(() => ({})))).toBe('set');
    expect(await prove(poolFailing('AliasExistsException'))).toBe('taken');
  });

  test('throws unexpected errors', async () => {
    await expect(prove(poolFailing('InternalErrorException'))).rejects.toThrow('from Cognito');
  });
});
