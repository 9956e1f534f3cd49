import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from './shared-browser.ts';

// A tab knows the run that it has open, and passes it on to its reload.

let stores: ReturnType<typeof stubStorage>;
let leave = () => {};
beforeEach(() => {
  stores = stubStorage();
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    leave = listener;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openPage = async (type: 'reload' | 'navigate' | 'back_forward', openedAt = Date.now()) => {
  vi.resetModules();
  vi.stubGlobal('performance', { now: () => 0, timeOrigin: openedAt, getEntriesByType: () => [{ type }] });
  const [runs, device] = await Promise.all([
    import('#web/quiz/draft/runs-of-this-tab.ts'),
    import('#web/session/storage.ts'),
  ]);
  return { ...runs, ...device };
};

test('a reload resumes without a question', async () => {
  (await openPage('navigate')).claimRun('run-1');
  const reloadBegan = Date.now();
  leave();
  const { isOfThisTab } = await openPage('reload', reloadBegan);
  expect([isOfThisTab('run-1'), isOfThisTab('run-2')]).toEqual([true, false]);
});

test.each(['navigate', 'back_forward'] as const)('another way to the page asks first (%s)', async (type) => {
  (await openPage('navigate')).claimRun('run-1');
  leave();
  expect((await openPage(type)).isOfThisTab('run-1')).toBe(false);
});

test('a restored tab asks first, although the browser calls it a reload', async () => {
  (await openPage('navigate')).claimRun('run-1');
  leave();
  const aMinuteLater = Date.now() + 60_000;
  expect((await openPage('reload', aMinuteLater)).isOfThisTab('run-1')).toBe(false);
});

test('a duplicated tab finds nothing, because nothing is stored while the page is open', async () => {
  (await openPage('navigate')).claimRun('run-1');
  expect(stores.session.keys()).toEqual([]);
  leave();
  expect(stores.session.keys()).toHaveLength(1);
  await openPage('reload');
  expect(stores.session.keys()).toEqual([]);
});

test('a quiz that was left within the app is asked about, and a shared device passes nothing on', async () => {
  const page = await openPage('navigate');
  page.claimRun('run-1');
  page.releaseRun('run-1');
  leave();
  expect(stores.session.keys()).toEqual([]);
  page.claimRun('run-2');
  page.setSharedDevice(true);
  leave();
  expect(stores.session.keys()).toEqual([]);
});
