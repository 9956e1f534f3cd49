import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fakeModelId } from '#infra/local/environment.ts';
import { webhookSecretId } from '#infra/local/services/secrets-manager.ts';
import { type Mail, refusedRecipient } from '#infra/local/services/ses.ts';
import { startTestStandIns } from '#tests/support/stand-ins.ts';

// The stand-ins for SES, Bedrock and Secrets Manager through the real SDK.

const sent: Mail[] = [];
const standIns = await startTestStandIns({ mailSent: (mail) => void sent.push(mail) });
const mailer = new SESv2Client({ maxAttempts: 1 });
// Its own handler speaks HTTP/2; the stand-in speaks HTTP/1, as the worker does.
const model = new BedrockRuntimeClient({ maxAttempts: 1, requestHandler: new NodeHttpHandler() });
afterAll(standIns.stop);
beforeEach(() => standIns.bedrock.behave({ mode: 'good' }));

const send = (to: string, from = 'Longevity <results@longevity.example>') =>
  mailer.send(
    new SendEmailCommand({
      FromEmailAddress: from,
      Destination: { ToAddresses: [to] },
      EmailTags: [{ Name: 'submissionId', Value: 'S1' }],
      Content: {
        Simple: {
          Subject: { Data: 'Your results' },
          Body: { Html: { Data: '<p>Grüße</p>' }, Text: { Data: 'Grüße' } },
        },
      },
    }),
  );
const converse = (signal?: AbortSignal) => {
  const input = { modelId: fakeModelId, messages: [{ role: 'user' as const, content: [{ text: 'Hello' }] }] };
  return model.send(new ConverseCommand(input), signal ? { abortSignal: signal } : {});
};

test('an accepted mail is stored with everything in it', async () => {
  const { MessageId } = await send('ada@example.com');
  expect(standIns.ses.mail().at(-1)).toMatchObject({
    messageId: MessageId,
    to: ['ada@example.com'],
    subject: 'Your results',
    html: '<p>Grüße</p>',
    text: 'Grüße',
    tags: { submissionId: 'S1' },
  });
  expect(sent.at(-1)?.messageId).toBe(MessageId);
});

test.each([
  ['an address that is none', 'nobody', 'BadRequestException'],
  ['the recipient that SES refuses', refusedRecipient, 'MessageRejected'],
])('a mail to %s is refused and not stored', async (_, to, name) => {
  const before = standIns.ses.mail().length;
  await expect(send(to)).rejects.toMatchObject({ name });
  expect(standIns.ses.mail()).toHaveLength(before);
});

test('the webhook key is a Standard Webhooks key, the same at every call', async () => {
  const secrets = new SecretsManagerClient({});
  const read = () => secrets.send(new GetSecretValueCommand({ SecretId: webhookSecretId }));
  const { SecretString = '' } = await read();
  expect(SecretString).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect((await read()).SecretString).toBe(SecretString);
  const other = secrets.send(new GetSecretValueCommand({ SecretId: 'other' }));
  await expect(other).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

test('the good model says what the test gave it', async () => {
  standIns.bedrock.behave({ mode: 'good', reply: '{"intro":"Hi"}' });
  const { output, stopReason } = await converse();
  expect(output?.message?.content).toEqual([{ text: '{"intro":"Hi"}' }]);
  expect(stopReason).toBe('end_turn');
});

test.each([
  ['broken', 'max_tokens'],
  ['filtered', 'content_filtered'],
] as const)('the %s model stops with the reason %s', async (mode, reason) => {
  standIns.bedrock.behave({ mode, reply: '{"intro":"Hi"}' });
  expect((await converse()).stopReason).toBe(reason);
});

test.each([
  ['throttled', 'ThrottlingException'],
  ['denied', 'AccessDeniedException'],
] as const)('the %s model answers with %s', async (mode, name) => {
  standIns.bedrock.behave({ mode });
  await expect(converse()).rejects.toMatchObject({ name });
});

test('the slow model answers too late', async () => {
  standIns.bedrock.behave({ mode: 'slow' });
  await expect(converse(AbortSignal.timeout(300))).rejects.toThrow();
});
