import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportCrashSchemas } from '#shared/contract/schemas/crash-schemas.ts';
import { tokenOf, tokenWith } from '#tests/support/token-for-test.ts';
import { call } from '#web/api/call.ts';
import { askEarly, startMs, watchStart } from '#web/build/inline-scripts.ts';
import { fillTemplate, frame } from '#web/build/page-html.ts';
import { endSession, signIn } from '#web/session/session.ts';
import { storageKeys } from '#web/session/storage.ts';
import { notStartedId } from '#web/start-watch.ts';
import { stubStorage } from './shared-browser.ts';

// A page's requests to the API before its scripts have loaded, and how the scripts find the responses.

const now = Date.now();
const tokenUntil = (ms: number) => tokenWith({ userId: 'u-1', email: 'i@example.com', exp: (now + ms) / 1000 });
const fetchStub = vi.fn<typeof fetch>();

type Stored = { local?: string | undefined; session?: string | undefined; pathname?: string; hasWorker?: boolean };

const open = ({ local, session, pathname = '/results/01JC0', hasWorker = false }: Stored) => {
  const dataset: Record<string, string> = {};
  const storage = (token?: string) => (token === undefined ? {} : { [storageKeys.authToken]: token });
  const window = {};
  const page = {
    document: { documentElement: { dataset } },
    navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
    localStorage: storage(local),
    sessionStorage: storage(session),
    location: { pathname },
    ...{ window, addEventListener: () => {}, setTimeout, fetch: fetchStub, atob, AbortSignal },
  };
  runInNewContext(askEarly, page);
  Object.assign(globalThis, window);
  return dataset;
};
const asked = () => fetchStub.mock.calls.map(([address]) => address);

beforeEach(() => {
  stubStorage();
  endSession();
  fetchStub.mockReset();
  fetchStub.mockImplementation(async () => Response.json({ userId: 'u-1', id: 'u-1', email: 'i@example.com' }));
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  globalThis.asked = undefined;
});

test('a result is requested with the profile and the list, under this session and without cookies', () => {
  open({ local: tokenOf('u-1') });
  expect(asked()).toEqual(['/api/results/get?submissionId=01JC0', '/api/users/me', '/api/submissions/me']);
  for (const [, init] of fetchStub.mock.calls)
    expect(init).toMatchObject({
      headers: { authorization: `Bearer ${tokenOf('u-1')}` },
      cache: 'no-store',
      credentials: 'omit',
    });
});

test('any other page requests profile and list, and the session of this visit takes precedence over that of the device', () => {
  open({ local: tokenOf('u-1'), session: tokenOf('u-2'), pathname: '/dashboard' });
  expect(asked()).toEqual(['/api/users/me', '/api/submissions/me']);
  expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ headers: { authorization: `Bearer ${tokenOf('u-2')}` } });
});

test.each<[string, string | undefined]>([
  ['without a token', undefined],
  ['with one that has expired', tokenUntil(-1000)],
  ['with one that is about to', tokenUntil(30_000)],
  ['with what is no token', 'not a token'],
])('nothing is requested %s', (_, local) => {
  open({ local });
  expect(asked()).toEqual([]);
  expect(globalThis.asked).toBeUndefined();
});

test('the fonts wait, unless the service worker has cached them', () => {
  expect(open({})).toEqual({ fonts: 'later' });
  expect(open({ hasWorker: true })).toEqual({});
});

test('the first call uses the early response, and the next one sends a request', async () => {
  open({ local: tokenOf('u-1') });
  signIn(tokenOf('u-1'), { remember: true });
  fetchStub.mockClear();
  expect(await call('getMe', undefined)).toMatchObject({ ok: true, data: { id: 'u-1' } });
  expect(asked()).toEqual([]);
  await call('getMe', undefined);
  expect(asked()).toEqual(['/api/users/me']);
});

test('another token does not get the early response, not even one of the same user', async () => {
  open({ local: tokenOf('u-1') });
  signIn(tokenOf('u-2'), { remember: true });
  fetchStub.mockClear();
  await call('getMe', undefined);
  expect(asked()).toEqual(['/api/users/me']);
  expect(globalThis.asked).toBeUndefined();
});

test('an early call without a response is a failed call, and the next one sends a request', async () => {
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open({ local: tokenOf('u-1'), pathname: '/dashboard' });
  signIn(tokenOf('u-1'), { remember: true });
  expect(await call('getMe', undefined)).toEqual({ ok: false, reason: 'network' });
  expect(await call('getMe', undefined)).toMatchObject({ ok: true });
});

describe('a page whose scripts do not arrive', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const openWatched = () => {
    const button = { onclick: () => {} };
    const sentence = { hidden: true, querySelector: () => button };
    const location = { reload: vi.fn(), origin: 'https://quiz.example' };
    const window: { started?: () => void } = {};
    const listeners = new Set<(event: object) => void>();
    runInNewContext(watchStart, {
      document: {
        getElementById: (id: string) => (id === 'not-started' ? sentence : null),
        querySelector: () => ({ src: 'https://quiz.example/assets/main-Xy_9.js' }),
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      ...{ window, location, setTimeout, clearTimeout, fetch: fetchStub },
    });
    const fail = (tagName: string) => {
      for (const listener of listeners) listener({ target: { tagName } });
    };
    const throwIn = (filename: string) => {
      const error = new TypeError('ada@example.com weighs 172');
      for (const listener of listeners) listener({ target: {}, error, filename, lineno: 3, colno: 1200 });
    };
    return { sentence, button, location, window, fail, throwIn };
  };

  test('says so at once when a script is missing, and offers another try', () => {
    const page = openWatched();
    page.fail('IMG');
    expect(page.sentence.hidden).toBe(true);
    page.fail('SCRIPT');
    expect(page.sentence.hidden).toBe(false);
    page.button.onclick();
    expect(page.location.reload).toHaveBeenCalledOnce();
  });

  test('reports our own script that throws before the app has started, but not a script of an extension', () => {
    const page = openWatched();
    page.throwIn('chrome-extension://abc/assets/content.js');
    expect(fetchStub).not.toHaveBeenCalled();
    page.throwIn('https://quiz.example/assets/first-Ab_1.js');
    expect(asked()).toEqual(['/api/client-errors']);
    const [, init] = fetchStub.mock.calls[0] ?? [];
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
    });
    const body: unknown = JSON.parse(String(init?.body));
    expect(body).toEqual({
      code: 'TypeError',
      at: 'first-Ab_1.js:3:1200',
      route: '/start',
      release: 'main-Xy_9.js',
    });
    expect(reportCrashSchemas.body.safeParse(body).success).toBe(true);
    page.window.started?.();
    page.throwIn('https://quiz.example/assets/first-Ab_1.js');
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  test('says so after ten seconds without the app, and removes it if the app starts late', () => {
    const page = openWatched();
    vi.advanceTimersByTime(startMs - 1);
    expect(page.sentence.hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect(page.sentence.hidden).toBe(false);
    page.window.started?.();
    expect(page.sentence.hidden).toBe(true);
  });

  test('says nothing once the app has started', () => {
    const page = openWatched();
    page.window.started?.();
    vi.advanceTimersByTime(startMs);
    page.fail('SCRIPT');
    expect(page.sentence.hidden).toBe(true);
  });

  test('contains the sentence, with the emergency number', () => {
    const html = readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8');
    const page = fillTemplate(html, {
      ...frame,
      title: '',
      icon: '',
      head: '',
      settings: '',
      content: '',
      scripts: '',
    });
    expect(page).toMatch(
      new RegExp(`<div id="${notStartedId}" role="alert" hidden>\\s*<p>[^<]*112[^<]*</p>\\s*<button`),
    );
  });
});
