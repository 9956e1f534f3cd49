import { existsSync, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runProgram } from './run-program.ts';

/** How Playwright is to launch the browser, and where it came from, in words. */
export type Browser = { from: string; executablePath?: string; channel?: string; libraryPath?: string };

type Finder = () => Browser | null | Promise<Browser | null>;

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Finds a Chromium, the surest way first: what CHROME_PATH says, the one that came with `npm ci` (Linux on x64), one
 * that is installed, and at last one that Playwright downloads. Throws with what to do when there is none.
 */
export const findBrowser = async (): Promise<Browser> => {
  const finders: Finder[] = [byEnvironment, bundled, installedOnLinux, playwrights, installedElsewhere, downloaded];
  for (const find of finders) {
    const found = await find();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge, and none was found or could be downloaded.\n' +
      'Install one (Debian, Ubuntu: apt-get install chromium) or name one: CHROME_PATH=/path/to/chrome npm test',
  );
};

const byEnvironment: Finder = () => {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) return null;
  if (existsSync(executablePath)) return { from: 'CHROME_PATH', executablePath };
  throw new Error(`CHROME_PATH names ${executablePath}, which does not exist.`);
};

const bundled: Finder = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const target = join(root, 'node_modules/.cache/bundled-chromium');
  const executablePath = join(target, 'chromium');
  if (!existsSync(executablePath)) await unpack(target);
  // The libraries that a machine without any browser lacks (NSS) are in the package too.
  return { from: 'the package @sparticuz/chromium', executablePath, libraryPath: join(target, 'al2023/lib') };
};

/** Into a directory of its own first, so that another process never meets half a browser. */
const unpack = async (target: string) => {
  const making = `${target}-${process.pid}`;
  mkdirSync(making, { recursive: true });
  // The package unpacks into the system's temporary directory and takes any file called "chromium" there for its own.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = making;
  const { default: packed, inflate } = await import('@sparticuz/chromium');
  await packed.executablePath();
  await inflate(join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/al2023.tar.br'));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  // Whoever was faster has put the same there.
  await rename(making, target).catch(() => rm(making, { recursive: true, force: true }));
};

const installedOnLinux: Finder = () => {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  return executablePath ? { from: executablePath, executablePath } : null;
};

const playwrights: Finder = () => {
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? { from: "Playwright's own download", executablePath } : null;
};

/** macOS and Windows: Chrome, or Edge, which every Windows has. */
const installedElsewhere: Finder = async () => {
  for (const channel of ['chrome', 'msedge']) {
    const launched = await chromium.launch({ channel }).catch(() => null);
    await launched?.close();
    if (launched) return { from: `the installed ${channel}`, channel };
  }
  return null;
};

const downloaded: Finder = async () => {
  console.log('No Chromium found: downloading one with `npx playwright install chromium` …');
  await runProgram(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  return playwrights();
};
