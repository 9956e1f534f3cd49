import { expect, test } from 'vitest';
import { asUserId } from '#shared/contract/ids.ts';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { someDraft } from '#tests/support/some-draft.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { siteLinks } from '#web/features/links.ts';
import { HomePage } from '#web/home/home-page.tsx';
import { QuizRows } from '#web/home/quiz-rows.tsx';
import { unfinishedHere } from '#web/home/unfinished.tsx';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { requestOf } from '#web/quiz/outbox/send.ts';
import { removeFromOutbox, storeUnsent } from '#web/quiz/outbox/unsent.ts';
import { signIn, useSession } from '#web/session/session.ts';
import { takeRetakeRequest } from '#web/session/start-over.ts';
import { dayInWords } from '#web/ui/language.ts';
import { show } from '../support/show.tsx';
import { rowOf } from '../support/submissions.ts';

const submitted = (...quizIds: QuizId[]) => quizIds.map((quizId) => rowOf(quizId, { quizId }));
const signInWith = (submissions: ReturnType<typeof submitted> | null, submissionsFailed = false) => {
  signIn(tokenOf('ines'), { remember: true });
  useSession.setState({ submissions, submissionsFailed });
};

test('a visitor can start the first quiz, and the second is locked', async () => {
  const { getByRole } = await show(<QuizRows />);
  const start = getByRole('link', { name: `Start: ${quizRecords[productQuizId].title}` });
  await expect.element(start).toHaveAttribute('href', quizRecords[productQuizId].path);
  await expect.element(getByRole('button', { name: `${product.name} first` })).toBeDisabled();
});

test('submitting the first quiz unlocks the second, and its row leads to its result', async () => {
  signInWith(submitted(productQuizId));
  const { getByRole } = await show(<QuizRows />);
  const view = getByRole('link', { name: `View Results: ${quizRecords[productQuizId].title}` });
  await expect.element(view).toHaveAttribute('href', '/dashboard');
  const start = getByRole('link', { name: `Start: ${quizRecords[cardiacQuizId].title}` });
  await expect.element(start).toHaveAttribute('href', quizRecords[cardiacQuizId].path);
});

test('a signed-in user without submissions can start', async () => {
  signInWith([]);
  const { getByRole } = await show(<QuizRows />);
  await expect.element(getByRole('listitem').first()).toMatchTextContent('Ready to start');
  await expect.element(getByRole('button', { name: `${product.name} first` })).toBeDisabled();
});

test('no row says Start while the submissions are unknown', async () => {
  signInWith(null);
  const { getByRole } = await show(<QuizRows />);
  await expect.element(getByRole('status')).toHaveTextContent('Loading your quizzes');
  await expect.element(getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(getByRole('link').elements()).toEqual([]);
});

test('when the list cannot be loaded, the rows use what this browser remembers of this user, and of no other', async () => {
  const completed = (userId: string) => ({ [productQuizId]: { completedAt: threeDaysAgo, userId } });
  const threeDaysAgo = new Date(Date.now() - 3 * 24 * 3600 * 1000).toISOString();
  signInWith(null, true);
  useSession.setState({ completedQuizzes: completed('ines') });
  const { getByRole } = await show(<QuizRows />);
  await expect.element(getByRole('link', { name: `Start: ${quizRecords[cardiacQuizId].title}` })).toBeVisible();
  await expect.element(getByRole('listitem').first()).toMatchTextContent('3 days ago');
  useSession.setState({ completedQuizzes: completed('olaf') });
  await expect.element(getByRole('link', { name: `Start: ${quizRecords[productQuizId].title}` })).toBeVisible();
});

test('a signed-in user sees the number of each quiz’s newest result', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const headline = { standing: 'estimated', engineVersion: '2.1.0', figure: 44.1, low: 36, high: 53 } as const;
  const [longevity, heart] = submitted(productQuizId, cardiacQuizId);
  if (!longevity || !heart) throw new Error('two rows were made');
  const rows = [
    { ...heart, status: 'processing' as const },
    { ...longevity, headline },
  ];
  useSession.setState({ submissions: rows });
  const { getByText } = await show(<QuizRows />);
  await expect.element(getByText('Biological age 44, likely 36 to 53')).toBeVisible();
  await expect.element(getByText('Working it out…')).toBeVisible();
});

test('an unfinished quiz comes first, with its question and its last day, and Start then asks before it begins again', async () => {
  const savedAt = Date.now();
  await saveDraft(productQuizId, someDraft({ savedAt, owner: null, currentQuestion: 8 }), 0);
  const { getByRole, getByText, elsewhere } = await show(<HomePage />);
  const { title, path } = quizRecords[productQuizId];
  await expect.element(getByRole('link', { name: `Continue: ${title}` })).toHaveAttribute('href', path);
  await expect.element(getByText(/^Question [1-9] of \d+$/)).toBeVisible();
  const lastDay = dayInWords(savedAt + 7 * 24 * 3600 * 1000);
  await expect.element(getByText(`Kept on this device until ${lastDay}.`)).toBeVisible();
  expect(getByRole('region', { name: 'What you get' }).query()).toBeNull();
  expect(document.body.textContent).not.toContain('female');
  await getByRole('button', { name: `Start again: ${title}` }).click();
  await expect.element(elsewhere).toHaveTextContent(path);
  expect(takeRetakeRequest(productQuizId)).toBe('ask');
});

test('a draft of another account is named to nobody else', async () => {
  const now = Date.now();
  await saveDraft(productQuizId, someDraft({ savedAt: now, owner: 'olaf' }), 0);
  const olaf = { id: asUserId('olaf'), email: 'olaf@example.com' };
  expect(await unfinishedHere(olaf, now)).toHaveLength(1);
  expect(await unfinishedHere(null, now)).toEqual([]);
  expect(await unfinishedHere({ id: asUserId('ines'), email: 'ines@example.com' }, now)).toEqual([]);
});

test('answers on their way are not an unfinished quiz, but are one again if they come back', async () => {
  const now = Date.now();
  const draft = someDraft({ savedAt: now, owner: 'olaf' });
  const olaf = { id: asUserId('olaf'), email: 'olaf@example.com', firstName: 'Olaf', lastName: 'Berg' };
  await saveDraft(productQuizId, draft, 0);
  const { runId, answers } = draft;
  const none = { questions: [], confirmed: [], basedOn: undefined };
  await storeUnsent(requestOf({ ...none, quizId: productQuizId, answers, typed: {}, runId, user: olaf }));
  expect(await unfinishedHere(olaf, now)).toEqual([]);
  await removeFromOutbox(runId);
  expect(await unfinishedHere(olaf, now)).toHaveLength(1);
});

test('a visitor sees a sample result, marked as such, and the links of every page', async () => {
  const { getByRole, getByText } = await show(<HomePage />);
  const sample = getByRole('region', { name: 'What you get' });
  await expect.element(sample).toMatchTextContent(/An example, not a real person.*Biological age, likely \d+ to \d+/);
  await expect.element(getByText(/^10\u2060–\u206015\sminutes$/).first()).toBeVisible();
  for (const { label, to } of [...siteLinks, { label: 'Privacy', to: '/privacy' }])
    await expect.element(getByRole('link', { name: label })).toHaveAttribute('href', to);
});

const account = 'A free account at the end keeps your result.';

test('a visitor reads before Start what the quiz costs', async () => {
  const { getByRole } = await show(<HomePage />);
  const costs = getByRole('list').filter({ hasText: account });
  await expect
    .element(costs)
    .toMatchTextContent(/^Free\. 10\u2060–\u206015\sminutes, about \d+ questions\..*section 1\./);
});

test('a signed-in user sees no sample and no price', async () => {
  signIn(tokenOf('ines'), { remember: true });
  useSession.setState({ submissions: [] });
  const { getByRole, getByText } = await show(<HomePage />);
  await expect.element(getByRole('heading', { level: 1 })).toBeVisible();
  expect(getByRole('region', { name: 'What you get' }).query()).toBeNull();
  expect(getByText(account).query()).toBeNull();
});
