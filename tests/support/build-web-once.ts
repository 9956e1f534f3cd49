import { rm } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { buildWeb } from '#web/build.ts';
import { findBrowser } from './browser.ts';

/**
 * Before the browser tests: one build of the web app, which every system they start then serves. In a folder of its
 * own: another run at the same time would empty a shared one under these tests. Returns how to remove it.
 */
export default async function buildWebOnce(): Promise<() => Promise<void>> {
  // The workers load what this process has compiled, and they start before it ends.
  flushCompileCache();
  console.log(`Browser: ${(await findBrowser()).from}`);
  const webDir = resolve(`node_modules/.cache/web-under-test-${process.pid}`);
  await buildWeb(webDir, localSiteSettings(), 'quick');
  process.env.WEB_UNDER_TEST = webDir;
  return () => rm(webDir, { recursive: true, force: true });
}
