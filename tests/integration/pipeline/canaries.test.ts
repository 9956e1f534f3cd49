import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestStack } from '#tests/support/stack.ts';
import { awaitResult, submissionRequest } from '#tests/support/submissions.ts';

/** Unique words, one for every field of free text. */
const canary = {
  firstName: 'Zquxanary',
  lastName: 'Wobblethorpe',
  mailbox: 'kanarienvogel.plover',
  password: 'pw-Krokodilgelaende-9',
  freeText: 'my great uncle Xanthippos had quokka syndrome',
};
const email = `${canary.mailbox}@example.com`;
const words = [
  canary.firstName,
  canary.lastName,
  canary.mailbox,
  canary.password,
  'Xanthippos',
  'quokka',
  // and encodings of them that a log or URL could hold
  encodeURIComponent(email),
  Buffer.from(email).toString('base64'),
  Buffer.from(canary.firstName).toString('base64').slice(0, 8),
];

const hits = (text: string) => words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

test('nothing that a user typed shows in logs, queue messages, webhooks, URLs or mail subjects, whether a job succeeds or fails', async () => {
  await using stack = await startTestStack({ modelId: 'local' });
  const account = await stack.register({ ...canary, email });
  await stack.confirm(account);
  const person = longevityPersonas.heavySmoker50M;
  const heart = cardiacPersonas.heavySmoker50M;
  if (!person || !heart) throw new Error('A persona is missing.');
  const contact = { email, firstName: canary.firstName, lastName: canary.lastName };
  const send = (over: Partial<Parameters<typeof submissionRequest>[0]>, token = account.token) =>
    stack.call('POST', '/api/submissions/create', {
      token,
      body: submissionRequest({
        userId: account.userId,
        contact,
        answers: { ...person.answers, familyHistory: 'one', familyHistoryDetails: canary.freeText },
        ...over,
      }),
    });

  // Good ways: both quizzes, to the mail, with every outside service failing first.
  await stack.fail({
    ses: { error: 'InternalServiceErrorException', status: 500 },
    webhook: { error: 'Down', status: 503 },
  });
  const first = await send({ quizId: productQuizId });
  expect(first.status).toBe(201);
  const { submissionId } = (await first.json()) as { submissionId: string };
  await awaitResult(stack, account, submissionId);
  await stack.fail({});
  const second = await send({ quizId: productQuizId });
  const heartSent = await send({ quizId: cardiacQuizId, answers: heart.answers });
  expect([second.status, heartSent.status]).toEqual([201, 201]);
  const heartId = ((await heartSent.json()) as { submissionId: string }).submissionId;
  await awaitResult(stack, account, heartId);

  // Failing calls: typed text must not appear in a log either.
  const login = (password: string) => stack.call('POST', '/api/auth/login', { body: { email, password } });
  await login('wrong-Krokodilgelaende-9');
  await stack.call('POST', '/api/auth/register', { body: { ...canary, email } });
  await send({ answers: { ...person.answers, smoking: canary.freeText } });
  await send({ answers: { [canary.freeText]: 'x' } });
  const wrongQuiz = {
    ...submissionRequest({ userId: account.userId, contact, answers: {} }),
    quizId: canary.firstName,
  };
  await stack.call('POST', '/api/submissions/create', { token: account.token, body: wrongQuiz });
  await send({}, `${account.token}${canary.firstName}`);
  await stack.call('POST', '/api/submissions/create', { token: account.token, body: `{"broken": "${canary.freeText}` });
  await stack.call('GET', `/api/results/get?submissionId=${encodeURIComponent('nobody')}`, { token: account.token });

  await eventually(async () => expect((await stack.resultMails(email)).length).toBeGreaterThanOrEqual(2));
  await eventually(async () => expect((await stack.webhooks()).length).toBeGreaterThanOrEqual(2));
  const [mails, hooks] = [await stack.mail(), await stack.webhooks()];
  const places = {
    logs: stack.output(),
    webhooks: JSON.stringify(hooks),
    'queue messages, also deleted ones': queueFiles(stack.dataDir),
    'mail subjects': mails.map(({ subject }) => subject).join('\n'),
    'links in mails': mails.flatMap(({ html, text }) => `${html} ${text}`.match(/https?:[^\s"'<>]+/g) ?? []).join('\n'),
  };
  for (const [place, text] of Object.entries(places)) expect([place, hits(text)]).toEqual([place, []]);

  // The search would find them: the mail is addressed to the person, and the logs are not empty.
  expect(hits(JSON.stringify(mails))).toContain(canary.firstName);
  expect(JSON.stringify(mails)).not.toContain('quokka');
  expect(places.logs).toContain(submissionId);
  expect(places['queue messages, also deleted ones']).toContain(submissionId);
  console.info(
    `canaries: ${words.length} words, ${places.logs.length} characters of logs, ${hooks.length} webhooks, ${mails.length} mails: no hit`,
  );
});

/** The raw bytes of the queues' database: everything ever written there, not only the current messages. */
const queueFiles = (dataDir: string): string => {
  const files = readdirSync(dataDir).filter(
    (name) => name.startsWith('queues') && statSync(join(dataDir, name)).isFile(),
  );
  expect(files.length).toBeGreaterThan(0);
  return files.map((name) => readFileSync(join(dataDir, name)).toString('latin1')).join('\n');
};
