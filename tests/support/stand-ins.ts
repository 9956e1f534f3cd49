import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentFor, fakeModelId } from '#infra/local/environment.ts';
import { createLocalKey } from '#infra/local/local-key.ts';
import { type Callbacks, startStandIns } from '#infra/local/stand-ins.ts';
import { listen } from '#infra/local/wire/http-server.ts';

/**
 * The AWS stand-ins alone, inside the test's own process: no API, no worker, no sweeper. For tests of adapters and
 * handlers over the real SDK. Sets the SDK's environment variables: make clients, or import entries, after it.
 */
export const startTestStandIns = async (callbacks: Partial<Callbacks> = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'longevity-stand-ins-'));
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
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...standIns, environment, key, dataDir, server, stop, [Symbol.asyncDispose]: stop };
};
