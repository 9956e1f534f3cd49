import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standInPath } from '#infra/local/local-key.ts';
import { tables } from '#infra/local/tables.ts';
import { routeNames, routes } from '#shared/contract/routes.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { featureTraces } from '#tests/features/api.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Account, startTestStack, type TestStack } from '#tests/support/stack.ts';
import { awaitResult, submit } from '#tests/support/submissions.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const tablesClient = () =>
  new DynamoDBClient({
    endpoint: `${stack.url}${standInPath}/dynamodb`,
    region: 'eu-west-1',
    credentials: { accessKeyId: stack.localKey(), secretAccessKey: 'local' },
  });

const takeQuiz = async (person: Account, more: Answers = {}) => {
  const answers = { ...Object.values(longevityPersonas)[0]?.answers, ...more };
  await awaitResult(stack, person, await submit(stack, person, { answers }));
};

/** Every item of every table, as text. */
const everything = async (): Promise<string> => {
  const client = tablesClient();
  const scans = tables.map(({ TableName }) => client.send(new ScanCommand({ TableName })));
  return JSON.stringify((await Promise.all(scans)).map(({ Items }) => Items));
};

const erase = ({ token, password }: Account) =>
  stack.call('POST', '/api/users/me/erase', { token, body: { password } });

/** Waits for the stored state. */
const untilGone = async (texts: readonly string[]): Promise<string> => {
  for (;;) {
    const found = await everything();
    if (texts.every((text) => !found.includes(text))) return found;
    await sleep(50);
  }
};

describe('a user who erases everything', () => {
  test('is logged out on every route at once, leaves nothing but a mark, and can register again as a new account', async () => {
    const ada = await stack.register();
    await takeQuiz(ada);
    const answer = await erase(ada);
    expect(answer.status).toBe(202);
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-session',
      '__Host-device',
    ]);
    for (const name of routeNames.filter((each) => routes[each].auth === 'signed-in')) {
      const { method, path } = routes[name];
      const { status } = await stack.call(method, path, {
        token: ada.token,
        ...(method === 'POST' && { body: {} }),
      });
      expect([name, status]).toEqual([name, 401]);
    }
    const left = await untilGone([ada.userId, ada.email]);
    expect(left).toMatch(/"erasedOn":\{"S":"\d{4}-\d\d-\d\d"\}/);
    const { email, password } = ada;
    expect((await stack.call('POST', '/api/auth/login', { body: { email, password } })).status).toBe(401);
    const again = await stack.register({ email, password });
    expect(again.userId).not.toBe(ada.userId);
    const list = await stack.call('GET', '/api/submissions/me', { token: again.token });
    expect(await list.json()).toEqual([]);
  });

  test('leaves nothing unfinished behind: no code, other address, plan or session, and nothing of a feature', async () => {
    const ada = await stack.register({ firstName: 'Wilhelmina' });
    await stack.confirm(ada);
    await stack.login(ada);
    await takeQuiz(ada, { birthdate: '1990-05-01', gender: 'female', pregnancyNow: 'yesSigns' });
    const today = new Date().toISOString().slice(0, 10);
    const { token, email, password } = ada;
    const [row] = (await (await stack.call('GET', '/api/submissions/me', { token })).json()) as {
      submissionId: string;
    }[];
    const plan = { submissionId: row?.submissionId, changes: [{ questionId: 'strengthTraining', value: '2to3' }] };
    for (const [path, body] of [
      ['/api/submissions/plan', plan],
      ['/api/submissions/checked', { submissionId: row?.submissionId, code: 'pregnancyDanger', on: today }],
      ['/api/users/me/address', { email: `moved-${email}`, password }],
      ['/api/auth/help', { email }],
    ] as const)
      expect([path, (await stack.call('POST', path, { body, token })).ok]).toEqual([path, true]);
    for (const { leave } of featureTraces) await leave(stack, token);
    expect((await erase(ada)).status).toBe(202);
    // The address that was to follow has the erased one in it.
    const left = await untilGone([ada.userId, email, 'Wilhelmina', row?.submissionId ?? '']);
    for (const { looks } of featureTraces) expect(left).not.toMatch(looks);
  });

  test('needs the password: a wrong one changes nothing', async () => {
    const ada = await stack.register();
    const answer = await erase({ ...ada, password: 'a guess at it' });
    expect(answer.status).toBe(403);
    expect((await stack.call('GET', '/api/users/me', { token: ada.token })).status).toBe(200);
  });

  test('gets an error while the queue does not answer, and nothing is changed', async () => {
    const ada = await stack.register();
    await stack.fail({ sqs: { error: 'ServiceUnavailable', status: 503 } });
    const answer = await erase(ada);
    await stack.fail({});
    expect(answer.status).toBe(503);
    expect((await stack.call('GET', '/api/users/me', { token: ada.token })).status).toBe(200);
  });
});

test('an export has every attribute of every item of the user, except the secrets', async () => {
  const ada = await stack.register();
  await takeQuiz(ada);
  // Its worker writes on the submission for a moment more.
  const exported = async () => (await stack.call('GET', '/api/users/me/export', { token: ada.token })).text();
  await eventually(async () => {
    if (!(await exported()).includes('"state":"hooked"')) throw new Error('Work on the submission is under way.');
  });
  // Before the export that is compared: each one is recorded after it was read, because it is signed.
  const storedIn = async (TableName: string) =>
    ((await tablesClient().send(new ScanCommand({ TableName }))).Items ?? []).filter(
      ({ userId }) => userId?.S === ada.userId,
    );
  const items = {
    accounts: await storedIn('accounts'),
    submissions: await storedIn('submissions'),
    results: await storedIn('results'),
  };
  const text = await exported();
  expect(text.indexOf('"index"')).toBe(1);
  const { parts, index } = JSON.parse(text) as {
    parts: Record<string, Record<string, unknown>[]>;
    index: { part: string; leftOut: Record<string, string> }[];
  };
  for (const [table, stored] of Object.entries(items)) {
    const leftOut = index.find(({ part }) => part === table)?.leftOut ?? {};
    // Stored answers have ids alone; the export adds the words that were asked.
    const added = table === 'submissions' ? ['inWords'] : [];
    const names = stored.map((item) =>
      [...Object.keys(item), ...added].filter((name) => !Object.hasOwn(leftOut, name)).toSorted(),
    );
    expect(parts[table]?.map((row) => Object.keys(row).toSorted())).toEqual(names);
    expect(stored.length).toBeGreaterThan(0);
  }
  expect(parts['sign-in']).toMatchObject([{ sub: ada.userId, email: ada.email }]);
  expect(JSON.stringify(parts)).not.toMatch(/"(refreshToken|\w+(?<!answers)Hash)"/);
});
