import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { brotli } from '#web/build/compress.ts';
import { buildWeb } from '#web/build.ts';
import { findBrowser } from '../support/browser.ts';
import { temporaryDir } from '../support/temporary-dir.ts';

// `npm run bench:web`: how fast Home paints. The built page against the very same page as plain static HTML (no script
// at all), in pairs, on a slow phone (processor ÷ 4) over slow 4G. Trust the ratio, not the milliseconds.

const rounds = Number(process.env.ROUNDS ?? 9);
const limit = 1.15;
const slow4G = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

type Paint = { fcp: number; lcp: number; shift: number };
type Page = { type: string; body: Buffer; isCompressed: boolean };

/** The built site in memory, and at `/static` Home without anything that loads or runs a script. */
async function pagesIn(dir: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const put = async (path: string, contents: Buffer) => {
    const ending = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
    const isCompressed = ending !== 'woff2';
    pages.set(path, {
      type: types[ending] ?? 'text/plain',
      body: isCompressed ? await brotli(contents) : contents,
      isCompressed,
    });
  };
  for (const file of await readdir(join(dir, 'assets'))) {
    if (!/\.(br|gz)$/.test(file)) await put(`/assets/${file}`, await readFile(join(dir, 'assets', file)));
  }
  const home = await readFile(join(dir, 'index.html'), 'utf8');
  await put('/', Buffer.from(home));
  await put(
    '/static',
    Buffer.from(home.replace(/<script.*?<\/script>|<link rel="(modulepreload|prefetch)".*?>/gs, '')),
  );
  return pages;
}

async function serve(pages: Map<string, Page>) {
  const server = createServer(({ url = '/' }, response) => {
    const page = pages.get(url);
    if (!page) return response.writeHead(404).end();
    if (page.isCompressed) response.setHeader('content-encoding', 'br');
    return response.setHeader('content-type', page.type).end(page.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** One first visit: nothing cached, until the network is quiet. */
async function visit(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(readPaint);
  await context.close();
  return paint;
}

/** Runs in the page. */
const readPaint = async (): Promise<Paint> => {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 300);
    });
  const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
  return {
    fcp: (await entries('paint')).find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    lcp: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const dir = await temporaryDir();
const sizes = await buildWeb(dir.path);
console.table(sizes);
const { origin, stop } = await serve(await pagesIn(dir.path));
const { executablePath, channel, libraryPath } = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  ...(channel && { channel }),
  ...(libraryPath && { env: { ...process.env, LD_LIBRARY_PATH: libraryPath } as Record<string, string> }),
  args: ['--no-sandbox'],
});
await visit(browser, `${origin}/`); // the first visit warms the browser up, and counts for nothing
const pairs: { built: Paint; plain: Paint }[] = [];
for (let round = 0; round < rounds; round += 1) {
  const order = round % 2 === 0 ? (['/', '/static'] as const) : (['/static', '/'] as const);
  const [first, second] = [await visit(browser, origin + order[0]), await visit(browser, origin + order[1])];
  pairs.push(order[0] === '/' ? { built: first, plain: second } : { built: second, plain: first });
}
await browser.close();
stop();
await dir.remove();

const of = (pick: (pair: (typeof pairs)[number]) => number) => Number(median(pairs.map(pick)).toFixed(3));
console.table({
  'plain static HTML': {
    fcp: of(({ plain }) => plain.fcp),
    lcp: of(({ plain }) => plain.lcp),
    shift: of(({ plain }) => plain.shift),
  },
  'the built page': {
    fcp: of(({ built }) => built.fcp),
    lcp: of(({ built }) => built.lcp),
    shift: of(({ built }) => built.shift),
  },
});
const ratio = of(({ built, plain }) => built.fcp / plain.fcp);
console.log(`First paint: ${ratio} times that of plain HTML, median of ${rounds} pairs (limit ${limit}).`);
if (!(ratio <= limit) || of(({ built }) => built.shift) > 0) process.exitCode = 1;
