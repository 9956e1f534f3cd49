/**
 * The receiver of webhook calls. It stores every call, so that people and tests can read it. Like every receiver of Standard
 * Webhooks it verifies the signature, because every program on this machine can reach it. It does not check the age of a call,
 * because tests move the clock. With a fault for `webhook` (wire/aws-protocols.ts) it refuses calls and stores nothing.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AwsError, type Faults } from '#infra/local/wire/aws-protocols.ts';
import { openDatabase } from '#infra/local/wire/database.ts';
import { type Answer, json } from '#infra/local/wire/http-messages.ts';

export type WebhookCall = { headers: Record<string, string>; body: string; at: string };
export type WebhookSink = { answer: Answer; calls(): WebhookCall[]; stop(): void };

const schema = 'CREATE TABLE IF NOT EXISTS calls (number INTEGER PRIMARY KEY, document TEXT NOT NULL);';

export const startWebhookSink = (dataDir: string, secret: string, faults: Faults): WebhookSink => {
  const database = openDatabase(dataDir, 'webhooks', schema);
  const insert = database.prepare('INSERT INTO calls (document) VALUES (?)');
  const all = database.prepare('SELECT document FROM calls ORDER BY number');
  return {
    answer: async ({ headers, body }) => {
      if (!isSigned(secret, headers, body)) return json(401, { message: 'The signature is missing or wrong.' });
      try {
        await faults.apply('webhook');
      } catch (error) {
        if (error instanceof AwsError) return json(error.status, { message: error.message });
        throw error;
      }
      insert.run(
        JSON.stringify({ headers, body: body.toString(), at: new Date().toISOString() } satisfies WebhookCall),
      );
      return json(200, {});
    },
    calls: () => all.all().map(({ document }) => JSON.parse(String(document)) as WebhookCall),
    stop: () => database.close(),
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
