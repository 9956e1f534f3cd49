import { afterEach, expect, test, vi } from 'vitest';
import { product } from '#shared/product.ts';
import { tokenWith } from '#tests/support/token-for-test.ts';
import { stubStorage } from './shared-browser.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a user who returns with an expired token waits for its renewal, but not for the gap between two lists', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { local } = stubStorage();
  local.setItem(`${product.id}.authToken`, tokenWith({ userId: 'u-1', email: 'a@b.c', exp: 1 }));
  vi.stubGlobal('location', { pathname: '/dashboard' });
  vi.resetModules();
  const fetchStub = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetchStub);
  const session = await import('#web/session/session.ts');
  session.restoreSession();
  // The dashboard's code comes with this file while the token is renewed.
  const { followAccount } = await import('#web/api/first-calls.ts');
  await vi.advanceTimersByTimeAsync(200);
  session.takeNextToken(tokenWith({ userId: 'u-1', email: 'a@b.c', exp: 4_102_444_800 }));
  const stop = followAccount();
  await vi.advanceTimersByTimeAsync(10);
  expect(fetchStub.mock.calls.map(([path]) => path)).toContain('/api/submissions/me');
  stop();
});
