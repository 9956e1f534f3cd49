import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** How to launch the browser that was found, so that it stays on this machine. */
export const launchOptions = async (): Promise<LaunchOptions> => {
  const { executablePath, channel, libraryPath } = await findBrowser();
  return {
    ...(executablePath && { executablePath }),
    ...(channel && { channel }),
    ...(libraryPath && { env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: libraryPath } }),
    // Containers offer no sandbox; the rest keeps the browser from calling home, which would be a third party.
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
