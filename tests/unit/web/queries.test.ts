import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '#web/api/call.ts';
import { CallFailed, queryClient } from '#web/api/queries.ts';

type Failure = Extract<CallResult<unknown>, { ok: false }>;
const refused = (status: number): Failure => ({ ok: false, reason: 'refused', status, body: null });
const noAnswer: Failure = { ok: false, reason: 'network' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** How often a call is made within a minute if each one ends like this. */
const askedWhen = async (failure: Error) => {
  const asked: number[] = [];
  const queryFn = () => {
    asked.push(Date.now());
    return Promise.reject(failure);
  };
  const asking = queryClient.fetchQuery({
    queryKey: ['x'],
    queryFn,
    retry: queryClient.getDefaultOptions().queries?.retry,
  });
  const ended = expect(asking).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(60_000);
  await ended;
  return asked.map((at) => at - (asked[0] ?? 0));
};

test.each([
  ['no answer', noAnswer],
  ['an error of the API', refused(500)],
  ['an API that is busy', refused(503)],
])('%s is repeated once, after 5 seconds', async (_, failure) => {
  expect(await askedWhen(new CallFailed('getMe', failure))).toEqual([0, 5000]);
});

test.each([400, 401, 404, 422, 499])(
  'a response of %i would be the same again, so the call is not repeated',
  async (status) => {
    expect(await askedWhen(new CallFailed('getMe', refused(status)))).toEqual([0]);
  },
);

test('a failure before the call is retried once too', async () => {
  expect(await askedWhen(new Error('no code'))).toEqual([0, 5000]);
});

test('fetched data are not fetched again within 5 seconds', async () => {
  const queryFn = vi.fn(async () => 'data');
  const ask = () => queryClient.fetchQuery({ queryKey: ['y'], queryFn });
  await ask();
  await vi.advanceTimersByTimeAsync(4999);
  await ask();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2);
  await ask();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('the message for the console has the route and the failure, but nothing personal', () => {
  expect(new CallFailed('getMe', refused(500)).message).toBe('getMe failed: 500');
  expect(new CallFailed('getMe', noAnswer).message).toBe('getMe failed: no answer');
});
