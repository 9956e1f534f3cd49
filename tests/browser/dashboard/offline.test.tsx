import { describe, expect, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { DashboardPage } from '#web/dashboard/dashboard-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { comeIn, ines, notice, rowOf } from '../support/submissions.ts';

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

describe('an urgent notice, when the net goes while the dashboard is open', () => {
  const content = composeResult({
    quizId: cardiacQuizId,
    answers: {
      knownHeartConditions: 'none',
      pregnancyNow: 'no',
      bpReading: 'numbers',
      bpSystolic: '186',
      bpDiastolic: '112',
    },
    longevityAnswers: { birthdate: '1968-05-01', gender: 'female', height: { ft: 5, in: 5 }, weight: 170 },
    today: '2026-11-28',
  });
  const rows = [rowOf('h-1', { quizId: cardiacQuizId, headline: notice }), rowOf('p-1', { minutesAgo: 1_500 })];
  const setOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };

  const open = async (row: typeof rows) => {
    setOnline(true);
    comeIn(row);
    const { named } = playApi({
      getMe: { body: ines },
      listSubmissions: { body: row },
      getResult: { body: { submissionId: 'h-1', quiz_id: cardiacQuizId, submittedAt: row[0]?.submittedAt, content } },
    });
    const screen = await show(<DashboardPage />, '/dashboard');
    return { ...screen, named };
  };

  test('stands over the rows with what to do and whom to call, until the net is back', async () => {
    const { getByRole, getByText, named } = await open(rows);
    await expect.poll(() => named('getResult').length).toBe(1);
    const title = getByRole('heading', { name: /^(See|Get|Call|Talk)/ });
    expect(title.query()).toBeNull();

    setOnline(false);
    await expect.element(title).toBeVisible();
    const { message } = content.redFlags.find(({ level }) => level !== 'soon') ?? expect.fail('no warning');
    await expect.element(getByText(message, { exact: false })).toBeVisible();
    await expect.element(getByText(/If it gets worse, or you are not sure/)).toBeVisible();
    const list = getByRole('list').last().element();
    expect(title.element().compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

    setOnline(true);
    await expect.poll(() => title.query()).toBeNull();
  });

  test('without one, no result is loaded for it', async () => {
    const { getByRole, named } = await open([rowOf('h-1', { quizId: cardiacQuizId })]);
    setOnline(false);
    await expect.element(getByRole('button', { name: /^View Results/ })).toBeVisible();
    expect(named('getResult')).toEqual([]);
  });
});
