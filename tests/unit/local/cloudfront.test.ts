import { afterEach, expect, test, vi } from 'vitest';
import { throughCloudFront } from '#infra/local/http-api.ts';

afterEach(() => void vi.unstubAllEnvs());

test('address, host and secret replace whatever a caller has sent under their names', () => {
  vi.stubEnv('ORIGIN_SECRETS', 'the-secret');
  const request = {
    method: 'POST',
    path: '/auth/refresh',
    query: new URLSearchParams(),
    headers: {
      host: '127.0.0.1:8080',
      accept: '*/*',
      'x-origin-secret': 'a guess',
      'x-viewer-address': '198.51.100.1',
      'x-viewer-host': 'evil.example',
    },
    body: Buffer.alloc(0),
    sourceIp: '203.0.113.7',
    signal: new AbortController().signal,
  };
  expect(throughCloudFront(request)).toEqual({
    ...request,
    headers: {
      host: '127.0.0.1:8080',
      accept: '*/*',
      'x-origin-secret': 'the-secret',
      'x-viewer-address': '203.0.113.7',
      'x-viewer-host': '127.0.0.1:8080',
    },
  });
});
