import { mkdirSync } from 'node:fs';
import type { PreTokenTrigger } from '#infra/local/services/cognito/user-pool.ts';
import { createFaults } from '#infra/local/wire/aws-protocols.ts';
import type { LocalServer } from '#infra/local/wire/http-server.ts';
import { watchDataPresence } from './data-dir.ts';
import { poolOn, webhookSinkPath } from './environment.ts';
import { type LocalKey, locked, standInPath, standInsBehind } from './local-key.ts';
import { localPages } from './local-pages.ts';
import { queues } from './local-queues.ts';
import { createBedrock } from './services/bedrock.ts';
import { keySetPath, startCognito } from './services/cognito.ts';
import { startDynamoDb } from './services/dynamodb.ts';
import { kms } from './services/kms.ts';
import { openWebhookSecret, secretsManager } from './services/secrets-manager.ts';
import { type Mail, startSes } from './services/ses.ts';
import { startSqs } from './services/sqs.ts';
import { tables } from './tables.ts';
import { startWebhookSink } from './webhook-sink.ts';

export type StandIns = Awaited<ReturnType<typeof startStandIns>>;
/** The functions of the product that Cognito and SES call. */
export type Callbacks = { preToken: PreTokenTrigger; mailSent: (mail: Mail) => void };

/** Starts every AWS service that the product calls, and the receiver of webhooks, on one server and one data directory. */
export const startStandIns = async (server: LocalServer, key: LocalKey, dataDir: string, callbacks: Callbacks) => {
  mkdirSync(dataDir, { recursive: true });
  const faults = createFaults();
  const dynamoDb = await startDynamoDb(dataDir, tables, faults);
  const sqs = startSqs(dataDir, queues, faults);
  const pool = poolOn(server.origin);
  const cognito = startCognito(dataDir, pool, callbacks.preToken, faults);
  const ses = startSes(dataDir, faults, callbacks.mailSent);
  const webhookSecret = openWebhookSecret(dataDir);
  const webhooks = startWebhookSink(dataDir, webhookSecret, faults);
  const bedrock = createBedrock(faults);
  const missingData = watchDataPresence(dataDir);
  const services = {
    dynamodb: dynamoDb.answer,
    sqs: sqs.answer,
    cognito: cognito.answer,
    ses: ses.answer,
    'secrets-manager': secretsManager(webhookSecret, faults),
    kms: kms(dataDir, faults),
    bedrock: bedrock.answer,
  };
  server.mount(standInPath, standInsBehind(key, missingData, services));
  server.mount(`${standInPath}/cognito${keySetPath(pool.poolId)}`, cognito.keySet);
  server.mount(webhookSinkPath, webhooks.answer);
  server.mount('/_local/faults', locked(key, faults.answer));
  server.mount('/_local/bedrock', locked(key, bedrock.control));
  for (const [path, answer] of Object.entries(localPages(key, { ses, sqs, webhooks }))) server.mount(path, answer);

  return {
    sqs,
    ses,
    bedrock,
    webhooks,
    faults,
    missingData,
    stop: async () => {
      await dynamoDb.stop();
      for (const service of [sqs, cognito, ses, webhooks]) service.stop();
    },
  };
};
