import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { decodeJwt, decodeProtectedHeader, importPKCS8, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeNames, routes } from '#shared/contract/routes.ts';
import { featureBodies, openRequests } from '#tests/features/api.ts';
import { saidIn } from '#tests/support/expectations.ts';
import { type Account, startTestStack, type TestStack } from '#tests/support/stack.ts';
import { longevityRequest, resultOf, submissionsOf, submitted } from './journey.ts';

// Every signed-in route × every token that is not the caller's own. The claims are those of a real token of the pool,
// so that each forgery differs from it in one thing.

let stack: TestStack;
let ada: Account;
let bea: Account;
let hers: string;
let beasProfile: unknown;

beforeAll(async () => {
  stack = await startTestStack();
  [ada, bea] = [await stack.register(), await stack.register()];
  // An unconfirmed address gets so few mails that a call could be refused for that alone.
  await stack.confirm(bea);
  hers = await submitted(stack, bea, longevityRequest(bea));
  await resultOf(stack, bea, hers);
  beasProfile = await profileOf(bea);
});
afterAll(() => stack.stop());

const profileOf = async ({ token }: Account) => (await stack.call('GET', '/api/users/me', { token })).json();

const claims = () => decodeJwt(ada.token);
const header = () => ({ alg: 'RS256', kid: String(decodeProtectedHeader(ada.token).kid) });

/** The pool's private key, from the stand-in's file. Only Cognito has it. */
const poolKey = () => {
  using database = new DatabaseSync(join(stack.dataDir, 'sign-in.sqlite'), { readOnly: true });
  return importPKCS8(String(database.prepare('SELECT pem FROM signing_key').get()?.pem), 'RS256');
};
const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const signed = async (payload: JWTPayload) => new SignJWT(payload).setProtectedHeader(header()).sign(await poolKey());

const tampered = () => {
  const [head, , signature] = ada.token.split('.');
  const payload = Buffer.from(JSON.stringify({ ...claims(), sub: bea.userId, userId: bea.userId })).toString(
    'base64url',
  );
  return `${head}.${payload}.${signature}`;
};

/** The token of a user who has logged out since. */
const endedToken = async () => {
  const { token } = await stack.register();
  await stack.call('POST', '/api/auth/logout-everywhere', { token, body: {} });
  return token;
};

const tokens: Record<string, () => string | undefined | Promise<string>> = {
  'no token': () => undefined,
  'an empty token': () => '',
  'a token that is none': () => 'let.me.in',
  'an expired token': () => signed({ ...claims(), exp: Math.floor(Date.now() / 1000) - 1 }),
  'a tampered token': tampered,
  "another pool's key under our key id": () => new SignJWT(claims()).setProtectedHeader(header()).sign(foreignKey),
  "another pool's key under its own id": () =>
    new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'foreign' }).sign(foreignKey),
  'alg none': () => new UnsecuredJWT(claims()).encode(),
  'the issuer of another pool': () => signed({ ...claims(), iss: `${claims().iss}-2` }),
  'the audience of another client': () => signed({ ...claims(), aud: 'another-client' }),
  'an access token': () => signed({ ...claims(), token_use: 'access' }),
  'a user id that is not the subject': () => signed({ ...claims(), userId: bea.userId }),
  'a token that never expires': () => signed({ ...claims(), exp: undefined }),
  'a token of no session': () => signed({ ...claims(), origin_jti: undefined }),
  'the session of another account': () => signed({ ...claims(), origin_jti: decodeJwt(bea.token).origin_jti }),
  'a session that has ended': endedToken,
  'a user id without an account': () => signed({ ...claims(), sub: 'nobody', userId: 'nobody' }),
};

/** A request to each route, about this user where a body can name one. */
const bodies: Partial<Record<(typeof routeNames)[number], (person: Account) => object>> = {
  createSubmission: longevityRequest,
  noteChecked: () => ({ submissionId: hers, code: 'legClot', on: '2026-11-20' }),
  confirmAddress: () => ({ code: '000000' }),
  changePassword: ({ password }) => ({ password, newPassword: 'another horse battery' }),
  changeAddress: ({ email, password }) => ({ email, password }),
  changeProfile: () => ({ firstName: 'Cleo', lastName: 'Example' }),
  giveConsent: () => ({ version: '1', where: 'account' }),
  endSession: ({ token }) => ({ id: decodeJwt(token).origin_jti }),
  eraseMe: ({ password }) => ({ password }),
};
const bodyFor = (name: (typeof routeNames)[number], person: Account) =>
  routes[name].method === 'POST' ? { body: bodies[name]?.(person) ?? featureBodies[name]?.(hers) ?? {} } : {};
const pathOf = (name: (typeof routeNames)[number]) =>
  name === 'getResult' || name === 'getSubmission' ? `${routes[name].path}?submissionId=${hers}` : routes[name].path;

const closed = routeNames.filter((name) => routes[name].auth === 'signed-in');

test('the forger of these tests is able: unchanged claims that it signs with the pool’s key are accepted', async () => {
  const token = await signed(claims());
  expect((await stack.call('GET', '/api/users/me', { token })).status).toBe(200);
});

describe.each(closed)('%s', (name) => {
  test.each(Object.keys(tokens))('with %s is 401, and says nothing else', async (kind) => {
    const token = await tokens[kind]?.();
    const response = await stack.call(routes[name].method, pathOf(name), {
      ...(token === undefined ? {} : { token }),
      ...bodyFor(name, ada),
    });
    expect(response.status).toBe(401);
    expect(saidIn(await response.json())).toEqual({ code: 'unauthenticated', message: 'Please log in again.' });
  });

  test('with a valid token never shows or changes another user’s data', async () => {
    const cleo = await stack.register();
    const response = await stack.call(routes[name].method, pathOf(name), { token: cleo.token, ...bodyFor(name, bea) });
    expect([200, 202, 403, 404, 422]).toContain(response.status);
    const text = await response.text();
    for (const secret of [bea.userId, bea.email, hers]) expect(text).not.toContain(secret);
    expect(await profileOf(bea)).toEqual(beasProfile);
  });
});

describe('routes that ask for no token', () => {
  const open: readonly (readonly [name: (typeof routeNames)[number], path: string, status: number])[] = [
    ['getFhirDefinition', '/api/fhir/Questionnaire/longevity', 200],
    ['getFhirDefinition', '/api/fhir/Questionnaire/nobody', 404],
    ...openRequests,
  ];

  test.each(open)(
    '%s %s gives the same answer with no token, a forged one and a valid one',
    async (name, path, status) => {
      const answers = [];
      for (const token of [undefined, tampered(), ada.token]) {
        const response = await stack.call(routes[name].method, path, { ...(token && { token }) });
        // Each request has its own id in a refusal.
        const { instance: _, ...said } = (await response.json()) as { instance?: string };
        answers.push({ status: response.status, said });
      }
      expect(answers[0]?.status).toBe(status);
      expect(answers).toEqual([answers[0], answers[0], answers[0]]);
      for (const secret of [bea.userId, bea.email, hers]) expect(JSON.stringify(answers)).not.toContain(secret);
    },
  );
});

test('no forged call changed anything', async () => {
  expect(await submissionsOf(stack, ada)).toEqual([]);
  const ofBea = await submissionsOf(stack, bea);
  expect(ofBea).toEqual([expect.not.objectContaining({ checked: expect.anything() })]);
  expect(ofBea).toEqual([expect.not.objectContaining({ plan: expect.anything() })]);
  expect(stack.output()).not.toContain('@example.com');
  expect(stack.output()).not.toContain('request failed');
});
