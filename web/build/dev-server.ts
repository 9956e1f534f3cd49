import { globSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, createServerModuleRunner, type DevEnvironment, type ViteDevServer } from 'vite';
import { languageCodes } from '#shared/contract/language.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { product } from '#shared/product.ts';
import { devScripts } from '#web/features/build.ts';
import { languageCode } from '#words/language.ts';
import { responseHeaders } from './headers.ts';
import { languagePlugins } from './other-languages.ts';
import { fillTemplate, frame, settingsBlock } from './page-html.ts';
import { projectDir, viteConfig, webDir } from './vite-config.ts';

/**
 * Loads modules of the functions as they are saved now. After an edit all of them are evaluated again, except packages.
 *
 * It checks the files itself. Vite's watcher reports an edit a moment later, and on a busy machine the functions stayed
 * at the first of two quick edits.
 */
const loadSources = (environment: DevEnvironment) => {
  const runner = createServerModuleRunner(environment, { hmr: false });
  let loaded = '';
  let last: Promise<unknown> = Promise.resolve();
  const loadNow = async (file: string): Promise<Record<string, unknown>> => {
    const saved = fingerprint();
    if (saved !== loaded) {
      environment.moduleGraph.invalidateAll();
      runner.clearCache();
      loaded = saved;
    }
    try {
      return await runner.import(join(projectDir, file));
    } catch (error) {
      loaded = ''; // the next call tries again, because what is missing may exist by then
      throw error;
    }
  };
  return {
    /** Runs one load at a time, because an edit must not come between the modules of one evaluation. */
    load: (file: string): Promise<Record<string, unknown>> => {
      const result = last.then(() => loadNow(file));
      last = result.catch(() => undefined);
      return result;
    },
    stop: () => runner.close(),
  };
};

/** Changes when any file changes its name, size or modification time. */
const fingerprint = (): string =>
  globSync('{functions,shared}/**/*.ts', { cwd: projectDir })
    .map((file) => {
      const stats = statSync(join(projectDir, file), { throwIfNoEntry: false });
      return `${file} ${stats?.size} ${stats?.mtimeMs}`;
    })
    .join('\n');

export type DevServer = {
  listener: RequestListener;
  /** The module in one of our files (`functions/entry/send-effects.ts`), as its sources are now. */
  load(file: string): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
};

type DevServerOptions = {
  /** The server whose port the browser opens. Vite reports edits by a WebSocket on it. */
  server: Server;
  /** Where Vite stores the prepared packages. */
  cacheDir: string;
  settings: SiteSettings;
};

/** Vite in front of the local system. The browser gets each module as it is saved, and so do the functions. */
export const startDevServer = async ({ server, cacheDir, settings }: DevServerOptions): Promise<DevServer> => {
  const vite = await createServer({
    // One process has the words of one language.
    ...viteConfig([languageCode]),
    cacheDir,
    logLevel: 'warn',
    plugins: [...languagePlugins(languageCodes), react()],
    appType: 'custom',
    base: modulesPath,
    optimizeDeps: { entries: ['main.tsx'] },
    server: {
      middlewareMode: true,
      ws: { server },
      headers: devHeaders(),
      // Not the whole project, because `.local` contains answers.
      fs: { allow: [webDir, join(projectDir, 'shared'), realpathSync(join(projectDir, 'node_modules')), cacheDir] },
    },
  });
  // Vite caches that a file does not exist until its watcher reports the file. By default it watches only its root.
  vite.watcher.add(['functions', 'shared'].map((folder) => join(projectDir, folder)));
  const sources = loadSources(vite.environments.ssr);
  return {
    listener: serveSite(vite, settings),
    load: sources.load,
    stop: async () => {
      await sources.stop();
      await vite.close();
    },
  };
};

/** Modules are served by their path in the project. At the root `web/api` would collide with the API. */
const modulesPath = '/web/';

const serveSite =
  (vite: ViteDevServer, settings: SiteSettings): RequestListener =>
  (incoming, outgoing) => {
    const { url = '/' } = incoming;
    if (url.startsWith(modulesPath)) return vite.middlewares(incoming, outgoing, () => outgoing.writeHead(404).end());
    return void sendPage(vite, url, settings, outgoing);
  };

const sendPage = async (
  vite: ViteDevServer,
  url: string,
  settings: SiteSettings,
  outgoing: ServerResponse,
): Promise<void> => {
  const script = devScripts.find(({ address }) => address === url);
  if (script)
    return void outgoing.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script.text());
  const isFile = /\.\w+(\?|$)/.test(url);
  if (isFile) return void outgoing.writeHead(404).end();
  try {
    const page = await vite.transformIndexHtml(url, await emptyPage(settings));
    outgoing.writeHead(200, { ...devHeaders(), 'content-type': 'text/html; charset=utf-8' }).end(page);
  } catch (error) {
    console.error('The page could not be made:', error);
    outgoing.writeHead(500).end();
  }
};

/** The page of every address. In development the browser draws all of it, even Home. */
const emptyPage = async (settings: SiteSettings) =>
  fillTemplate(await readFile(join(webDir, 'index.html'), 'utf8'), {
    ...frame,
    title: product.name,
    icon: '/assets/favicon.svg',
    head: '',
    settings: settingsBlock({ ...settings, keepsOffline: false }),
    content: '',
    scripts: '<script type="module" src="/main.tsx"></script>',
  });

/**
 * The headers of the build, except what hot replacement needs on this machine: it writes inline scripts and styles, and
 * waits for the server's return in a worker of its own.
 */
const devHeaders = (): Record<string, string> => {
  const { 'content-security-policy': policy = '', ...headers } = responseHeaders({
    scripts: ["'unsafe-inline'"],
    styles: ["'unsafe-inline'"],
  });
  const relaxed = policy
    .replace("; trusted-types worker; require-trusted-types-for 'script'", '')
    .replace("worker-src 'self'", "worker-src 'self' blob:");
  return { ...headers, 'content-security-policy': relaxed };
};
