import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteRouterCode } from '#infra/aws/site/site-router-code.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

type ViewerRequest = { uri: string; headers: Record<string, { value: string }> };

const dir = await temporaryDir();
afterAll(dir.remove);
for (const page of ['index', 'app', 'methods', 'longevity-quiz', 'dashboard', 'in-results'])
  await writeFile(join(dir.path, `${page}.html`), '<!doctype html>');
const code = siteRouterCode(dir.path);
const router: (event: { request: ViewerRequest }) => ViewerRequest = new Function(`${code}; return handler;`)();

const route = (uri: string, acceptEncoding?: string) =>
  router({ request: { uri, headers: acceptEncoding ? { 'accept-encoding': { value: acceptEncoding } } : {} } }).uri;

test.each([
  ['/', '/index.html'],
  ['/login', '/app.html'],
  ['/methods', '/methods.html'],
  ['/longevity-quiz', '/longevity-quiz.html'],
  ['/longevity-quiz/', '/app.html'],
  ['/app', '/app.html'],
  ['/dashboard', '/dashboard.html'],
  ['/results/01K0000000000000000000000A', '/in-results.html'],
  ['/results/01K0000000000000000000000A/doctor', '/app.html'],
  ['/what-if/01K0000000000000000000000A', '/app.html'],
  ['/results', '/app.html'],
  ['/results/', '/app.html'],
  ['/in-results', '/app.html'],
  ['/assets/', '/app.html'],
  ['/assets/app-1.js', '/assets/app-1.js'],
  ['/favicon.ico', '/favicon.ico'],
])('%s is answered with %s', (asked, answered) => {
  expect(route(asked)).toBe(answered);
});

test('a browser that takes brotli gets what the build compressed', () => {
  expect(route('/', 'gzip, deflate, br, zstd')).toBe('/index.html.br');
  expect(route('/assets/app-1.js', 'gzip, br')).toBe('/assets/app-1.js.br');
  expect(route('/assets/letters-1.woff2', 'gzip, br')).toBe('/assets/letters-1.woff2');
});

test('another browser gets the plain file', () => {
  expect(route('/assets/app-1.js', 'gzip')).toBe('/assets/app-1.js');
  expect(route('/assets/app-1.js')).toBe('/assets/app-1.js');
});

test('the code fits what CloudFront takes', () => {
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
});
