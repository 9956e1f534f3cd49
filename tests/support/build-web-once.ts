import { rm } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { buildWeb } from '#web/build.ts';
import { findBrowser } from './browser.ts';

/**
 * Builds the web app once before the browser tests, for every system that they start. The folder has the process's id in its
 * name, because another run at the same time would empty a shared one. Returns the function that removes it.
 */
export default async function buildWebOnce(): Promise<() => Promise<void>> {
  // The workers start before this process ends, and load what it has compiled.
  flushCompileCache();
  console.log(`Browser: ${(await findBrowser()).from}`);
  const webDir = resolve(`node_modules/.cache/web-under-test-${process.pid}`);
  await buildWeb(webDir, localSiteSettings(), 'quick');
  process.env.WEB_UNDER_TEST = webDir;
  return () => rm(webDir, { recursive: true, force: true });
}
