import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/app.tsx';
import { reportCrash } from '#web/report-crash.ts';
import { setSharedDevice } from '#web/session/storage.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const accepted = { reportCrash: { status: 202 } };
const { href } = location;
afterEach(() => history.replaceState(null, '', href));

/** A page counts the reports of a day, so each test has a day of its own. */
let days = 0;
const nextDay = () => vi.setSystemTime(Date.parse('2026-12-01T12:00:00Z') + days++ * 24 * 3_600_000);
beforeEach(() => void nextDay());

const personal = 'ada@example.com weighs 172';

const Broken = () => {
  throw new TypeError(personal);
};

test('a screen that breaks is reported to the operator, without a word or an id of the user', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { named } = playApi(accepted);
  history.replaceState(null, '', '/results/01KF9ZQ4?token=secret#key');
  await show(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await expect.poll(() => named('reportCrash')).toHaveLength(1);
  const [{ body, init } = expect.fail('no call')] = named('reportCrash');
  expect(body).toEqual({
    code: 'TypeError',
    at: expect.stringMatching(/^crash\.test\.tsx:\d+:\d+$/),
    route: '/results/:submissionId',
    release: expect.stringMatching(/^[\w.-]+$/),
  });
  expect(init).toMatchObject({ credentials: 'omit', headers: { 'content-type': 'application/json' } });
  expect(init.headers).not.toHaveProperty('authorization');
  vi.mocked(console.error).mockReset();
});

test('a browser sends three reports a day, and more on the next day', async () => {
  const { named } = playApi(accepted);
  for (const error of [new Error('1'), new RangeError('2'), new TypeError('3'), new Error('4')])
    await reportCrash(error);
  expect(named('reportCrash').map(({ body }) => body)).toEqual([
    expect.objectContaining({ code: 'Error' }),
    expect.objectContaining({ code: 'RangeError' }),
    expect.objectContaining({ code: 'TypeError' }),
  ]);
  nextDay();
  await reportCrash(new Error('5'));
  expect(named('reportCrash')).toHaveLength(4);
});

test('the reports of the browser’s other pages count', async () => {
  const { named } = playApi(accepted);
  await reportCrash(new Error('1'));
  const [key = expect.fail('nothing stored')] = Object.keys(localStorage);
  localStorage.setItem(key, String(localStorage.getItem(key)).replace(/1$/, '3'));
  await reportCrash(new Error('2'));
  expect(named('reportCrash')).toHaveLength(1);
});

test('a shared device stores nothing about it, and only this page counts', async () => {
  const { named } = playApi(accepted);
  setSharedDevice(true);
  for (const text of ['1', '2', '3', '4']) await reportCrash(new Error(text));
  expect(named('reportCrash')).toHaveLength(3);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('without a network nothing is thrown', async () => {
  playApi({ reportCrash: 'no network' });
  await expect(reportCrash(new Error('x'))).resolves.toBeUndefined();
});

test('what a thrown value that is not an error says is not sent', async () => {
  const { named } = playApi(accepted);
  await reportCrash({ name: personal, message: personal });
  expect(named('reportCrash')[0]?.body).toMatchObject({ code: 'Unknown' });
  expect(JSON.stringify(named('reportCrash')[0]?.body)).not.toContain('172');
});

const withStack = (stack: string, message = 'x') => Object.assign(new Error(message), { stack });

test.each([
  [
    'Chromium',
    `Error: x\n    at press (${location.origin}/assets/quiz-page-Ab_1.js:3:1200)\n    at a`,
    'quiz-page-Ab_1.js:3:1200',
  ],
  ['Firefox and Safari', `press@${location.origin}/assets/quiz-page-Ab_1.js:3:1200\n@y`, 'quiz-page-Ab_1.js:3:1200'],
])('an error in our scripts that no screen caught is reported with its place (%s)', async (_, stack, at) => {
  const { named } = playApi(accepted);
  await reportCrash(withStack(stack), false);
  expect(named('reportCrash')[0]?.body).toMatchObject({ at });
});

test.each([
  ['an extension’s error', withStack('Error: x\n    at chrome-extension://abc/content.js:1:2')],
  ['an error without a place', withStack('')],
  ['a script that did not come', withStack(`TypeError: Failed to fetch ${location.origin}/assets/a.js`)],
  [
    'a page that React drew anew',
    withStack(`Error\n    at ${location.origin}/assets/a.js:1:2`, 'Minified React error #418; visit'),
  ],
  ['a refusal that is no error', 'no'],
])('%s is not reported', async (_, error) => {
  playApi({});
  await expect(reportCrash(error, false)).resolves.toBeUndefined();
  expect(localStorage.length).toBe(0);
});
