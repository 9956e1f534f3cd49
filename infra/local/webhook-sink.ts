/**
 * The receiver of webhook calls. It stores every call, so that people and tests can read it. A fault for `webhook` (see
 * faults.ts) makes it refuse calls, and then it stores nothing.
 */
import { AwsError } from '#infra/local/wire/aws-error.ts';
import { openDatabase } from '#infra/local/wire/database.ts';
import type { Faults } from '#infra/local/wire/faults.ts';
import { type Answer, json } from '#infra/local/wire/messages.ts';

export type WebhookCall = { headers: Record<string, string>; body: string; at: string };
export type WebhookSink = { answer: Answer; calls(): WebhookCall[]; stop(): void };

const schema = 'CREATE TABLE IF NOT EXISTS calls (number INTEGER PRIMARY KEY, document TEXT NOT NULL);';

export const startWebhookSink = (dataDir: string, faults: Faults): WebhookSink => {
  const database = openDatabase(dataDir, 'webhooks', schema);
  const insert = database.prepare('INSERT INTO calls (document) VALUES (?)');
  const all = database.prepare('SELECT document FROM calls ORDER BY number');
  return {
    answer: async ({ headers, body }) => {
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
