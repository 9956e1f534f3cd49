import { resolve } from 'node:path';
import { buildWeb } from '#web/build.ts';
import { findBrowser } from './browser.ts';

/** Before the browser tests: one build of the web app, which every system they start then serves. */
export default async function buildWebOnce(): Promise<void> {
  console.log(`Browser: ${(await findBrowser()).from}`);
  const webDir = resolve('node_modules/.cache/web-under-test');
  await buildWeb(webDir);
  process.env.WEB_UNDER_TEST = webDir;
}
