import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { SiteSettings } from '../../shared/contract/site-settings.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { type Shell, shells } from './shells.ts';
import { productionBuild, productionConfig, quietChecks, webDir } from './vite-config.ts';

/** What is there before any script has run: the pages by their address, the shells by their file. */
export type Prerendered = ReadonlyMap<string, string>;

/** By the name of their file. */
export type OfflinePages = Readonly<Record<'offline' | 'connect-once', string>>;

type Renderer = {
  prerender: (pathname: string, settings: SiteSettings) => Promise<string>;
  prerenderShell: (shell: Shell) => string;
  prerenderOffline: (file: keyof OfflinePages) => string;
};

/** No other page is shown here, so the rest need not be bundled. */
const withoutOtherPages: Plugin = {
  name: 'without-other-pages',
  resolveDynamicImport: (specifier) =>
    prerenderedPages.some(({ modules }) => modules.some((module) => String(specifier).endsWith(basename(module))))
      ? null
      : { id: String(specifier), external: true },
};

/** Pages of a deployment with these settings as HTML, by the same components and with the same addresses and class names as the browser's build. */
export async function prerenderPages(
  settings: SiteSettings,
): Promise<{ prerendered: Prerendered; offline: OfflinePages }> {
  const { output } = (await build({
    ...productionConfig(),
    plugins: [withoutOtherPages],
    // With every package in one file: it is imported from memory, where there is no node_modules.
    ssr: { noExternal: true, resolve: { conditions: ['edge-light', 'worker', 'module', 'production'] } },
    build: {
      ...productionBuild,
      ssr: join(webDir, 'prerender.tsx'),
      minify: false,
      rolldownOptions: { checks: quietChecks, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.find((file) => file.type === 'chunk')?.code ?? '';
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const { prerender, prerenderShell, prerenderOffline } = module as Renderer;
  const pages = prerenderedPages.map(async ({ path }) => [path, await prerender(path, settings)] as const);
  const prerendered = new Map([
    ...(await Promise.all(pages)),
    ...shells.map((shell) => [shell.file, prerenderShell(shell)] as const),
  ]);
  return {
    prerendered,
    offline: { offline: prerenderOffline('offline'), 'connect-once': prerenderOffline('connect-once') },
  };
}
