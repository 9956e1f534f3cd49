import { expect, test } from 'vitest';
import { siteAt } from '#functions/edge/origin.ts';

test.each([
  ['example.org', 'https://example.org'],
  ['localhost.example.org', 'https://localhost.example.org'],
  ['my-localhost', 'https://my-localhost'],
  ['127.0.0.10', 'https://127.0.0.10'],
  ['localhost', 'http://localhost'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
])('the site at the host %s is %s', (host, site) => {
  expect(siteAt(host)).toBe(site);
});
