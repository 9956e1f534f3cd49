import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import readCode from 'jsqr';

/**
 * Opens an address of the site without the app, so that a test can fill the browser's storage: the app would take longer to
 * start than many tests last.
 */
export async function openEmptyPage(page: Page): Promise<void> {
  if (page.url().endsWith('/nowhere')) return;
  const body = '<!doctype html><title>Empty</title>';
  await page.route('**/nowhere', (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto('/nowhere');
}

/**
 * Waits until the app runs in a page whose HTML came from the server. Such a page shows its text and links before any script
 * has run: pointing at a link loads nothing yet, and a link leads to a new page instead of a new screen.
 */
export const started = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    if (!script) throw new Error('This page loads no module.');
    // The same module, not a second one: the import ends when its top level has ended.
    await import(script.src);
  });

/** Waits until a result is drawn to its end: a check of a page that is half drawn would pass for want of anything to find. */
export const expectWholeResult = (page: Page): Promise<void> =>
  expect(page.locator('article footer').last()).toBeAttached();

/** The keys that the product has stored in the browser. */
export const storedKeys = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage).sort(), session: Object.keys(sessionStorage).sort() }));

type Asked = { url: string; method: string; postData?: string };
type Given = { status?: number; json: unknown };
/** By path, without the query. */
type Answers = Readonly<Record<`/api/${string}`, (asked: Asked) => Given>>;

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Answers these paths in the API's place from now on; a second call replaces the first. `page.route` would do the same, but it
 * stops every request of the page in this process, also those for scripts, and turns off the browser's cache: a test that
 * opens ten results takes twice as long with it.
 */
export const answerApi = async (page: Page, answers: Answers): Promise<void> => {
  await sessions.get(page)?.detach();
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = answers[new URL(request.url).pathname as keyof Answers];
    const { status = 200, json } = answer?.(request) ?? { status: 500, json: { message: 'Nobody plays this.' } };
    const body = Buffer.from(JSON.stringify(json)).toString('base64');
    const responseHeaders = [{ name: 'content-type', value: 'application/json' }];
    // A page that was left no longer waits for an answer.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: status, responseHeaders, body }).catch(() => {});
  });
  const patterns = Object.keys(answers).flatMap((path) => [{ urlPattern: `*${path}` }, { urlPattern: `*${path}\\?*` }]);
  await session.send('Fetch.enable', { patterns });
};

/** Answers the list of submissions in the API's place. */
export const answerSubmissions = (page: Page, rows: { quizId: string; submittedAt: string }[]) =>
  answerApi(page, {
    '/api/submissions/me': () => ({
      json: rows.map((row, index) => ({ ...row, _id: `id-${index}`, submissionId: `id-${index}`, status: 'ready' })),
    }),
  });

/** Leaves every request to this address unanswered. */
export const holdBack = (page: Page, address: string) => page.route(address, () => new Promise<void>(() => {}));

/** jsQR's types describe the function, but an import of its CommonJS module gives the module. */
const decode = readCode as unknown as typeof readCode.default;

/** In pixels: the white border, and the side of one module. */
const margin = 16;
const scale = 4;

/** The text of a QR code on a page, read by an independent decoder from the modules that the page draws. */
export async function scanCode(code: Locator): Promise<string> {
  const modules = await code.locator('path').evaluate((path: SVGPathElement) => {
    const { width } = path.ownerSVGElement?.viewBox.baseVal ?? { width: 0 };
    const canvas = document.createElement('canvas').getContext('2d');
    const drawn = new Path2D(path.getAttribute('d') ?? '');
    const side = Array.from({ length: width }, (_, at) => at + 0.5);
    return side.map((y) => side.map((x) => canvas?.isPointInPath(drawn, x, y) ?? false));
  });
  const side = modules.length * scale + 2 * margin;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) darken(pixels, side, margin + x * scale, margin + y * scale);
    });
  });
  const found = decode(pixels, side, side);
  if (!found) throw new Error('The page shows no code that can be scanned.');
  return found.data;
}

const darken = (pixels: Uint8ClampedArray, side: number, left: number, top: number): void => {
  for (let y = top; y < top + scale; y += 1) pixels.fill(0, (y * side + left) * 4, (y * side + left + scale) * 4);
};
