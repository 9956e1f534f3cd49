import { expect, test, vi } from 'vitest';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { DashboardPage } from '#web/dashboard/dashboard-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { ines, rowOf } from '../support/submissions.ts';

const press = async (getResult: PlayedAnswer, isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  signIn(tokenOf('ines'), { remember: true });
  useSession.setState({ submissions: [rowOf('p-1')], user: ines });
  playApi({ getMe: { body: ines }, listSubmissions: { body: [] }, getResult });
  const screen = await show(<DashboardPage />, '/dashboard');
  await screen.getByRole('button', { name: `View Results: ${quizRecords[productQuizId].title}` }).click();
  await expect.element(screen.getByRole('button', { name: 'Checking…' })).toBeVisible();
  return screen;
};

test.each([
  ['the device is offline', false, 'You’re offline. We’ll open it when you’re back.'],
  ['the site cannot be reached', true, 'We can’t reach our site. We’ll open it as soon as we can.'],
])('View Results says in its row that %s', async (_, isOnline, words) => {
  const { getByText, getByRole } = await press('no network', isOnline);
  await expect.element(getByText(words)).toBeVisible();
  expect(getByRole('listitem').first().element()).toMatchTextContent(words);
});

test('a result that is not ready yet does not count as a connection problem', async () => {
  const { getByRole, getByText } = await press(
    { status: 404, body: { code: 'not-found', message: 'Not ready.' } },
    true,
  );
  const announced = () =>
    getByRole('status')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(announced).toContain('Checking');
  expect(getByText(/We’ll open it/).query()).toBeNull();
});
