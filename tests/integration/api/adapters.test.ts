import { randomUUID } from 'node:crypto';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, describe, expect, test } from 'vitest';
import { newAccount } from '#functions/accounts/account.ts';
import { addUserId } from '#functions/accounts/sign-in/pre-token-generation.ts';
import { register } from '#functions/accounts/sign-in/register.ts';
import { changeAccount, createAccountItem, findAccount } from '#functions/adapters/accounts.ts';
import { createQueueClient, enqueueJob } from '#functions/adapters/queues.ts';
import { createDocumentClient, type UnreadableNote } from '#functions/adapters/stored-item.ts';
import {
  claimWaiting,
  findSubmission,
  listSubmissions,
  saveSubmission,
} from '#functions/adapters/submissions/submissions.ts';
import { createAccount, createIdentityClient, setPermanentPassword, signIn } from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { defaultLanguage } from '#shared/contract/language.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';
import { patientClient, startTestStandIns } from '#tests/support/stand-ins.ts';
import { client, endlessTries, openSeal } from '#tests/unit/functions/fakes.ts';

// The adapters through the real SDK: they do what the fakes in tests of handlers assume.

const standIns = await startTestStandIns({
  preToken: async (event) => (await addUserId(event, {} as never, () => {})) ?? event,
});
afterAll(standIns.stop);

const unreadable: UnreadableNote[] = [];
const submissions = {
  client: createDocumentClient(patientClient),
  tableName: requireEnv('SUBMISSIONS_TABLE'),
  reportUnreadable: (note: UnreadableNote) => void unreadable.push(note),
};

const accepted = (over: Partial<AcceptedSubmission> = {}): AcceptedSubmission => ({
  userId: asUserId(randomUUID()),
  runId: asRunId(randomUUID()),
  submissionId: asSubmissionId('01KF0000000000000000000001'),
  quizId: productQuizId,
  submittedAt: '2026-01-15T12:00:00.000Z',
  answers: { gender: 'female', height: { ft: 5, in: 4 }, weight: 172 },
  answersHash: 'hash-1',
  quizVersion: liveVersion,
  language: defaultLanguage,
  email: 'ada@example.com',
  firstName: 'Ada',
  ...over,
});

const accounts = { ...submissions, tableName: requireEnv('ACCOUNTS_TABLE') };
const serverKey = requireEnv('SERVER_KEY');
const tombstones = { client: submissions.client, tableName: requireEnv('ERASED_TABLE'), serverKey };

/** Belongs to a user with an account, without whom no submission is stored. */
const save = async (submission: AcceptedSubmission) => {
  const { userId, email, firstName } = submission;
  const person = { userId, email, emailAsTyped: email, firstName, lastName: '' };
  await createAccountItem(accounts, tombstones)(newAccount(person, new Date()));
  return saveSubmission({ ...submissions, shards: 4 }, accounts.tableName)(submission);
};

/** A client whose first write of an item is stored but not answered, so that the SDK sends it again. */
const losingAnAnswer = () => {
  const losing = createDocumentClient(patientClient);
  let isLost = false;
  // Inside the SDK's retries.
  losing.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args);
        if (isLost || commandName !== 'PutItemCommand') return answer;
        isLost = true;
        throw Object.assign(new Error('No answer came.'), { name: 'TimeoutError' });
      },
    { step: 'finalizeRequest', priority: 'low', name: 'loseAnAnswer' },
  );
  return { client: losing, isLost: () => isLost };
};

test('a change of an account whose answer was lost is made once, and is not taken for a change by somebody else', async () => {
  const userId = asUserId(randomUUID());
  const person = { userId, email: 'a@example.com', emailAsTyped: 'a@example.com', firstName: 'Ada', lastName: '' };
  await createAccountItem(accounts, tombstones)(newAccount(person, new Date()));
  const losing = losingAnAnswer();
  const seen: string[] = [];
  const changed = await changeAccount({ ...accounts, client: losing.client })(userId, (account) => {
    seen.push(account.lastName);
    return { ...account, lastName: `${account.lastName}x` };
  });
  expect(losing.isLost()).toBe(true);
  expect(seen).toEqual(['']);
  expect(changed).toMatchObject({ lastName: 'x' });
  expect(await findAccount(accounts)(userId)).toEqual(changed);
});

describe('a submission', () => {
  test('is stored whole, and read back as it was', async () => {
    const submission = accepted({ timeZone: 'Europe/Berlin', longevityRunId: asRunId('another-session-id') });
    expect(await save(submission)).toEqual({ saved: true });
    expect(await findSubmission(submissions)(submission)).toMatchObject({
      ...submission,
      state: 'received',
      waitingSince: submission.submittedAt,
    });
  });

  test('is written once: a second write changes nothing and returns what is stored, without its answers', async () => {
    const submission = accepted();
    await save(submission);
    const again = await save({
      ...submission,
      submissionId: asSubmissionId('other'),
      answersHash: 'hash-2',
      answers: {},
    });
    const { answers: _answers, email: _email, firstName: _firstName, ...others } = submission;
    const { quizVersion: _version, language: _language, ...summary } = others;
    expect(again).toEqual({
      saved: false,
      existing: { ...summary, state: 'received', waitingSince: submission.submittedAt },
    });
    expect(await findSubmission(submissions)(submission)).toMatchObject(submission);
  });

  test('is listed for its owner alone, however many pages DynamoDB’s answer has', async () => {
    const userId = asUserId(randomUUID());
    const long = { familyHistoryDetails: 'x'.repeat(60_000) };
    const runIds = Array.from({ length: 40 }, (_, n) => asRunId(`session-number-${n}-of-many`));
    const given = { userId, answers: long, corrects: asSubmissionId('the-mistake') };
    await Promise.all(runIds.map((runId) => save(accepted({ ...given, runId }))));
    const listed = await listSubmissions(submissions)(userId);
    expect(listed.map(({ runId }) => runId).toSorted()).toEqual(runIds.toSorted());
    expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual(
      [
        'answersHash',
        'corrects',
        'quizId',
        'runId',
        'state',
        'submissionId',
        'submittedAt',
        'userId',
        'waitingSince',
      ].toSorted(),
    );
  });

  test('lets only one of many concurrent retries enqueue it again', async () => {
    const submission = accepted();
    await save(submission);
    const now = new Date('2026-01-15T12:02:00.000Z');
    const claim = () => claimWaiting(submissions)(submission, submission.submittedAt, now);
    const turns = await Promise.all(Array.from({ length: 20 }, claim));
    expect(turns.filter((turn) => turn)).toEqual([true]);
    expect(await findSubmission(submissions)(submission)).toMatchObject({ waitingSince: now.toISOString() });
  });

  test('that does not exist cannot be enqueued again, and trying does not create it', async () => {
    const submission = accepted();
    expect(await claimWaiting(submissions)(submission, submission.submittedAt, new Date())).toBe(false);
    expect(await findSubmission(submissions)(submission)).toBeNull();
  });
});

test('a job on the queue holds three ids and nothing more', async () => {
  const queue = { client: createQueueClient(patientClient), queueUrl: requireEnv('RESULT_QUEUE_URL') };
  const submission = accepted();
  await enqueueJob(queue)(submission);
  const receive = new ReceiveMessageCommand({ QueueUrl: queue.queueUrl, WaitTimeSeconds: 5 });
  const { Messages } = await new SQSClient(patientClient).send(receive);
  const { userId, runId, submissionId } = submission;
  expect(Messages?.map(({ Body }) => JSON.parse(Body ?? ''))).toEqual([{ userId, runId, submissionId }]);
});

describe('an account', () => {
  const users = {
    client: createIdentityClient(),
    userPoolId: requireEnv('USER_POOL_ID'),
    clientId: requireEnv('USER_POOL_CLIENT_ID'),
  };
  const person = () => ({
    email: `${randomUUID()}@example.com`,
    password: 'long enough',
    firstName: 'Ada',
    lastName: '',
  });
  const deps = {
    createAccount: createAccount(users),
    setPermanentPassword: setPermanentPassword(users),
    signIn: signIn(users),
    changeAccount: changeAccount(accounts),
    createAccountItem: createAccountItem(accounts, tombstones),
    findAccount: findAccount(accounts),
    askToConfirm: async () => {},
    tellOwner: async () => {},
    tries: endlessTries,
    deviceSeal: openSeal,
    now: () => new Date(),
  };

  test('is protected by the user’s own password from its first moment', async () => {
    const ada = person();
    expect(await deps.createAccount(ada)).toBe('created');
    expect(await deps.signIn(ada)).toBe('unfinished');
    expect(await deps.signIn({ ...ada, password: 'a guess at it' })).toBe('refused');
    expect(await deps.createAccount(ada)).toBe('exists');
  });

  test('whose creation was interrupted can be finished by its user, under the same id', async () => {
    const ada = person();
    await deps.createAccount(ada);
    const thief = await register(deps)({
      body: { ...ada, password: 'a guess at it' },
      query: null,
      caller: null,
      client,
    });
    expect(thief).toMatchObject({ refusal: { code: 'account-exists' } });
    const outcome = await register(deps)({ body: ada, query: null, caller: null, client });
    const signedIn = await deps.signIn(ada);
    expect(outcome).toMatchObject({
      answer: { userId: typeof signedIn === 'object' ? signedIn.userId : 'not signed in' },
    });
  });

  test('is found by its own id only', async () => {
    const ada = person();
    await register(deps)({ body: ada, query: null, caller: null, client });
    const signedIn = await deps.signIn(ada);
    const userId = typeof signedIn === 'object' ? signedIn.userId : asUserId('');
    expect(await findAccount(accounts)(userId)).toMatchObject({
      userId,
      email: ada.email,
      firstName: 'Ada',
      lastName: '',
    });
    expect(await findAccount(accounts)(asUserId(randomUUID()))).toBeNull();
  });
});
