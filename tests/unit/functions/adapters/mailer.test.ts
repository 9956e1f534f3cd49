import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterEach, expect, test } from 'vitest';
import { sendMail } from '#functions/adapters/mail/mailer.ts';
import { pipelineWatch } from '#functions/adapters/submissions/pipeline-watch.ts';
import type { MailToSend } from '#functions/mail/mail-to-send.ts';
import type { ClaimedSubmission } from '#functions/results/pipeline-state.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { fakeOutput } from '#tests/unit/functions/fakes.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** SES played by this listener, with the number of calls. */
const ses = async (answer: RequestListener) => {
  let calls = 0;
  const server = createServer((request, response) => {
    calls++;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls };
};

/** So long that it never ends a call that gets a response, however busy the machine is. */
const patient = 300_000;

const client = (endpoint: string, patienceMs: { connectionTimeout?: number; requestTimeout?: number }) =>
  new SESv2Client({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: patient,
      requestTimeout: patient,
      ...patienceMs,
      throwOnRequestTimeout: true,
    },
  });

const mail: MailToSend = {
  to: 'ada@example.com',
  subject: 'Your results',
  html: '<p>Hi</p>',
  text: 'Hi',
  tags: { submissionId: asSubmissionId('s'), userId: asUserId('u'), runId: asRunId('a.b:c_d-8') },
};
const send = (endpoint: string, patienceMs: Parameters<typeof client>[1] = {}) =>
  sendMail(client(endpoint, patienceMs), { from: 'results@example.com' })(mail);

const refusing =
  (status: number, name: string): RequestListener =>
  (_, response) =>
    void response
      .writeHead(status, { 'x-amzn-errortype': name, 'content-type': 'application/json' })
      .end('{"message":"x"}');

test.each([
  [400, 'MessageRejected', 'refused'],
  [400, 'BadRequestException', 'refused'],
  [429, 'TooManyRequestsException', 'later'],
  [400, 'SendingPausedException', 'later'],
  [400, 'MailFromDomainNotVerifiedException', 'later'],
  [500, 'InternalServiceErrorException', 'later'],
  [403, 'AccessDeniedException', 'later'],
] as const)('SES responding with %i %s means: %s', async (status, name, outcome) => {
  const { endpoint, calls } = await ses(refusing(status, name));
  expect(await send(endpoint)).toEqual({ outcome, reason: name });
  expect(calls()).toBe(1);
});

test('a mail is retried while SES does not know the sender or is in its sandbox, because an operator can change that', async () => {
  const message =
    'Email address is not verified. The following identities failed the check in region EU-WEST-1: ada@example.com';
  const { endpoint } = await ses(
    (_, response) =>
      void response
        .writeHead(400, { 'x-amzn-errortype': 'MessageRejected', 'content-type': 'application/json' })
        .end(JSON.stringify({ message })),
  );
  expect(await send(endpoint)).toEqual({ outcome: 'later', reason: 'identity-not-verified' });
});

test('an unverified sender triggers the alarm for refused mail at the first mail, not after a day of tries', () => {
  const { log, measure, measured, logged } = fakeOutput();
  const submission = { userId: 'u', submissionId: 's', submittedAt: '2026-01-15T12:00:00.000Z' } as ClaimedSubmission;
  const { mail: note } = pipelineWatch(log, measure, () => new Date());
  note(submission, 'later', 'TooManyRequestsException');
  expect(measured('MailRefused')).toBe(0);
  note(submission, 'later', 'identity-not-verified');
  expect(measured('MailRefused')).toBe(1);
  expect(logged().map(({ reason }) => reason)).toEqual(['TooManyRequestsException', 'identity-not-verified']);
});

test('an accepted mail carries its tags, its header and its message id', async () => {
  let body = '';
  const { endpoint } = await ses((request, response) => {
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"m-1"}'));
  });
  expect(await send(endpoint)).toEqual({ outcome: 'sent', messageId: 'm-1' });
  const sent = JSON.parse(body);
  expect(sent.EmailTags).toEqual([
    { Name: 'submissionId', Value: 's' },
    { Name: 'userId', Value: 'u' },
    { Name: 'runId', Value: 'YS5iOmNfZC04' },
  ]);
  expect(sent.Content.Simple.Headers).toEqual([{ Name: 'Auto-Submitted', Value: 'auto-generated' }]);
});

test('a mail that can be turned off has the headers of RFC 2369 and RFC 8058', async () => {
  let body = '';
  const { endpoint } = await ses((request, response) => {
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"m-1"}'));
  });
  const offUrl = 'https://site.example/off/token';
  await sendMail(client(endpoint, {}), { from: 'results@example.com' })({ ...mail, offUrl });
  expect(JSON.parse(body).Content.Simple.Headers).toEqual([
    { Name: 'Auto-Submitted', Value: 'auto-generated' },
    { Name: 'List-Unsubscribe', Value: '<https://site.example/off/token>' },
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ]);
});

test('a refused connection means that nothing was sent, so the mail is retried later', async () => {
  expect(await send('http://127.0.0.1:1')).toEqual({ outcome: 'later', reason: 'ECONNREFUSED' });
});

test('a connection that never opens means that nothing was sent either', async () => {
  // 192.0.2.0/24 is reserved for documentation, so nothing ever responds there, or the network says so at once.
  expect(await send('http://192.0.2.1:81', { connectionTimeout: 300 })).toMatchObject({ outcome: 'later' });
});

test.each([
  ['takes the mail and never answers', () => {}],
  ['takes the mail and hangs up', (request) => request.on('end', () => request.socket.destroy()).resume()],
] as [string, RequestListener][])('a mail to SES that %s is doubtful, and not retried', async (_what, answer) => {
  const { endpoint, calls } = await ses(answer);
  expect(await send(endpoint, { requestTimeout: 600 })).toMatchObject({ outcome: 'doubtful' });
  expect(calls()).toBe(1);
});

test('missing credentials mean that nothing was sent', async () => {
  const unsigned = new SESv2Client({
    endpoint: 'http://127.0.0.1:9',
    region: 'eu-west-1',
    credentials: () => Promise.reject(Object.assign(new Error('none'), { name: 'CredentialsProviderError' })),
    maxAttempts: 1,
  });
  const answer = await sendMail(unsigned, { from: 'results@example.com' })(mail);
  expect(answer).toEqual({ outcome: 'later', reason: 'CredentialsProviderError' });
});

test('a mail names the configuration set with which SES reports its bounce', async () => {
  const bodies: string[] = [];
  const { endpoint } = await ses(async (request, response) => {
    for await (const chunk of request) bodies.push(String(chunk));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"m"}');
  });
  await sendMail(client(endpoint, {}), { from: 'results@example.com', configurationSet: 'reports' })(mail);
  expect(JSON.parse(bodies.join(''))).toMatchObject({ ConfigurationSetName: 'reports' });
});
