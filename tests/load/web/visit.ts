import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Seen, watchPage } from './watch-page.ts';

/** A slow phone on a slow net: a quarter of this processor, 1.6 Mbps, 150 ms. */
const slowNet = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 84_000 };

export type Visited = Seen & {
  /** Bytes until the network was quiet, with headers, by file extension; `all` is their sum. */
  bytes: Readonly<Record<string, number>>;
  requests: number;
};

export type Phone = { page: Page; devtools: CDPSession; close: () => Promise<void> };

/** A phone with an empty cache. `watchPage` observes its pages. */
export async function newPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNet);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devtools, close: () => context.close() };
}

/** Opens an address and waits until the network is quiet. With `usable`, also until a button of the page answers. */
export async function visit(phone: Phone, address: string, isUsable = true): Promise<Visited> {
  const { page, devtools } = phone;
  const addresses = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const sent = ({ requestId, request }: { requestId: string; request: { url: string } }) =>
    addresses.set(requestId, request.url);
  const came = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    const path = (addresses.get(requestId) ?? '').replace(/[?#].*/, '');
    const kind = /\.(\w+)$/.exec(path.slice(path.lastIndexOf('/')))?.[1] ?? 'html';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  };
  devtools.on('Network.requestWillBeSent', sent);
  devtools.on('Network.loadingFinished', came);
  await page.goto(address, { waitUntil: 'networkidle' });
  if (isUsable) await page.waitForFunction(() => window.seen.usable !== null);
  const seen = await page.evaluate(() => window.readSeen());
  devtools.off('Network.requestWillBeSent', sent);
  devtools.off('Network.loadingFinished', came);
  const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
  return { ...seen, bytes: { ...bytes, all }, requests: addresses.size };
}
