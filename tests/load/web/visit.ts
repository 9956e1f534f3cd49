import type { Browser, CDPSession, Page } from '@playwright/test';

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

/** What one page observed of itself, in milliseconds since its navigation began. */
export type Seen = {
  /** First contentful paint. */
  paint: number;
  largest: number;
  /** When a button of the page first responds, because React has attached its handlers; null before. */
  usable: number | null;
  /** Bytes of the files that had loaded by then, without headers. */
  bytesBefore: number;
  shift: number;
  /** From each trusted click to the end of the next frame after the heading changed. */
  steps: number[];
  /** From each key of a text or a slider to the end of the next frame. */
  inputs: { text: number[]; range: number[] };
};

declare global {
  var seen: Seen;
  var readSeen: () => Promise<Seen>;
}

/** Runs in the page before its scripts, and is sent there as text, so it uses nothing from outside. */
const watchPage = () => {
  const seen: Seen = {
    paint: Number.NaN,
    largest: Number.NaN,
    usable: null,
    bytesBefore: 0,
    shift: 0,
    steps: [],
    inputs: { text: [], range: [] },
  };
  window.seen = seen;
  const afterNextFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const bytesNow = () =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

  const look = () => {
    const button = document.querySelector('main button');
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) {
      requestAnimationFrame(look);
      return;
    }
    seen.usable = performance.now();
    seen.bytesBefore = bytesNow();
  };
  requestAnimationFrame(look);

  let pressed: { at: number; heading: string } | null = null;
  const press = ({ isTrusted, timeStamp }: Event) => {
    if (isTrusted) pressed = { at: timeStamp, heading: heading() };
  };
  addEventListener('click', press, true);
  new MutationObserver(() => {
    if (!pressed || heading() === pressed.heading || heading() === '') return;
    const { at } = pressed;
    pressed = null;
    afterNextFrame(() => seen.steps.push(performance.now() - at));
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const typed = ({ target, timeStamp }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const kind = target.type === 'range' ? 'range' : 'text';
    afterNextFrame(() => seen.inputs[kind].push(performance.now() - timeStamp));
  };
  addEventListener('keydown', typed, true);

  const observe = (type: string, note: (entries: PerformanceEntryList) => void) =>
    new PerformanceObserver((list) => note(list.getEntries())).observe({ type, buffered: true });
  observe('paint', (entries) => {
    seen.paint = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? seen.paint;
  });
  observe('largest-contentful-paint', (entries) => {
    seen.largest = entries.at(-1)?.startTime ?? seen.largest;
  });
  observe('layout-shift', (entries) => {
    for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  // Observers are called in a separate task.
  window.readSeen = () => new Promise((resolve) => setTimeout(() => resolve(seen), 100));
};
