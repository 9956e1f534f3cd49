import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type ViewerRequest = { uri: string; headers: Record<string, { value: string }> };

const code = readFileSync(new URL('../../infra/aws/site-router.js', import.meta.url), 'utf8');
const router: (event: { request: ViewerRequest }) => ViewerRequest = new Function(`${code}; return handler;`)();

const route = (uri: string, acceptEncoding?: string) =>
  router({ request: { uri, headers: acceptEncoding ? { 'accept-encoding': { value: acceptEncoding } } : {} } }).uri;

test.each([
  ['/', '/index.html'],
  ['/login', '/app.html'],
  ['/methods', '/methods.html'],
  ['/about', '/about.html'],
  ['/privacy', '/privacy.html'],
  ['/results/01K0000000000000000000000A', '/app.html'],
  ['/results/', '/app.html'],
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
