import { existsSync, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';
import { projectDir, runProgram } from './processes.ts';

/** What Playwright needs to launch the browser, and where the browser comes from, in words. */
type Browser = { from: string; executablePath?: string; channel?: string; libraryPath?: string };

type Finder = () => Browser | null | Promise<Browser | null>;

/** How to launch the browser so that it calls nothing outside this machine. */
export const launchOptions = async (): Promise<LaunchOptions> => {
  const { executablePath, channel, libraryPath } = await findBrowser();
  return {
    ...(executablePath && { executablePath }),
    ...(channel && { channel }),
    ...(libraryPath && { env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: libraryPath } }),
    // Containers offer no sandbox. The other flags stop the browser's own calls, which would be calls of a third party.
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
};

/**
 * Finds a Chromium. The order is the most certain first: CHROME_PATH, the one that came with `npm ci` (Linux on x64), an
 * installed one, and last one that Playwright downloads. Without any it throws an error that says what to do.
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
  const target = join(projectDir, 'node_modules/.cache/bundled-chromium');
  const executablePath = join(target, 'chromium');
  if (!existsSync(executablePath)) await unpack(target);
  // The package also contains the libraries (NSS) that a machine without a browser lacks.
  return { from: 'the package @sparticuz/chromium', executablePath, libraryPath: join(target, 'al2023/lib') };
};

/** Unpacks into a separate directory first, so that another process never finds half a browser. */
const unpack = async (target: string) => {
  const making = `${target}-${process.pid}`;
  mkdirSync(making, { recursive: true });
  // The package unpacks into the system's temporary directory, and would use any file called "chromium" there.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = making;
  const { default: packed, inflate } = await import('@sparticuz/chromium');
  await packed.executablePath();
  await inflate(join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/al2023.tar.br'));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  // Another process may have been faster; its files are the same.
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

/** For macOS and Windows: Chrome, or Edge, which is part of Windows. */
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
  await runProgram(process.execPath, [join(projectDir, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  return playwrights();
};
