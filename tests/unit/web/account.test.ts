import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { followAccount, refreshAccount } from '#web/api/follow-account.ts';
import { whileSending } from '#web/api/list-gate.ts';
import { endSession, signIn, useSession } from '#web/session/session.ts';
import { stubStorage } from './shared-browser.ts';

const row = {
  _id: 's-1',
  submissionId: 's-1',
  quizId: productQuizId,
  submittedAt: '2026-07-01T10:00:00.000Z',
  status: 'ready',
};
const fetched: string[] = [];
let answers: Record<string, () => Response>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
  fetched.length = 0;
  answers = {
    '/api/users/me': () => Response.json({ firstName: 'Ines' }),
    '/api/submissions/me': () => Response.json([row]),
  };
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return answers[address]?.() ?? new Response(null, { status: 404 });
  });
  signIn(tokenOf('u-1'), { remember: true });
  stop = followAccount();
});
afterEach(() => {
  stop();
  endSession();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(10);
const times = (address: string) => fetched.filter((one) => one === address).length;

test('profile and submissions are fetched once and end up in the store', async () => {
  await settle();
  expect(useSession.getState()).toMatchObject({
    user: { id: 'u-1', email: 'u-1@example.com', firstName: 'Ines' },
    submissions: [row],
    submissionsFailed: false,
  });
  expect(fetched.toSorted()).toEqual(['/api/submissions/me', '/api/users/me']);
});

test('data that arrived before the first subscriber end up in the store too, and are not fetched again', async () => {
  stop();
  fetched.length = 0;
  useSession.setState({ submissions: null });
  vi.stubGlobal('location', { pathname: '/dashboard' });
  await import('#web/api/first-calls.ts');
  await settle();
  expect(fetched.toSorted()).toEqual(['/api/submissions/me', '/api/users/me']);
  stop = followAccount();
  await settle();
  expect(useSession.getState()).toMatchObject({ user: { firstName: 'Ines' }, submissions: [row] });
  expect(fetched.length).toBe(2);
});

test('concurrent calls share one request', async () => {
  await Promise.all([refreshAccount(), refreshAccount(), settle()]);
  expect(times('/api/submissions/me')).toBe(1);
});

test('two fetches are at least 5 seconds apart', async () => {
  await settle();
  await vi.advanceTimersByTimeAsync(4900);
  await Promise.all([refreshAccount(), settle()]);
  expect(times('/api/submissions/me')).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all([refreshAccount(), settle()]);
  expect(times('/api/submissions/me')).toBe(2);
  expect(times('/api/users/me')).toBe(2);
});

test('a failed fetch is repeated once, 5 seconds later', async () => {
  stop();
  fetched.length = 0;
  answers['/api/submissions/me'] = () => Response.json({ message: 'Later.' }, { status: 503 });
  useSession.setState({ submissions: null });
  stop = followAccount();
  await vi.advanceTimersByTimeAsync(4900);
  expect(times('/api/submissions/me')).toBe(1);
  answers['/api/submissions/me'] = () => Response.json([row]);
  await vi.advanceTimersByTimeAsync(200);
  expect(times('/api/submissions/me')).toBe(2);
  expect(useSession.getState()).toMatchObject({ submissions: [row], submissionsFailed: false });
});

test('a stale list is fetched as soon as the 5 seconds are over, and the profile is not', async () => {
  await settle();
  answers['/api/submissions/me'] = () => Response.json([]);
  const refreshed = refreshAccount({ isStale: true });
  await vi.advanceTimersByTimeAsync(4900);
  expect(times('/api/submissions/me')).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  await refreshed;
  expect(useSession.getState().submissions).toEqual([]);
  expect(times('/api/users/me')).toBe(1);
});

test('the list waits while answers are being sent, and then until their result may be ready', async () => {
  await settle();
  await vi.advanceTimersByTimeAsync(10_000);
  const sending = whileSending(
    () => new Promise<string>((resolve) => setTimeout(resolve, 3000, 'sent')),
    (ending) => ending === 'sent',
  );
  void refreshAccount({ isStale: true });
  await vi.advanceTimersByTimeAsync(3300);
  expect(times('/api/submissions/me')).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await sending).toBe('sent');
  expect(times('/api/submissions/me')).toBe(2);
});

describe('an unchanged response', () => {
  const headersOf: (HeadersInit | undefined)[] = [];
  const tagged = (tag: string) =>
    vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
      if (address !== '/api/submissions/me') return Response.json({});
      headersOf.push(headers);
      const isKnown = (headers as Record<string, string>)['if-none-match'] === tag;
      return isKnown ? new Response(null, { status: 304 }) : Response.json([row], { headers: { etag: tag } });
    });
  const ask = async () => {
    void refreshAccount({ isStale: true });
    await vi.advanceTimersByTimeAsync(6000);
  };

  test('has no body, and the known data stay', async () => {
    headersOf.length = 0;
    tagged('"one"');
    await ask();
    const before = useSession.getState().submissions;
    expect(before).toEqual([row]);
    await ask();
    expect(headersOf.at(-1)).toMatchObject({ 'if-none-match': '"one"' });
    expect(useSession.getState().submissions).toBe(before);
  });

  test('is not reused for another user', async () => {
    tagged('"one"');
    await ask();
    stop();
    endSession();
    headersOf.length = 0;
    signIn(tokenOf('u-2'), { remember: true });
    stop = followAccount();
    await settle();
    expect(headersOf).toEqual([expect.not.objectContaining({ 'if-none-match': expect.anything() })]);
  });
});

test('a failure is only logged, without anything personal, and the known data stay', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  await settle();
  answers['/api/submissions/me'] = () => Response.json({ message: 'No.' }, { status: 404 });
  await Promise.all([refreshAccount({ isStale: true }), vi.advanceTimersByTimeAsync(6000)]);
  expect(useSession.getState()).toMatchObject({ submissions: [row], submissionsFailed: false });
  expect(info.mock.calls).toEqual([['listSubmissions failed: 404']]);
});

test('a failed first load no longer counts as loading', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  stop();
  answers['/api/submissions/me'] = () => Response.json({ message: 'No.' }, { status: 403 });
  useSession.setState({ submissions: null });
  stop = followAccount();
  await settle();
  expect(useSession.getState()).toMatchObject({ submissions: null, submissionsFailed: true });
  expect(info).toHaveBeenCalledOnce();
});

test('no user’s submissions stay in the cache for the next user', async () => {
  await settle();
  stop();
  endSession();
  answers['/api/submissions/me'] = () => Response.json([]);
  signIn(tokenOf('u-2'), { remember: true });
  stop = followAccount();
  await settle();
  expect(useSession.getState()).toMatchObject({ user: { id: 'u-2' }, submissions: [] });
});

test('nothing is fetched without a session', async () => {
  await settle();
  stop();
  endSession();
  fetched.length = 0;
  await refreshAccount({ isStale: true });
  expect(fetched).toEqual([]);
});
