import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { followAccount } from '#web/api/follow-account.ts';
import { signIn } from '#web/session/session.ts';
import { setSiteSettings } from '#web/site-settings.ts';
import { playApi } from '../support/api.ts';
import { lastScreen, showQuiz } from '../support/show.tsx';
import { rowOf } from '../support/submissions.ts';

const row = (status: 'processing' | 'ready', submissionId = 'submission-1') => rowOf(submissionId, { status });

/** Submits a quiz. `lists` are the responses to each call for the list, the first of them before the quiz. */
const handIn = async (...lists: ReturnType<typeof row>[][]) => {
  const api = playApi({
    createSubmission: { status: 201 },
    getMe: { body: {} },
    listSubmissions: lists.map((body) => ({ body })),
  });
  signIn(tokenOf('ines'), { remember: true });
  onTestFinished(followAccount());
  await expect.poll(() => api.named('listSubmissions')).toHaveLength(1);
  const screen = await showQuiz([lastScreen]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  await vi.advanceTimersByTimeAsync(10_000);
  (screen.next.element() as HTMLElement).click();
  return { ...screen, api, way: screen.getByRole('link', { name: 'See my result' }) };
};
const analysing = 'Your results are being analysed and will be sent to you via email shortly';
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('the heading and the link say when the result is ready, and the link is announced', async () => {
  const { way, getByText, getByRole, heading, api } = await handIn(
    [row('ready', 'older')],
    [row('processing')],
    [row('ready')],
  );
  await expect.element(getByText('Working out your result…').first()).toBeVisible();
  await seconds(1);
  await expect.poll(() => api.named('listSubmissions')).toHaveLength(2);
  expect(way.query()).toBeNull();
  await expect.element(heading).toHaveTextContent(analysing);
  await seconds(5);
  await expect.element(way).toHaveAttribute('href', '/results/submission-1');
  await expect
    .poll(() =>
      getByRole('status')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toContain('See my result');
  await expect.element(heading).toHaveTextContent('Your result is ready');
  await expect.element(getByText(analysing)).toBeVisible();
  await expect.element(getByText(/^If you haven’t confirmed your address yet, our email will ask/)).toBeVisible();
  await seconds(60);
  expect(api.named('listSubmissions')).toHaveLength(3);
});

test.each([
  [390, 844],
  [1280, 1400],
])('the links stay where they are when the result is ready, at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  const { way, getByRole } = await handIn([], [row('processing')], [row('ready')]);
  const links = ['Go to my dashboard', 'Return Home'].map((name) => getByRole('button', { name }));
  for (const link of links) await expect.element(link).toBeVisible();
  const tops = () => links.map((link) => Math.round(link.element().getBoundingClientRect().top + scrollY));
  await seconds(1);
  const before = tops();
  await seconds(5);
  await expect.element(way).toBeVisible();
  expect(tops()).toEqual(before);
});

test('a result that misses the announced time is called late, and polling stops', async () => {
  const { getByText, api } = await handIn([], [row('processing')]);
  await seconds(6 * 60);
  await expect.element(getByText(/^This is taking longer than usual/).first()).toBeVisible();
  const asked = api.named('listSubmissions').length;
  await seconds(60);
  expect(api.named('listSubmissions')).toHaveLength(asked);
});

test('a site without mail no longer says that a ready result is being analysed', async () => {
  setSiteSettings({ ...localSiteSettings(), hasMail: false });
  const { heading, getByText } = await handIn([], [row('ready')]);
  await seconds(5);
  await expect.element(heading).toHaveTextContent('Your result is ready');
  expect(getByText(/being analysed/).query()).toBeNull();
});

test('another ready result is not mistaken for this one', async () => {
  const { way, getByText } = await handIn([row('ready', 'older')], [row('processing'), row('ready', 'older')]);
  await seconds(2);
  await expect.element(getByText('Working out your result…').first()).toBeVisible();
  expect(way.query()).toBeNull();
});
