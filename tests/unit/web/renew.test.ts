import { beforeEach, expect, test, vi } from 'vitest';
import { product } from '#shared/product.ts';
import { tokenOf, tokenWith } from '#tests/support/token-for-test.ts';
import { stubStorage } from './shared-browser.ts';

const fetchStub = vi.fn<typeof fetch>();
let stores: ReturnType<typeof stubStorage>;

async function openPage() {
  vi.resetModules();
  const session = await import('#web/session/session.ts');
  const { call } = await import('#web/api/call.ts');
  const { renew } = await import('#web/api/call.ts');
  const { logOutAtServer } = await import('#web/api/call.ts');
  session.restoreSession();
  return { ...session, call, renew, logOutAtServer, state: () => session.useSession.getState() };
}

beforeEach(() => {
  stores = stubStorage();
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
});

const me = { id: 'u-1', email: 'u-1@example.com', firstName: '', lastName: '' };
const refused = () => Response.json({ message: 'Please log in again.', code: 'unauthenticated' }, { status: 401 });
const next = tokenWith({ userId: 'u-1', email: 'u-1@example.com', exp: 4_102_444_801 });
/** The API: what each path responds. A call that is not listed fails the test. */
const api = (answers: Record<string, () => Response>) =>
  fetchStub.mockImplementation(async (path) => {
    const answer = answers[String(path)];
    if (!answer) throw new Error(`Nothing answers at ${path}.`);
    return answer();
  });
const paths = () => fetchStub.mock.calls.map(([path]) => path);

test('a token that the API no longer accepts is renewed once, and the call is made again', async () => {
  const page = await openPage();
  page.signIn(tokenOf('u-1'), { remember: true });
  let isRenewed = false;
  api({
    '/api/users/me': () => (isRenewed ? Response.json(me) : refused()),
    '/api/auth/refresh': () => {
      isRenewed = true;
      return Response.json({ token: next });
    },
  });
  expect(await page.call('getMe', undefined)).toMatchObject({ ok: true });
  expect(paths()).toEqual(['/api/users/me', '/api/auth/refresh', '/api/users/me']);
  expect(page.state().authToken).toBe(next);
  expect(stores.local.getItem(`${product.id}.authToken`)).toBe(next);
});

test('many concurrent calls request one renewal', async () => {
  stores.local.setItem(`${product.id}.authToken`, tokenWith({ userId: 'u-1', email: 'a@b.c', exp: 1 }));
  const page = await openPage();
  api({ '/api/auth/refresh': () => Response.json({ token: next }) });
  expect(await Promise.all([page.renew(), page.renew(), page.renew()])).toEqual([true, true, true]);
  expect(paths()).toEqual(['/api/auth/refresh']);
});

test('an ended session ends here too, the login says so, and nothing stays in the browser', async () => {
  const page = await openPage();
  page.signIn(tokenOf('u-1'), { remember: true });
  api({ '/api/users/me': refused, '/api/auth/refresh': refused });
  expect(await page.call('getMe', undefined)).toMatchObject({ ok: false, status: 401 });
  expect(page.state()).toMatchObject({ user: null, authToken: null, wasEnded: true });
  expect(stores.local.keys()).toEqual([]);
});

test('an old token that cannot be renewed is not an ended session: the login does not mention it', async () => {
  stores.local.setItem(`${product.id}.authToken`, tokenWith({ userId: 'u-1', email: 'a@b.c', exp: 1 }));
  const page = await openPage();
  api({ '/api/auth/refresh': refused });
  expect(await page.renew()).toBe(false);
  expect(page.state()).toMatchObject({ authToken: null, renewing: null, wasEnded: false });
});

test('without a network an expired token stays for the next visit, and logs no user in', async () => {
  const expired = tokenWith({ userId: 'u-1', email: 'a@b.c', exp: 1 });
  stores.local.setItem(`${product.id}.authToken`, expired);
  const page = await openPage();
  fetchStub.mockRejectedValue(new TypeError('no network'));
  expect(await page.renew()).toBe(false);
  expect(page.state()).toMatchObject({ user: null, authToken: null, renewing: null });
  expect(stores.local.getItem(`${product.id}.authToken`)).toBe(expired);
});

test('the cookie of a user who logged in since does not continue the session of the previous user', async () => {
  stores.local.setItem(`${product.id}.authToken`, tokenWith({ userId: 'u-1', email: 'a@b.c', exp: 1 }));
  const page = await openPage();
  api({ '/api/auth/refresh': () => Response.json({ token: tokenOf('u-2') }) });
  expect(await page.renew()).toBe(false);
  expect(page.state()).toMatchObject({ user: null, authToken: null, renewing: null });
  expect(stores.local.keys()).toEqual([]);
});

test('a logout without a network is sent before anything is renewed', async () => {
  const page = await openPage();
  fetchStub.mockRejectedValue(new TypeError('no network'));
  await page.logOutAtServer('a.b.c');
  stores.local.setItem(`${product.id}.authToken`, tokenWith({ userId: 'u-1', email: 'a@b.c', exp: 1 }));
  const later = await openPage();
  expect(await later.renew()).toBe(false);
  expect(paths().at(-1)).toBe('/api/auth/logout');

  api({
    '/api/auth/logout': () => Response.json({}),
    '/api/auth/login': () => Response.json({ token: tokenOf('u-2') }),
  });
  fetchStub.mockClear();
  await later.call('login', { email: 'b@example.com', password: 'long enough' });
  expect(paths()).toEqual(['/api/auth/logout', '/api/auth/login']);
});

/** A renewal that is under way until `end` is called. */
const hangingRenewal = (page: Awaited<ReturnType<typeof openPage>>) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetchStub.mockImplementationOnce(async () => promise);
  const renewed = page.renew();
  return async (answer: Response) => {
    resolve(answer);
    return renewed;
  };
};

test('the wish to stay logged in is sent, even while another renewal is under way', async () => {
  const page = await openPage();
  page.signIn(tokenOf('u-1'), { remember: false });
  fetchStub.mockImplementation(async () => Response.json({ token: next }));
  const end = hangingRenewal(page);
  const [stay, stayToo] = [page.renew({ remember: true }), page.renew({ remember: true })];
  const other = page.renew();
  expect(await end(Response.json({ token: next }))).toBe(true);
  expect(await Promise.all([stay, stayToo, other])).toEqual([true, true, true]);
  expect(fetchStub.mock.calls.map(([, init]) => init?.body)).toEqual(['{}', '{"remember":true}']);
});

test('the wish to stay logged in is not granted if the renewal before it failed', async () => {
  const page = await openPage();
  page.signIn(tokenOf('u-1'), { remember: false });
  const end = hangingRenewal(page);
  const stay = page.renew({ remember: true });
  expect(await end(refused())).toBe(false);
  expect(await stay).toBe(false);
  expect(page.state()).toMatchObject({ authToken: null, wasEnded: true });
  expect(paths()).toEqual(['/api/auth/refresh']);
});

test('a renewal that fails after another user has logged in leaves their session alone', async () => {
  const page = await openPage();
  page.signIn(tokenOf('u-1'), { remember: true });
  const end = hangingRenewal(page);
  page.logout();
  page.signIn(tokenOf('u-2'), { remember: true });
  expect(await end(refused())).toBe(false);
  expect(page.state()).toMatchObject({ user: { id: 'u-2' }, authToken: tokenOf('u-2'), wasEnded: false });
});

test('a call is repeated with the token that another tab has renewed meanwhile', async () => {
  const page = await openPage();
  page.signIn(tokenOf('u-1'), { remember: true });
  fetchStub.mockImplementation(async (path, init) => {
    const isNext = new Headers(init?.headers).get('authorization') === `Bearer ${next}`;
    if (path === '/api/auth/refresh') page.takeNextToken(next);
    return isNext ? Response.json(me) : refused();
  });
  expect(await page.call('getMe', undefined)).toMatchObject({ ok: true });
  expect(page.state().authToken).toBe(next);
});

test('a wish not to be remembered is sent in a separate call if a renewal is under way', async () => {
  const page = await openPage();
  page.signIn(tokenOf('u-1'), { remember: true });
  api({ '/api/auth/refresh': () => Response.json({ token: next }) });
  expect(await Promise.all([page.renew(), page.renew({ remember: false })])).toEqual([true, true]);
  const wishes = fetchStub.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  expect(wishes).toEqual([{}, { remember: false }]);
});
