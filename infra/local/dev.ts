import { join } from 'node:path';
import { type DevServer, startDevServer } from '#web/build/dev-server.ts';
import type { Invoke, LoadEntry } from './lambda.ts';
import { localSiteSettings } from './site-settings.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';
import type { Answer } from './wire/http-messages.ts';

/**
 * The whole local system for development: a change saved in `web`, `shared` or `functions` is live at the next request.
 * Stand-ins, their data and the environment stay; a change in `infra/local` needs a restart.
 */
export const startDevStack = async (options: StackOptions): Promise<Stack> => {
  const starting = Promise.withResolvers<DevServer>();
  const load = async <Module>(file: string) => (await (await starting.promise).load(file)) as Module;
  const stack = await startStack({
    ...options,
    loadEntry: freshEntry(load),
    createApi: freshApi(load),
    prepareSite: async (server) => {
      const cacheDir = join(options.dataDir, 'vite');
      const devServer = await startDevServer({
        server: server.http,
        cacheDir,
        settings: localSiteSettings(options.modelId),
      });
      starting.resolve(devServer);
      return () => server.mountRest(devServer.listener);
    },
  });
  return {
    ...stack,
    stop: async () => {
      await (await starting.promise).stop(); // first, because the browser's WebSocket would keep the port
      await stack.stop();
    },
  };
};

type Load = <Module>(file: string) => Promise<Module>;

/** Loads the entry at each call, so that the last saved code runs. */
const freshEntry =
  (load: Load): LoadEntry =>
  async (name) => ({
    handler: async (event, context) => {
      const { loadSource } = await load<typeof import('./lambda.ts')>('infra/local/lambda.ts');
      const { handler } = await loadSource(name);
      return handler(event, context);
    },
  });

/** Reads the routes at each call, because they can be edited too. */
const freshApi =
  (load: Load) =>
  (invoke: Invoke): Answer =>
  async (request) => {
    const { httpApi } = await load<typeof import('./http-api.ts')>('infra/local/http-api.ts');
    return httpApi(invoke)(request);
  };
