import { readFile } from 'node:fs/promises';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  type AuthFlowType,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, expect, test, vi } from 'vitest';
import { poolOn } from '#infra/local/environment.ts';
import { standInPath } from '#infra/local/local-key.ts';
import { startTestStandIns } from '#tests/support/stand-ins.ts';

// The stand-in for Cognito through the real SDK: the administrator's calls that the product makes.

// Only a test moves the clock: on a busy machine the second of a lockout could pass by itself.
vi.useFakeTimers({ toFake: ['Date'] });

const standIns = await startTestStandIns({
  preToken: async (event) => {
    const claims = { userId: String(event.request.userAttributes.sub) };
    return { ...event, response: { claimsOverrideDetails: { claimsToAddOrOverride: claims } } };
  },
});
const { poolId: UserPoolId, clientId: ClientId, issuer } = poolOn(standIns.server.origin);
const client = new CognitoIdentityProviderClient({});
afterAll(standIns.stop);

const create = (Username: string) =>
  client.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: Username },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'given_name', Value: 'Ada' },
      ],
    }),
  );
const setPassword = (Username: string, Password: string, Permanent = true) =>
  client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent }));
const signIn = (USERNAME: string, PASSWORD: string, AuthFlow: AuthFlowType = 'ADMIN_USER_PASSWORD_AUTH') =>
  client.send(new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters: { USERNAME, PASSWORD } }));
const account = async (email: string) => {
  const { User } = await create(email);
  await setPassword(email, 'long enough');
  return String(User?.Username);
};

test('an account signs in with an ID token that verifies by the published keys and carries the claim of the trigger', async () => {
  const id = await account('ada@example.com');
  const { AuthenticationResult } = await signIn('ada@example.com', 'long enough');
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  const { payload } = await jwtVerify(AuthenticationResult?.IdToken ?? '', keys, { issuer, audience: ClientId });
  expect(payload).toMatchObject({
    sub: id,
    userId: id,
    email: 'ada@example.com',
    token_use: 'id',
    email_verified: true,
  });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(3600);
  expect(decodeProtectedHeader(AuthenticationResult?.IdToken ?? '').alg).toBe('RS256');
});

test('an e-mail address in capitals is the same address, to sign in and to register', async () => {
  await account('bo@example.com');
  expect((await signIn('BO@Example.com', 'long enough')).AuthenticationResult?.IdToken).toBeDefined();
  await expect(create('Bo@EXAMPLE.com')).rejects.toMatchObject({ name: 'UsernameExistsException' });
});

test('an account made with a temporary password asks for a new one, and only a caller who knows it may set one', async () => {
  const email = 'temp@example.com';
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      TemporaryPassword: 'long enough',
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  );
  expect(await signIn(email, 'long enough')).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
  await expect(signIn(email, 'something else')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await setPassword(email, 'long enough');
  expect((await signIn(email, 'long enough')).AuthenticationResult?.IdToken).toBeDefined();
});

test('a password below eight characters is refused by the policy', async () => {
  await create('cy@example.com');
  await expect(setPassword('cy@example.com', '7 chars')).rejects.toMatchObject({
    name: 'InvalidPasswordException',
    message: expect.stringContaining('not long enough'),
  });
});

test('a wrong password and an unknown user get the same answer', async () => {
  await account('di@example.com');
  const answers = await Promise.all(
    ['di@example.com', 'nobody@example.com'].map((email) =>
      signIn(email, 'not the password').catch((error: Error) => error),
    ),
  );
  for (const answer of answers) {
    expect(answer).toMatchObject({ name: 'NotAuthorizedException', message: 'Incorrect username or password.' });
  }
});

test('after five wrong passwords in a row even the right one must wait a second', async () => {
  await account('ed@example.com');
  for (let attempt = 0; attempt < 5; attempt++) await signIn('ed@example.com', 'wrong').catch(() => {});
  await expect(signIn('ed@example.com', 'long enough')).rejects.toMatchObject({
    message: 'Password attempts exceeded',
  });
  vi.setSystemTime(Date.now() + 1000);
  expect((await signIn('ed@example.com', 'long enough')).AuthenticationResult?.IdToken).toBeDefined();
});

test('a temporary password leads to the challenge, not to a token', async () => {
  await create('fi@example.com');
  await setPassword('fi@example.com', 'long enough', false);
  const { ChallengeName, AuthenticationResult } = await signIn('fi@example.com', 'long enough');
  expect({ ChallengeName, AuthenticationResult }).toEqual({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
});

test('a disabled user gets no token', async () => {
  await account('gus@example.com');
  await client.send(new AdminDisableUserCommand({ UserPoolId, Username: 'gus@example.com' }));
  await expect(signIn('gus@example.com', 'long enough')).rejects.toMatchObject({ message: 'User is disabled.' });
});

test('a user is found by id with its attributes, until it is deleted', async () => {
  const id = await account('hal@example.com');
  const { UserAttributes } = await client.send(new AdminGetUserCommand({ UserPoolId, Username: id }));
  expect(UserAttributes).toContainEqual({ Name: 'given_name', Value: 'Ada' });
  await client.send(new AdminDeleteUserCommand({ UserPoolId, Username: id }));
  const gone = client.send(new AdminGetUserCommand({ UserPoolId, Username: id }));
  await expect(gone).rejects.toBeInstanceOf(UserNotFoundException);
});

test('sign-in flows that the client does not allow are refused', async () => {
  await expect(signIn('ada@example.com', 'x', 'USER_SRP_AUTH')).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
});

test('no password is written to disk, and no keys are published for another pool', async () => {
  for (const file of ['sign-in.sqlite', 'sign-in.sqlite-wal']) {
    const bytes = await readFile(`${standIns.dataDir}/${file}`);
    expect(bytes.includes('long enough')).toBe(false);
  }
  const keysOf = (pool: string, headers: Record<string, string> = {}) =>
    fetch(`${standIns.server.origin}${standInPath}/cognito/${pool}/.well-known/jwks.json`, { headers });
  // Verifiers fetch the keys without credentials.
  expect((await keysOf(UserPoolId)).status).toBe(200);
  expect((await keysOf('other_pool')).status).toBe(401);
  expect((await keysOf('other_pool', { 'x-local-key': standIns.key.text })).status).toBe(400);
});
