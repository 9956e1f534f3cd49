/**
 * The receiver of webhook calls. It stores every call, so that developers and tests can read it. Like every receiver of
 * Standard Webhooks it verifies the signature, because every program on this machine can reach it. It does not check
 * the age of a call, because tests move the clock. With a fault for `webhook` (wire/aws-protocols.ts) it refuses calls
 * and stores nothing.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AwsError, type Faults } from '#infra/local/wire/aws-protocols.ts';
import { openDocuments } from '#infra/local/wire/database.ts';
import { json, type LocalRequest } from '#infra/local/wire/http-messages.ts';

export type WebhookCall = { headers: LocalRequest['headers']; body: string; at: string };
export type WebhookSink = ReturnType<typeof startWebhookSink>;

export const startWebhookSink = (dataDir: string, secret: string, faults: Faults) => {
  const calls = openDocuments<WebhookCall>(dataDir, 'webhooks', 'calls');
  return {
    answer: async ({ headers, body }: LocalRequest) => {
      if (!isSigned(secret, headers, body)) return json(401, { message: 'The signature is missing or wrong.' });
      try {
        await faults.apply('webhook');
      } catch (error) {
        if (error instanceof AwsError) return json(error.status, { message: error.message });
        throw error;
      }
      calls.add({ headers, body: body.toString(), at: new Date().toISOString() });
      return json(200, {});
    },
    calls: calls.all,
    stop: calls.close,
  };
};

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md, symmetric signatures */
const isSigned = (secret: string, headers: Readonly<Record<string, string>>, body: Buffer): boolean => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
};
