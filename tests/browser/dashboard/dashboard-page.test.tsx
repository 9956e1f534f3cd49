import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { followAccount } from '#web/api/follow-account.ts';
import { DashboardPage } from '#web/dashboard/dashboard-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import * as labels from '#words/labels.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { estimated, ines, rowOf } from '../support/submissions.ts';

const row = (quizId: QuizId, submissionId: string, minutesAgo: number) => rowOf(submissionId, { quizId, minutesAgo });

/** The dashboard of a user whose submissions have loaded. */
const showDashboard = (submissions: readonly SubmissionRow[] | null) => {
  signIn(tokenOf('ines'), { remember: true });
  useSession.setState({ submissions, user: ines });
  return show(<DashboardPage />, '/dashboard');
};
const viewOf = (quizId: QuizId) => ({
  name: `View Results: ${quizRecords[quizId].title}`,
});

test('the newest ready result has the solid button, and all others have a quiet one', async () => {
  playApi({ getMe: { body: ines }, listSubmissions: { body: [] } });
  const rows = [
    { ...row(cardiacQuizId, 'c-2', 1), status: 'processing' as const },
    row(productQuizId, 'p-2', 10),
    row(cardiacQuizId, 'c-1', 20),
    row(productQuizId, 'p-1', 30),
  ];
  const { getByRole } = await showDashboard(rows);
  const looks = () =>
    getByRole('button', { name: /^View Results/ })
      .elements()
      .map((button) => button.getAttribute('data-variant'));
  await expect.poll(looks).toEqual(['secondary', 'primary', 'secondary', 'secondary']);
});

test.each([
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['18:00', 'evening'],
])('the greeting at %s is “Good %s”', async (time, partOfDay) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-03-01T${time}`) });
  playApi({ getMe: { body: ines }, listSubmissions: { body: [] } });
  const { getByRole } = await showDashboard([]);
  const heading = getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent(`Good ${partOfDay} Ines, are you ready to view your results?`);
  expect(document.title).toBe(`Dashboard – ${product.name}`);
});

test('each submission is a row with its quiz, its age, retake and results', async () => {
  playApi({ getMe: { body: ines }, listSubmissions: { body: [] } });
  const day = 24 * 60;
  const { getByRole, getByTitle, getByText } = await showDashboard([
    row(cardiacQuizId, 'c-1', 4),
    row(productQuizId, 'p-2', 3 * day),
    row(productQuizId, 'p-1', 100 * day),
  ]);
  const rows = () =>
    getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent ?? '');
  await expect.poll(rows).toHaveLength(3);
  for (const [index, quizId, ago] of [
    [0, cardiacQuizId, '4 minutes ago'],
    [1, productQuizId, '3 days ago'],
    [2, productQuizId, '3 months ago'],
  ] as const) {
    expect(rows()[index]).toContain(quizRecords[quizId].title);
    expect(rows()[index]).toContain(ago);
    expect(rows()[index]).toContain('View Results');
  }
  expect(getByTitle('Retake Quiz').elements()).toHaveLength(3);
  await expect
    .element(getByText('New results can take up to 5 minutes. They’ll appear here automatically.'))
    .toBeVisible();
  await expect
    .element(getByRole('link', { name: new RegExp(`^Physician-guided ${product.name} programs`) }))
    .toBeVisible();
});

test('a row shows the figure with its range, and the change since the result before it', async () => {
  playApi({ getMe: { body: ines }, listSubmissions: { body: [] } });
  const { getByRole } = await showDashboard([
    { ...row(productQuizId, 'p-2', 5), headline: estimated(44.2, 36, 53) },
    { ...row(cardiacQuizId, 'c-1', 10), headline: { standing: 'notEstimated', engineVersion: '2.1.0' } },
    { ...row(productQuizId, 'p-1', 5 * 60 * 24 * 400), headline: estimated(46.4, 38, 55) },
  ]);
  const texts = () =>
    getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(() => texts()[0])
    .toMatch(/Biological age 44, likely 36 to 53.*46 in .*, 44 now: too close to tell apart\./);
  expect(texts()[1]).toContain('Not estimated');
  expect(texts()[2]).toContain('Biological age 46, likely 38 to 55');
  expect(texts()[2]).not.toContain('now');
});

test('a row under a notice that comes first shows a sentence instead of the figure, until the day on which it opens', async () => {
  playApi({ getMe: { body: ines }, listSubmissions: { body: [] } });
  const warned = { standing: 'checkFirst', engineVersion: '2.1.0' } as const;
  const at = '2026-05-03T10:00:00.000Z';
  const { getByRole } = await showDashboard([
    { ...row(cardiacQuizId, 'c-3', 1), headline: warned },
    { ...row(cardiacQuizId, 'c-2', 2), headline: warned, checked: { at, opensOn: '2999-01-01' } },
    { ...row(cardiacQuizId, 'c-1', 3), headline: warned, checked: { at, opensOn: '2026-05-05' } },
  ]);
  const text = (n: number) => getByRole('listitem').nth(n);
  await expect.element(text(0)).toMatchTextContent('There’s a notice. Please read it today.');
  await expect.element(text(1)).toMatchTextContent('There’s a notice. Please read it today.');
  await expect.element(text(2)).toMatchTextContent('You told us you’d been seen. Your notice is still there.');
});

describe('a result that is being worked out', () => {
  const waiting = { ...row(cardiacQuizId, 'c-1', 0), status: 'processing' as const };
  const whole = { ...waiting, status: 'ready' as const, headline: estimated(3, 2, 5) };
  const follow = async (...lists: object[][]) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const api = playApi({ getMe: { body: ines }, listSubmissions: lists.map((body) => ({ body })) });
    signIn(tokenOf('ines'), { remember: true });
    onTestFinished(followAccount());
    const screen = await show(<DashboardPage />, '/dashboard');
    await vi.advanceTimersByTimeAsync(100);
    const announced = () =>
      screen
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent);
    return { ...screen, api, announced, item: screen.getByRole('listitem') };
  };

  test('says so, becomes ready without a reload, and is announced once, while neither row nor button moves', async () => {
    const { item, getByRole, announced } = await follow([waiting], [waiting], [whole]);
    await expect.element(item).toMatchTextContent(/Working it out…/);
    const button = getByRole('button', viewOf(cardiacQuizId));
    const place = () => [item, button].map((each) => JSON.stringify(each.element().getBoundingClientRect()));
    const before = place();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(item).toMatchTextContent(/10-year risk 3%, likely 2% to 5%.*Ready/);
    expect(place()).toEqual(before);
    expect(button.element().getAttribute('data-variant')).toBe('primary');
    // The live region is filled after the row has been drawn.
    const ready = `${quizRecords[cardiacQuizId].title}: ready`;
    await expect.poll(announced).toContain(ready);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(announced().filter((words) => words === ready)).toHaveLength(1);
  });

  test('stays in progress after 5 minutes, and can be checked next to View Results', async () => {
    const late = { ...waiting, submittedAt: new Date(Date.now() - 6 * 60_000).toISOString() };
    const { item, getByRole, announced } = await follow([late], [late], [{ ...late, status: 'ready' }]);
    await expect.element(item).toMatchTextContent(/Sent 6 minutes ago.*we’ll email you.*Still working it out…/);
    await expect.element(getByRole('button', viewOf(cardiacQuizId))).toBeVisible();
    const check = () =>
      (
        getByRole('button', { name: `Check now: ${quizRecords[cardiacQuizId].title}` }).element() as HTMLElement
      ).click();
    check();
    await vi.advanceTimersByTimeAsync(5100);
    await expect.poll(announced).toContain('Not ready yet');
    check();
    await vi.advanceTimersByTimeAsync(5100);
    await expect.element(item).toMatchTextContent(/Ready/);
  });
});

test('a row of an unknown quiz is shown as the second one, and opens', async () => {
  playApi({ getMe: { body: ines }, listSubmissions: { body: [{ ...row(productQuizId, 'x-1', 2), quizId: 'liver' }] } });
  signIn(tokenOf('ines'), { remember: true });
  onTestFinished(followAccount());
  const { getByRole } = await show(<DashboardPage />, '/dashboard');
  await expect.element(getByRole('button', viewOf(cardiacQuizId))).toBeVisible();
});

test.each([
  ['with the list', 0, 0],
  ['after the list', 200, 0],
])(
  'nothing moves when a profile that loads %s asks for consent and for a confirmed address',
  async (_, meMs, listMs) => {
    const late = <T,>(body: T, ms: number) =>
      new Promise<{ body: T }>((resolve) => setTimeout(() => resolve({ body }), ms));
    playApi({
      getMe: late({ ...ines, isConfirmed: false, consentVersion: 'before' }, meMs),
      listSubmissions: late([row(productQuizId, 'p-1', 5)], listMs),
    });
    signIn(tokenOf('ines'), { remember: true });
    onTestFinished(followAccount());
    const { getByRole, container } = await show(<DashboardPage />, '/dashboard');
    const places = new Map<Element, Set<number>>();
    const watch = () => {
      for (const each of container.querySelectorAll('h1, h2, main > *, main li, footer'))
        places.set(each, (places.get(each) ?? new Set()).add(each.getBoundingClientRect().top));
    };
    const observer = new MutationObserver(watch);
    observer.observe(container, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    await expect.element(getByRole('listitem').first()).toBeVisible();
    await expect.element(getByRole('form', { name: 'Our privacy policy has changed' })).toBeVisible();
    await expect.element(getByRole('region', { name: 'Your address' })).toBeVisible();
    expect(places.size).toBeGreaterThanOrEqual(4);
    for (const [element, tops] of places) expect([...tops], element.textContent ?? '').toHaveLength(1);
  },
);

test('a profile that cannot be loaded blocks nothing', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  playApi({ getMe: 'no network', listSubmissions: { body: [row(productQuizId, 'p-1', 5)] } });
  signIn(tokenOf('ines'), { remember: true });
  onTestFinished(followAccount());
  const { getByRole } = await show(<DashboardPage />, '/dashboard');
  await expect.element(getByRole('listitem').first()).toBeVisible();
});

test('submissions beyond the newest hundred are loaded on request, page by page', async () => {
  const ids = Array.from({ length: 230 }, (_, n) => `p-${900 - n}`);
  const rows = ids.map((id, n) => row(productQuizId, id, n + 1));
  const api = playApi({
    getMe: { body: ines },
    listSubmissions: [
      { body: rows.slice(0, 100) },
      { body: rows.slice(100, 200) },
      'no network',
      { body: rows.slice(200) },
    ],
  });
  signIn(tokenOf('ines'), { remember: true });
  onTestFinished(followAccount());
  const { getByRole } = await show(<DashboardPage />, '/dashboard');
  const count = () => getByRole('button', viewOf(productQuizId)).elements().length;
  const older = getByRole('button', { name: 'Show older' });
  await expect.poll(count).toBe(100);
  await older.click();
  await expect.poll(count).toBe(200);
  await older.click();
  await expect.element(getByRole('alert')).toHaveTextContent('We couldn’t load older results. Please try again.');
  await older.click();
  await expect.poll(count).toBe(230);
  await expect.element(older).not.toBeInTheDocument();
  expect(api.named('listSubmissions').map(({ query }) => query)).toEqual([
    {},
    { before: ids[99] },
    { before: ids[199] },
    { before: ids[199] },
  ]);
});

test('an empty dashboard offers a way to start', async () => {
  playApi({ getMe: { body: ines }, listSubmissions: { body: [] } });
  const { getByRole } = await showDashboard([]);
  await expect.element(getByRole('heading', { name: 'No results yet' })).toBeVisible();
  await expect.element(getByRole('complementary', { name: 'New results can take up to 5 minutes' })).toBeVisible();
  await expect
    .element(getByRole('link', { name: new RegExp(`^Physician-guided ${product.name} programs`) }))
    .toBeVisible();
  await expect.element(getByRole('link', { name: /^Start/ })).toHaveAttribute('href', quizRecords[productQuizId].path);
});

test('a list that is still loading is not called empty', async () => {
  playApi({ getMe: { body: ines }, listSubmissions: new Promise(() => {}) });
  const { getByText, getByRole } = await showDashboard(null);
  await expect.element(getByText('Loading your results')).toBeInTheDocument();
  expect(getByRole('heading', { name: 'No results yet' }).query()).toBeNull();
});

test('a list that cannot be loaded is not called empty, and can be loaded again', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  playApi({ getMe: { body: ines }, listSubmissions: [{ status: 404 }, { body: [] }] });
  signIn(tokenOf('ines'), { remember: true });
  onTestFinished(followAccount());
  const { getByRole } = await show(<DashboardPage />, '/dashboard');
  await expect.element(getByRole('heading', { name: 'We couldn’t load your results' })).toBeVisible();
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(getByRole('heading', { name: 'No results yet' })).toBeVisible();
});

test('Retake leads to that quiz', async () => {
  playApi({ getMe: { body: ines }, listSubmissions: { body: [] } });
  const { getByRole, elsewhere } = await showDashboard([row(cardiacQuizId, 'c-2', 1), row(cardiacQuizId, 'c-1', 9)]);
  await getByRole('button', { name: `Retake Quiz: ${quizRecords[cardiacQuizId].title}` })
    .last()
    .click();
  await expect.element(elsewhere).toHaveTextContent(quizRecords[cardiacQuizId].path);
});

const notReady = { status: 404, body: { code: 'not-found', message: 'Not ready.' } };

test.each([
  ['just sent', 1, 'ready' as const],
  ['that takes longer than usual', 7, 'processing' as const],
])(
  'View Results of a quiz %s polls every 5 seconds, says so once, and gives up after 300',
  async (_, minutes, status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const api = playApi({ getMe: { body: ines }, listSubmissions: { body: [] }, getResult: notReady });
    const { getByRole } = await showDashboard([{ ...row(productQuizId, 'p-1', minutes), status }]);
    const asked = () => api.named('getResult').length;
    const press = () => (getByRole('button', viewOf(productQuizId)).element() as HTMLElement).click();
    const announced = () =>
      getByRole('status')
        .elements()
        .map(({ textContent }) => textContent);
    press();
    await expect.poll(asked).toBe(1);
    await expect.poll(announced).toContain('Checking');
    await vi.advanceTimersByTimeAsync(4900);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(300_000 - 5100 - 1000);
    expect(asked()).toBeGreaterThanOrEqual(59);
    expect((getByRole('button', { name: 'Checking…' }).element() as HTMLButtonElement).disabled).toBe(true);
    await vi.advanceTimersByTimeAsync(1100);
    await expect.poll(announced).toContain('Not ready yet');
    const before = asked();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(before);
  },
);

test('polling survives failures, and the result opens when it is ready, fetched once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const api = playApi({
    getMe: { body: ines },
    listSubmissions: { body: [] },
    getResult: [{ status: 503, body: {} }, 'no network', { body: { submissionId: 'p-1', content: {} } }],
  });
  const { getByRole, router } = await showDashboard([row(productQuizId, 'p-1', 1)]);
  (getByRole('button', viewOf(productQuizId)).element() as HTMLElement).click();
  const secondLater = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return router.state.location.pathname;
  };
  await expect.poll(secondLater).toBe('/results/p-1');
  expect(api.named('getResult').map(({ query }) => query)).toEqual(Array(3).fill({ submissionId: 'p-1' }));
});

test('the heart quiz is offered once the first quiz was taken, but not with an open notice', async () => {
  playApi({ getMe: { body: ines }, listSubmissions: { body: [] } });
  const ready = { ...row(productQuizId, 'p-1', 5), headline: estimated(44, 36, 53) };
  const { getByRole } = await showDashboard([ready]);
  const next = getByRole('list', { name: 'Your next quiz' });
  await expect.element(next).toMatchTextContent(`Next: your heart. ${labels.quizDuration}.`);
  await expect
    .element(next.getByRole('link', { name: `Start: ${quizRecords[cardiacQuizId].title}` }))
    .toHaveAttribute('href', quizRecords[cardiacQuizId].path);
  const warned = { standing: 'checkFirst', engineVersion: '2.3.0' } as const;
  useSession.setState({ submissions: [{ ...ready, headline: warned }] });
  await expect.poll(() => next.query()).toBeNull();
  useSession.setState({ submissions: [row(cardiacQuizId, 'c-1', 1), ready] });
  await expect.element(getByRole('button', { name: /^View Results: Cardiac/ })).toBeVisible();
  expect(next.query()).toBeNull();
});
