import { beforeEach, describe, expect, test, vi } from 'vitest';
import { asUserId } from '#shared/contract/ids.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { tokenOf, tokenWith } from '#tests/support/token-for-test.ts';
import { isExpired, readClaims } from '#web/session/storage.ts';
import { stubStorage } from './shared-browser.ts';

let stores: ReturnType<typeof stubStorage>;
let session: typeof import('#web/session/session.ts');

/** Opens the page (again): a fresh module, with the storage as it was left. */
async function openPage() {
  vi.resetModules();
  session = await import('#web/session/session.ts');
  session.restoreSession();
}
const state = () => session.useSession.getState();

beforeEach(async () => {
  stores = stubStorage();
  await openPage();
});

test('a visitor leaves nothing in the browser', () => {
  expect(state()).toMatchObject({ user: null, authToken: null, submissions: null, completedQuizzes: {}, progress: {} });
  expect(stores.local.keys()).toEqual([]);
});

test('a session with a completed quiz is stored under three keys, no more', () => {
  session.signIn(tokenOf('u-1'), { remember: true });
  session.markCompleted(productQuizId, '2026-07-01T10:00:00.000Z');
  session.setProgress('cardiac_health', 40);
  expect(stores.local.keys()).toEqual([
    `${product.id}.authToken`,
    `${product.id}.completedQuizzes`,
    `${product.id}.user`,
  ]);
  expect(stores.session.keys()).toEqual([]);
});

test('an expired stored token is kept for one renewal, and logs no user in before that', async () => {
  const expired = tokenWith({ userId: 'u-1', email: 'a@b.c', exp: 1 });
  stores.local.setItem(`${product.id}.authToken`, expired);
  await openPage();
  expect(state()).toMatchObject({ user: null, authToken: null, renewing: 'u-1' });
  expect(stores.local.getItem(`${product.id}.authToken`)).toBe(expired);
});

test('the next token logs in only the user whose token had expired', async () => {
  stores.local.setItem(`${product.id}.authToken`, tokenWith({ userId: 'u-1', email: 'a@b.c', exp: 1 }));
  await openPage();
  expect(session.takeNextToken(tokenOf('u-2'))).toBe(false);
  expect(state()).toMatchObject({ authToken: null, renewing: 'u-1' });
  expect(session.takeNextToken(tokenOf('u-1'))).toBe(true);
  expect(state()).toMatchObject({ user: { id: 'u-1' }, authToken: tokenOf('u-1'), renewing: null });
});

test('a device whose clock is two days fast can log in once it knows the server’s time', async () => {
  const token = tokenWith({
    userId: 'u-1',
    email: 'a@b.c',
    exp: Math.floor(Date.now() / 1000) - 2 * 86_400 + 3600,
  });
  expect(session.signIn(token, { remember: true })).toBe(false);
  const { learnServerTime } = await import('#web/session/storage.ts');
  learnServerTime(new Date(Date.now() - 2 * 86_400_000).toUTCString());
  expect(session.signIn(token, { remember: true })).toBe(true);
});

test('a remembered session continues when the page is opened again', async () => {
  session.signIn(tokenOf('u-1'), { remember: true });
  session.mergeUser({ firstName: 'Ines' });
  session.markCompleted(productQuizId, '2026-07-01T10:00:00.000Z');
  await openPage();
  expect(state().user).toEqual({ id: 'u-1', email: 'u-1@example.com', firstName: 'Ines', lastName: '' });
  expect(state().authToken).toBe(tokenOf('u-1'));
  expect(state().completedQuizzes).toEqual({
    [productQuizId]: { completedAt: '2026-07-01T10:00:00.000Z', userId: 'u-1' },
  });
});

test('without "remember me" the session lives in session storage alone, and a reload keeps it', async () => {
  session.signIn(tokenOf('u-1'), { remember: false });
  expect(stores.local.keys()).toEqual([]);
  await openPage();
  expect(state().authToken).toBe(tokenOf('u-1'));
  session.mergeUser({ firstName: 'Ines' });
  expect(stores.local.keys()).toEqual([]);
});

test('a session of this tab does not end a later one of another tab', () => {
  session.signIn(tokenOf('u-1'), { remember: false });
  stores.local.setItem(`${product.id}.authToken`, tokenOf('u-2'));
  session.mergeUser({ firstName: 'Ines' });
  session.markCompleted(productQuizId, '2026-07-01T10:00:00.000Z');
  session.endSession();
  expect(stores.local.getItem(`${product.id}.authToken`)).toBe(tokenOf('u-2'));
  session.logout();
  expect(stores.local.keys()).toEqual([]);
});

test('logging in again without "remember me" removes the remembered session', () => {
  session.signIn(tokenOf('u-1'), { remember: true });
  session.signIn(tokenOf('u-1'), { remember: false });
  expect(stores.local.keys()).toEqual([]);
});

test.each([['malformed', 'not a token']])('a stored token that is %s is ignored and cleared', async (_, token) => {
  stores.local.setItem(`${product.id}.authToken`, token);
  stores.local.setItem(`${product.id}.user`, '{"id":"u-1"}');
  await openPage();
  expect(state()).toMatchObject({ user: null, authToken: null });
  expect(stores.local.keys()).toEqual([]);
});

test('a stored user who is not the token’s is ignored', async () => {
  stores.local.setItem(`${product.id}.authToken`, tokenOf('u-1'));
  stores.local.setItem(`${product.id}.user`, '{"id":"u-2","email":"x@example.com","firstName":"X","lastName":""}');
  await openPage();
  expect(state().user).toEqual({ id: 'u-1', email: 'u-1@example.com', firstName: '', lastName: '' });
});

test('unreadable values in the storage are ignored', async () => {
  stores.local.setItem(`${product.id}.authToken`, tokenOf('u-1'));
  stores.local.setItem(`${product.id}.user`, '{{{');
  stores.local.setItem(`${product.id}.completedQuizzes`, '[1]');
  await openPage();
  expect(state().user?.id).toBe('u-1');
  expect(state().completedQuizzes).toEqual({});
});

test('a session without storage lasts as long as the page', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(session.signIn(tokenOf('u-1'), { remember: true })).toBe(true);
  expect(state().user?.id).toBe('u-1');
});

test('a token that cannot be read skips the login, is logged without the token, and changes nothing', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  session.signIn(tokenOf('u-1'), { remember: true });
  expect(session.signIn('secret-nonsense', { remember: true })).toBe(false);
  expect(state().user?.id).toBe('u-1');
  expect(info).toHaveBeenCalledOnce();
  expect(info.mock.calls.join()).not.toContain('secret-nonsense');
});

test('logout clears token, user, submissions and progress, and calls its listeners', () => {
  const forget = vi.fn();
  session.onLogout(forget);
  session.signIn(tokenOf('u-1'), { remember: true });
  session.useSession.setState({ submissions: [] });
  session.setProgress(productQuizId, 50);
  session.logout();
  expect(state()).toMatchObject({ user: null, authToken: null, submissions: null, progress: {} });
  expect(stores.local.keys()).toEqual([]);
  expect(forget).toHaveBeenCalledOnce();
});

test('a session that the API ended is removed silently, and unsent answers stay', () => {
  const forget = vi.fn();
  session.onLogout(forget);
  session.signIn(tokenOf('u-1'), { remember: true });
  session.endSession();
  expect(state().authToken).toBeNull();
  expect(forget).not.toHaveBeenCalled();
});

test('the next user starts without the submissions of the previous one', () => {
  session.signIn(tokenOf('u-1'), { remember: true });
  session.useSession.setState({ submissions: [], progress: { [productQuizId]: 50 } });
  session.signIn(tokenOf('u-2'), { remember: true });
  expect(state()).toMatchObject({ submissions: null, progress: {}, user: { id: 'u-2' } });
});

describe('other tabs', () => {
  const reload = vi.fn();
  const listeners = new Map<string, (event: object) => void>();
  const happens = (type: string, event: object) => listeners.get(type)?.(event);
  const leaveToken = (token: string) => stores.local.setItem(`${product.id}.authToken`, token);

  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    );
    vi.stubGlobal('location', { reload });
    session.followOtherTabs();
    session.signIn(tokenOf('u-1'), { remember: true });
    session.useSession.setState({ submissions: [], progress: { [productQuizId]: 50 } });
  });

  test.each([
    ['storage', { key: `${product.id}.authToken` }],
    ['storage', { key: null }],
    // The page was in the browser's page cache while the other tab logged out, and is shown again unchanged.
    ['pageshow', { persisted: true }],
  ])('end the session here when they log out: %s %o', (type, event) => {
    stores.local.removeItem(`${product.id}.authToken`);
    happens(type, event);
    expect(state()).toMatchObject({ user: null, authToken: null, submissions: null, progress: {} });
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['storage', { key: `${product.id}.authToken` }],
    ['pageshow', { persisted: true }],
  ])('leave nothing of mine here when another user logs in there: %s', (type, event) => {
    leaveToken(tokenOf('u-2'));
    happens(type, event);
    expect(state()).toMatchObject({ user: { id: 'u-2' }, submissions: null, progress: {} });
    expect(reload).toHaveBeenCalledOnce();
  });

  test('continue my own new session here', () => {
    leaveToken(tokenOf('u-1'));
    happens('storage', { key: `${product.id}.authToken` });
    expect(state()).toMatchObject({ user: { id: 'u-1' }, submissions: [], progress: { [productQuizId]: 50 } });
    expect(reload).not.toHaveBeenCalled();
  });

  test('are not overwritten by what this tab writes later', () => {
    const stored = (key: string) => JSON.parse(stores.local.getItem(`${product.id}.${key}`) ?? 'null');
    const leave = (key: string, value: object) => {
      stores.local.setItem(`${product.id}.${key}`, JSON.stringify(value));
      happens('storage', { key: `${product.id}.${key}` });
    };
    leave('completedQuizzes', { cardiac_health: { completedAt: '2026-07-01T10:00:00.000Z', userId: 'u-1' } });
    leave('user', { ...state().user, firstName: 'Ines', lastName: 'Moser' });
    session.mergeUser({ lastName: 'Berg' });
    expect(stored('user')).toMatchObject({ firstName: 'Ines', lastName: 'Berg' });
    session.markCompleted(productQuizId, '2026-07-02T10:00:00.000Z');
    expect(Object.keys(stored('completedQuizzes')).sort()).toEqual(['cardiac_health', productQuizId].sort());
  });

  test('do not pass on another user’s profile', () => {
    stores.local.setItem(`${product.id}.user`, JSON.stringify({ ...state().user, id: 'u-2' }));
    happens('storage', { key: `${product.id}.user` });
    expect(state().user?.id).toBe('u-1');
  });

  test('a page that was only loaded has nothing to follow', () => {
    stores.local.removeItem(`${product.id}.authToken`);
    happens('pageshow', { persisted: false });
    expect(state().user?.id).toBe('u-1');
  });
});

test('submitting sets the progress to 100', () => {
  session.markCompleted('cardiac_health', '2026-07-01T10:00:00.000Z');
  expect(state().progress).toEqual({ cardiac_health: 100 });
});

test('on a device that is not the user’s own, the three keys move to the storage that ends with the browser', () => {
  session.signIn(tokenOf('u-1'), { remember: true });
  session.markCompleted(productQuizId, '2026-07-01T10:00:00.000Z');
  expect(session.isRemembered()).toBe(true);
  session.forgetSessionOnClose();
  expect(session.isRemembered()).toBe(false);
  expect(stores.local.keys()).toEqual([]);
  expect(stores.session.keys()).toEqual([
    `${product.id}.authToken`,
    `${product.id}.completedQuizzes`,
    `${product.id}.user`,
  ]);
  expect(state()).toMatchObject({ user: { id: 'u-1' }, authToken: tokenOf('u-1') });
});

const claims = { userId: asUserId('u-1'), email: 'zoë.żak@example.com', exp: 1_800_000_000 };

test('the claims of a token are read, even with letters beyond ASCII', () => {
  expect(readClaims(tokenWith({ ...claims, iss: 'somebody' }))).toEqual(claims);
});

test.each([
  ['nothing', ''],
  ['one part', 'abc'],
  ['no base64', 'a.!!!.c'],
  ['no JSON', `a.${Buffer.from('{').toString('base64url')}.c`],
  ['null', tokenWith(null as never)],
  ['no userId', tokenWith({ email: 'a@b.c', exp: 1 })],
  ['an empty userId', tokenWith({ ...claims, userId: '' })],
  ['no email', tokenWith({ userId: 'u', exp: 1 })],
  ['a text for exp', tokenWith({ ...claims, exp: 'soon' })],
])('%s is not a token', (_, token) => {
  expect(readClaims(token)).toBeNull();
});

test('a token without an expiry has not expired, because the API decides', () => {
  const { exp: _, ...endless } = claims;
  expect(readClaims(tokenWith(endless))).toEqual(endless);
  expect(isExpired(endless, new Date('2100-01-01'))).toBe(false);
});

test('a token expires at its second, not after it', () => {
  expect(isExpired(claims, new Date(claims.exp * 1000 - 1))).toBe(false);
  expect(isExpired(claims, new Date(claims.exp * 1000))).toBe(true);
});
