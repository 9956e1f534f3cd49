import { join } from 'node:path';
import { openApiPath } from '#functions/openapi/document.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type Answer, json, problem } from '#infra/local/wire/http-messages.ts';
import { type LocalServer, listen } from '#infra/local/wire/http-server.ts';
import { writeSpeech } from '#infra/speech.ts';
import { apiPaths } from '#shared/contract/route.ts';
import { type DataPresence, lockDataDir } from './data-dir.ts';
import { environmentFor } from './environment.ts';
import { pollQueue, reportMail, runOnce, startSchedule } from './event-sources.ts';
import { httpApi } from './http-api.ts';
import { createLambda, type Invoke, type LoadEntry, loadSource } from './lambda.ts';
import { createLocalKey, fromNamedAddress, locked } from './local-key.ts';
import { accountQueueName, effectQueueName, resultQueueName } from './local-queues.ts';
import { site } from './site.ts';
import { localSiteSettings } from './site-settings.ts';
import { type StandIns, startStandIns } from './stand-ins.ts';
import { buildWebInto } from './web-build.ts';

export type StackOptions = {
  /** 0 = any free port. */
  port: number;
  dataDir: string;
  /** A web app that is already built. Absent: it is built into the data directory. */
  webDir?: string;
  /** Blank: no model. `local`: the fake one. Any other id: a real model, called with the developer's AWS credentials. */
  modelId?: string;
  /** The key for the local pages and the stand-ins. Absent: a random one. */
  localKey?: string;
  /** Loads the Lambda entries: from the sources, or from the deployed bundles. */
  loadEntry?: LoadEntry;
  /** In development: the site from its sources, and an API with the routes as last saved. */
  prepareSite?: PrepareSite;
  createApi?: (invoke: Invoke) => Answer;
};

/** Prepares the site while the stand-ins start. The returned function mounts it. */
type PrepareSite = (server: LocalServer) => Promise<() => void>;

export type Stack = Awaited<ReturnType<typeof startStack>>;

/**
 * Starts the whole system on this machine: site, API, workers, sweeper and stand-ins, in one process on one port. It sets
 * environment variables, which the entries read when they are imported, so a process can have only one stack.
 */
export const startStack = async (options: StackOptions) => {
  const { port, dataDir, modelId = '', loadEntry = loadSource, createApi = httpApi } = options;
  const { prepareSite = prepareBuiltSite(options) } = options;
  const key = createLocalKey(options.localKey);
  const unlock = lockDataDir(dataDir);
  const server = await listen(port).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const url = `http://localhost:${server.port}`;
  const invoke = createLambda(loadEntry);
  const [standIns, mountSite] = await Promise.all([
    startStandIns(server, key, dataDir, {
      preToken: (event) => invoke('pre-token-generation', event),
      mailSent: (mail) =>
        void reportMail(mail, invoke).catch((error: unknown) =>
          console.error('A mail event could not be recorded:', error),
        ),
    }),
    prepareSite(server),
  ]);
  Object.assign(process.env, environmentFor({ origin: server.origin, siteUrl: url, modelId, key, dataDir }));
  await writeSpeech(join(dataDir, 'speech'));
  const stopWork = startBackgroundWork(standIns, invoke);
  // Sweeps at once; the schedule does once a minute.
  const sweep: Answer = async ({ method }) => {
    if (method !== 'POST') return json(405, { message: 'POST here to sweep now.', code: 'not-found' });
    await runOnce('sweep-waiting', invoke);
    return json(200, {});
  };
  server.mount('/_local/sweep', locked(key, sweep));
  const api = fromNamedAddress(key, whileDataIsThere(standIns.missingData, createApi(invoke)));
  for (const path of apiPaths) server.mount(path, (request) => api({ ...request, path: `${path}${request.path}` }));
  mountSite();
  return {
    url,
    /** The address of the page that shows what the system did, with the key of this start. */
    localUrl: `${url}/_local#key=${key.text}`,
    standIns,
    stop: async () => {
      await stopWork();
      await server.stop();
      await standIns.stop();
      unlock();
    },
  };
};

const startBackgroundWork = ({ sqs }: StandIns, invoke: Invoke) => {
  const { batchSize, sweepEverySeconds } = pipelineLimits;
  const stopPolling = [
    { queue: sqs.queue(resultQueueName), functionName: 'generate-results', batchSize, pollers: 2 },
    { queue: sqs.queue(effectQueueName), functionName: 'send-effects', batchSize, pollers: 2 },
    { queue: sqs.queue(accountQueueName), functionName: 'handle-account-jobs', batchSize, pollers: 1 },
  ].map((source) => pollQueue(source, invoke, sqs.remove));
  const stopSweeping = startSchedule('sweep-waiting', sweepEverySeconds, invoke);
  return () => Promise.all([...stopPolling.map((stop) => stop()), stopSweeping()]);
};

const prepareBuiltSite =
  ({ dataDir, webDir, modelId }: StackOptions): PrepareSite =>
  async (server) => {
    const files = site(webDir ?? (await buildWebInto(dataDir, localSiteSettings(modelId))));
    return () => {
      server.mount('/', files);
      // The distribution has this one file of the site among the routes of the API too.
      server.mount(openApiPath, (request) => files({ ...request, path: openApiPath }));
    };
  };

/**
 * Without this, the product would respond with `unavailable` too, but only after all retries of its clients, and
 * without the reason.
 */
const whileDataIsThere =
  (missingData: DataPresence, answer: Answer): Answer =>
  (request) => {
    const message = missingData();
    return message === null ? answer(request) : problem({ message, code: 'unavailable' }, { 'retry-after': '60' });
  };
