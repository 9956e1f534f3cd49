import { clientSettings } from '#functions/adapters/client-settings.ts';
import { environmentFor, fakeModelId } from '#infra/local/environment.ts';
import { createLocalKey } from '#infra/local/local-key.ts';
import { type Callbacks, startStandIns } from '#infra/local/stand-ins.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import { temporaryDir } from './temporary-dir.ts';

/**
 * Starts the AWS stand-ins alone in the test's process, without API, workers or sweeper, for tests of adapters and handlers
 * over the real SDK. It sets the SDK's environment variables: create clients, and import entries, after it.
 */
export const startTestStandIns = async (callbacks: Partial<Callbacks> = {}) => {
  const { path: dataDir, remove } = await temporaryDir();
  const server = await listen(0);
  const key = createLocalKey();
  const standIns = await startStandIns(server, key, dataDir, {
    preToken: async (event) => event,
    mailSent: () => {},
    ...callbacks,
  });
  const environment = environmentFor({
    origin: server.origin,
    siteUrl: server.origin,
    modelId: fakeModelId,
    dataDir,
    key,
  });
  Object.assign(process.env, environment);
  const stop = async () => {
    await server.stop();
    await standIns.stop();
    await remove();
  };
  return { ...standIns, environment, key, dataDir, server, stop, [Symbol.asyncDispose]: stop };
};

/**
 * The product's settings of an SDK client, but with two minutes for each call: a busy machine is slower with a hundred calls
 * at once than a user would wait.
 */
export const patientClient: typeof clientSettings = {
  ...clientSettings,
  requestHandler: { ...clientSettings.requestHandler, connectionTimeout: 120_000, requestTimeout: 120_000 },
};
