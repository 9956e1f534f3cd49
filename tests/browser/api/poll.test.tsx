import { focusManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { followAccount } from '#web/api/follow-account.ts';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { rowOf } from '../support/submissions.ts';

// One poll serves every result that is being worked out, on any page.

const row = (submissionId: string, minutesAgo: number) => rowOf(submissionId, { minutesAgo, status: 'processing' });

const follow = (...lists: ReturnType<typeof row>[][]) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const api = playApi({ getMe: { body: {} }, listSubmissions: lists.map((body) => ({ body })) });
  signIn(tokenOf('ines'), { remember: true });
  onTestFinished(followAccount());
  return () => api.named('listSubmissions').length;
};

test('the page polls every 5 seconds while a result is being worked out, and stops when all are ready', async () => {
  const [first, second] = [row('a', 0), row('b', 1)];
  const asked = follow(
    [first, second],
    [first, { ...second, status: 'ready' }],
    [first, second].map((each) => ({ ...each, status: 'ready' as const })),
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(4900);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(asked()).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(3);
});

test('a hidden page stops polling, and polls again when it is shown', async () => {
  onTestFinished(() => focusManager.setFocused(undefined));
  const asked = follow([row('a', 0)]);
  await vi.advanceTimersByTimeAsync(10);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked()).toBe(2);
});

test('polling stops once a result takes longer than the announced time', async () => {
  const asked = follow([row('a', 4.5)]);
  await vi.advanceTimersByTimeAsync(40_000);
  const until = asked();
  expect(until).toBeGreaterThan(2);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked()).toBe(until);
});

test('the interval stays 5 seconds even on a page that fetches for other reasons', async () => {
  const asked = follow([row('a', 0)]);
  await vi.advanceTimersByTimeAsync(3000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onTestFinished(() => focusManager.setFocused(undefined));
  await vi.advanceTimersByTimeAsync(1900);
  expect(asked()).toBe(1);
});
