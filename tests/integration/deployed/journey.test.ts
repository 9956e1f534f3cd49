import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import canonicalize from 'canonicalize';
import { createLocalJWKSet, flattenedVerify, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#functions/endpoints.ts';
import { entryNames } from '#infra/aws/functions/entries.ts';
import { rightsOf } from '#infra/aws/functions/grants.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';
import type { Result } from '#shared/contract/result.ts';
import { routeNames, routes } from '#shared/contract/routes.ts';
import type { User } from '#shared/contract/schemas/session-schemas.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { featureJourneys } from '#tests/features/api.ts';
import { whatItMayDo } from '#tests/infra/rights.ts';
import { cardiacPersonas } from '#tests/personas/read-personas.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Account, startTestStack, type TestStack } from '#tests/support/stack.ts';
import { awaitResult, submit } from '#tests/support/submissions.ts';
import { accountSteps } from './steps.ts';
import { readLambdas, type SynthesizedLambda, synthesize, watchCalls } from './synthesized.ts';

// The output of `cdk synth`, and nothing from source, runs the main journey against the stand-ins.
let folder: string;
let lambdas: Record<string, SynthesizedLambda>;
let witness: ReturnType<typeof watchCalls>;
let stack: TestStack;
let person: Account;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployed-'));
  const outDir = join(folder, 'cdk.out');
  await synthesize(outDir);
  lambdas = readLambdas(outDir, stackName('dev'));
  witness = watchCalls(lambdas, folder);
  stack = await startTestStack({ lambdaFiles: witness.files, modelId: 'local', webDir: join(outDir, 'web') });
}, 600_000);

afterAll(async () => {
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
});

const read = async <T>(path: string, token: string): Promise<T> => {
  const response = await stack.call('GET', path, { token });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
};

const until = <T>(look: () => Promise<T[]>, count: number): Promise<T[]> =>
  eventually(async () => {
    const found = await look();
    expect(found.length).toBeGreaterThanOrEqual(count);
    return found;
  }, 50);

/** A Secrets Manager that has every secret, because CloudFormation's names are not known here. */
async function secretsOfAny() {
  /** The ids of the secrets that were asked for since this was last read; a second try counts once. */
  let asked = new Set<string>();
  const server = createServer(async (request, response) => {
    if (request.headers['x-amz-target'] === 'secretsmanager.GetSecretValue')
      asked.add((JSON.parse(await text(request)) as { SecretId: string }).SecretId);
    response.end(JSON.stringify({ SecretString: 'a secret that is made for one test alone' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((closed) => server.close(closed));
  const takeAsked = () => {
    const taken = [...asked];
    asked = new Set();
    return taken;
  };
  return { origin: `http://127.0.0.1:${port}`, takeAsked, close };
}

const resultMails = () => stack.resultMails(person.email);

/** A persona who has taken both quizzes. */
const [cardiac] = Object.values(cardiacPersonas);

describe('the synthesized functions', () => {
  test('create an account, sign in, and return its profile', async () => {
    person = await stack.register();
    const login = await stack.call('POST', '/api/auth/login', {
      body: { email: person.email, password: person.password },
    });
    expect(login.status).toBe(200);
    const me = await read<User>('/api/users/me', person.token);
    expect(me).toMatchObject({ id: person.userId, email: person.email, firstName: 'Ada' });
  });

  let first: Result;
  test('score the first quiz, list it, mail its result and call the webhook', async () => {
    await stack.confirm(person);
    const submissionId = await submit(stack, person, { answers: cardiac?.longevityAnswers ?? {} });
    first = await awaitResult(stack, person, submissionId);
    expect(first.quiz_id).toBe(productQuizId);
    expect(first.content.overall_summary.biologicalAge).toEqual(expect.any(Number));

    // The worker stores the result first, and then says so in the list.
    await eventually(async () =>
      expect(await read<SubmissionRow[]>('/api/submissions/me', person.token)).toEqual([
        expect.objectContaining({ submissionId, quizId: productQuizId, status: 'ready' }),
      ]),
    );
    const [mail] = await until(resultMails, 1);
    expect(mail?.to).toContain(person.email);
    const [call] = await until(stack.webhooks, 1);
    expect(call?.headers['webhook-signature']).toMatch(/^v1,/);
  });

  test('take the second quiz after the first', async () => {
    const submissionId = await submit(stack, person, { quizId: cardiacQuizId, answers: cardiac?.answers ?? {} });
    const { quiz_id, content } = await awaitResult(stack, person, submissionId);
    expect(quiz_id).toBe(cardiacQuizId);
    expect(content.overall_summary).toHaveProperty('cardiacRiskScore');
    expect(await until(resultMails, 2)).toHaveLength(2);
  });

  test('note a bounce beside the submission whose mail it was', async () => {
    const bouncing = await stack.register({ email: 'bounce@simulator.amazonses.com' });
    await stack.confirm(bouncing);
    await submit(stack, bouncing, { answers: cardiac?.longevityAnswers ?? {} });
    const noted = () => witness.calls().filter((call) => call.startsWith('record-mail-event'));
    // Beside the submission; and in the account, because a bounce ends the mails that a user asked for, and settles one that was not sure to be sent.
    expect(new Set(await until(async () => noted(), 3))).toEqual(
      new Set([
        'record-mail-event dynamodb:UpdateItem submissions',
        'record-mail-event dynamodb:GetItem accounts',
        'record-mail-event dynamodb:PutItem accounts',
      ]),
    );
  });

  test('run an account’s life: confirm it, change it, recover it, export it and erase it', async () => {
    const steps = accountSteps(stack);
    const somebody = await stack.register();
    await steps.comeAndGo(somebody);
    await steps.decline(await stack.register());

    const account = await stack.register();
    await steps.confirmByLink(account);
    expect(await steps.change(account)).toMatchObject({ addressState: 'confirmed', lastName: 'Changed' });
    await steps.moveAndTakeBack(account);
    const { userId } = await steps.getBackIn(account);
    const { token } = await steps.throwOut(account);
    expect(userId).toBe(account.userId);

    // Danger signs in pregnancy: the notice that the person then says to have been examined for.
    const inDanger = { birthdate: '1990-05-01', gender: 'female', pregnancyNow: 'yesSigns' };
    const answers = { ...cardiac?.longevityAnswers, ...inDanger };
    const again = { ...account, token };
    const submissionId = await submit(stack, again, { answers });
    await awaitResult(stack, again, submissionId);
    await steps.sayChecked(again, submissionId);
    expect(await read(`/api/submissions/get?submissionId=${submissionId}`, token)).toMatchObject({ submissionId });
    expect(await read('/api/users/me/export', token)).toMatchObject({ parts: { results: [{ userId }] } });
    await steps.erase(token);
    const deletes = () => witness.calls().filter((call) => call === 'handle-account-jobs cognito-idp:AdminDeleteUser');
    await until(async () => deletes(), 1);
    // An unconfirmed account starts anew after a reset.
    expect((await steps.getBackIn(somebody)).userId).not.toBe(somebody.userId);
  });

  test('publish the key by which a download is signed', async () => {
    const response = await stack.call('GET', '/.well-known/jwks.json');
    expect(response.headers.get('content-type')).toMatch(/^application\/jwk-set\+json/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const keys = createLocalJWKSet((await response.json()) as JSONWebKeySet);
    const made = await stack.call('GET', '/api/users/me/export', { token: person.token });
    expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { signature, ...document } = (await made.json()).fhir;
    const [header = '', , seal = ''] = atob(signature.data).split('.');
    const payload = Buffer.from(canonicalize(document) ?? '').toString('base64url');
    await flattenedVerify({ protected: header, payload, signature: seal }, keys);
    const state = await stack.call('GET', `/api/documents/state?id=${document.id}`);
    expect(await state.json()).toEqual({ state: 'standing' });
  });

  test('tell the software of clinics what our questions mean, without an account', async () => {
    const response = await stack.call('GET', '/api/fhir/Questionnaire/longevity');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/fhir\+json/);
    expect(await response.json()).toMatchObject({ resourceType: 'Questionnaire' });
  });

  test.each(Object.entries(featureJourneys))('%s', (_, journey) => journey(stack));

  test('sweep, and leave the queues empty', async () => {
    await stack.sweep();
    expect(await stack.queues()).toMatchObject({
      results: { visible: 0 },
      effects: { visible: 0 },
      deadLetters: { visible: 0 },
    });
  });

  test('start with the environment and the secrets that the template gives them, and need no more', async () => {
    const secrets = await secretsOfAny();
    let haveSecrets = 0;
    for (const [entry, { file, environment }] of Object.entries(lambdas)) {
      const script = `const { handler } = await import(${JSON.stringify(file)}); console.log(typeof handler)`;
      const started = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
        env: {
          AWS_REGION: 'eu-west-1',
          AWS_ACCESS_KEY_ID: 'none',
          AWS_SECRET_ACCESS_KEY: 'none',
          AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.origin,
          ...environment,
        },
      });
      expect([entry, started.stderr, started.stdout.trim()]).toEqual([entry, '', 'function']);
      const named = Object.entries(environment).flatMap(([name, arn]) => (name.endsWith('_SECRET_ARN') ? [arn] : []));
      expect([entry, ...secrets.takeAsked().toSorted()]).toEqual([entry, ...new Set(named.toSorted())]);
      haveSecrets += Math.sign(named.length);
    }
    await secrets.close();
    expect(haveSecrets).toBeGreaterThan(5);
  });

  test('do nothing that their roles forbid', () => {
    const refused = witness.calls().filter((line) => {
      const [entry = '', action = '', table] = line.split(' ');
      // One right covers a single message and a batch of them.
      const needed = action.replace('SendMessageBatch', 'SendMessage');
      const rights = whatItMayDo('everything', entry);
      return table ? !rights.includes(`${needed} ${table}`) : !rights.some((right) => right.startsWith(`${needed} `));
    });
    expect(refused).toEqual([]);
    const calling = new Set(witness.calls().map((line) => line.split(' ')[0]));
    // The token trigger calls nothing, and the probe calls the site, as a browser does. The backup
    // of the users has a test with a bucket, which the local system has none of. The witness has seen all others.
    const callNothing = ['pre-token-generation', 'run-probe', 'back-up-users'];
    expect([...calling].sort()).toEqual(entryNames.filter((entry) => !callNothing.includes(entry)).sort());
  });

  // A function has the rights of all its routes, so each route is checked separately.
  test.each(routeNames)('and the route %s does only what its ports allow', (name) => {
    const { method, path } = routes[name];
    const rights = Object.entries(rightsOf([endpoints[name]])).flatMap(([thing, allowed]) =>
      allowed.map((action) => ({ thing, action })),
    );
    const called = witness.callsOfRoutes().get(`${method} ${path}`) ?? [];
    const actions = new Set(called.map(({ call }) => call.replace('SendMessageBatch', 'SendMessage').split(':')[1]));
    const isAllowed = (call = '') => {
      const [needed, table] = call.split(' ');
      return rights.some(({ thing, action }) => action === needed && (!table || thing === table));
    };
    expect([...actions].filter((call) => !isAllowed(call))).toEqual([]);
    // The witness has seen each route at work.
    expect(actions.size).toBeGreaterThanOrEqual(Math.sign(rights.length));
  });
});
