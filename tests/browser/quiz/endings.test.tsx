import { expect, onTestFinished, test, vi } from 'vitest';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { asUserId } from '#shared/contract/ids.ts';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import type { Question } from '#shared/quiz/question.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { forgetInPage, readDraft } from '#web/quiz/draft/drafts.ts';
import { findDraft } from '#web/quiz/draft/find-draft.ts';
import { endSession, signIn, useSession } from '#web/session/session.ts';
import { setSiteSettings } from '#web/site-settings.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { lastScreen, showQuiz } from '../support/show.tsx';

// The screen after a submission, for each ending.

const pet: Question = {
  id: 'pet',
  section: 'all',
  type: 'multiple-choice',
  text: 'Which pet?',
  options: [
    { value: 'cat', label: 'Cat' },
    { value: 'dog', label: 'Dog' },
  ],
};
const thanks = 'Your results are being analysed and will be sent to you via email shortly';

/** What remains after a reload. */
const completedInBrowser = () => JSON.parse(localStorage.getItem(`${productQuizId}.completedQuizzes`) ?? '{}');

const handIn = async (createSubmission: PlayedAnswer | readonly PlayedAnswer[], quizId: QuizId = productQuizId) => {
  const api = playApi({ createSubmission, getMe: { body: {} }, listSubmissions: { body: [] } });
  const screen = await showQuiz([pet, lastScreen], { quizId });
  await screen.button('Cat').click();
  await screen.next.click();
  return { ...screen, api, dialog: screen.getByRole('alertdialog') };
};

test('once the API has accepted the quiz, it is over and leads home', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const { heading, api, button, elsewhere } = await handIn({ status: 201 });
  await expect.element(heading).toHaveTextContent(thanks);
  expect(api.named('createSubmission')).toHaveLength(1);
  expect(useSession.getState().completedQuizzes[productQuizId]?.userId).toBe('ines');
  await button('Return Home').click();
  await expect.element(elsewhere).toHaveTextContent('/');
});

test('the end screen leads to the results first', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const { button, elsewhere, open } = await handIn({ status: 201 });
  await button('Go to my dashboard').click();
  await expect.element(elsewhere).toHaveTextContent('/dashboard');
  expect(open.run.store.getState().state.answers).toEqual({});
});

test.each([
  [{ hasMail: false }, /will be on your dashboard shortly/, /This site doesn’t send emails/],
  [
    { mailResults: 'at-once' as const },
    /sent to you via email shortly/,
    /also appear on your dashboard\. The first time/,
  ],
  [{}, /sent to you via email shortly/, /our email will ask you to do that first, and won’t show any results/],
])('the end screen promises only what the site can do: %j', async (settings, promised, more) => {
  setSiteSettings({ ...localSiteSettings(), ...settings });
  signIn(tokenOf('ines'), { remember: true });
  const { heading, getByText } = await handIn({ status: 201 });
  await expect.element(heading).toMatchTextContent(promised);
  await expect.element(getByText(more)).toBeVisible();
});

test('without a partner no link leads to one', async () => {
  setSiteSettings({ ...localSiteSettings(), partnerUrl: null });
  signIn(tokenOf('ines'), { remember: true });
  const { button, getByText } = await handIn({ status: 201 });
  await expect.element(button('Return Home')).toBeVisible();
  expect(getByText('See physician-reviewed protocols').query()).toBeNull();
});

test('the screen says that the answers are being sent', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  const { getByText, heading } = await handIn(promise);
  await expect.element(getByText(/Sending your answers/).first()).toBeInTheDocument();
  resolve({ status: 201 });
  await expect.element(heading).toHaveTextContent(thanks);
});

test.each([
  ['an answer of 500', { status: 500 }, '500'],
  ['no answer', 'no network' as const, 'no answer'],
])('%s is only logged: the quiz is completed, and says that its answers wait', async (_, answer, reason) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  signIn(tokenOf('ines'), { remember: true });
  const { heading, dialog, getByText } = await handIn(answer);
  await expect.element(heading).toHaveTextContent(thanks);
  await expect.element(getByText('Not sent yet')).toBeVisible();
  expect(dialog.query()).toBeNull();
  expect(logged.mock.calls).toContainEqual([`The submission has not arrived yet: ${reason}`]);
  const completed = { completedAt: expect.stringMatching(/^\d{4}-.*Z$/), userId: 'ines' };
  await expect.poll(completedInBrowser).toEqual({ [productQuizId]: completed });
});

test('answers that wait are still reported after the session ends, because they need their owner', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  signIn(tokenOf('ines'), { remember: true });
  const { getByText, getByRole } = await handIn('no network');
  await expect.element(getByText('Not sent yet')).toBeVisible();
  endSession();
  await expect.element(getByText('A finished quiz on this device hasn’t been sent')).toBeVisible();
  await expect.element(getByRole('link', { name: 'log in' })).toBeVisible();
});

test('too few answers is reported in the words of the specification, and nothing is lost', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const body = {
    code: 'too-few-answers',
    message: 'Too few.',
    validation: { answered_count: 4, total_questions: 37 },
  };
  const { dialog, button, heading, answers } = await handIn({ status: 422, body });
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Warning: Your submission could not be processed because not enough questions were answered. You answered 4 out of 37 questions.',
    );
  await button('OK').click();
  // It lists the missing answers, so the user need not search 40 screens.
  await expect.element(heading).toHaveTextContent('Check your answers');
  await expect.element(heading).toHaveFocus();
  expect(dialog.query()).toBeNull();
  expect(answers()).toEqual({ pet: 'cat' });
  expect(useSession.getState().completedQuizzes).toEqual({});
  expect(completedInBrowser()).toEqual({});
});

test('a refused answer is shown again, with the reason', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const body = { code: 'answer-not-acceptable', message: 'Choose one of the options.', questionId: 'pet' };
  const { dialog, button, heading } = await handIn({ status: 400, body });
  await expect.element(dialog).toHaveAccessibleName('Please check one answer');
  await expect.element(dialog).toMatchTextContent('Choose one of the options.');
  await button('OK').click();
  await expect.element(heading).toHaveTextContent('Which pet?');
});

test('a visitor is asked to log in, nothing is sent, and the login leads back', async () => {
  const { dialog, button, api, open, elsewhere } = await handIn({ status: 201 }, cardiacQuizId);
  await expect.element(dialog).toMatchTextContent('Please log in first to submit this quiz.');
  expect(api.calls).toEqual([]);
  expect(useSession.getState().completedQuizzes).toEqual({});
  expect(completedInBrowser()).toEqual({});
  // A visitor finds the link to an account first.
  expect(
    dialog
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Create an account', 'Log in', 'Not now']);
  await button('Log in').click();
  await expect.element(elsewhere).toHaveTextContent('/login');
  await expect
    .element(elsewhere)
    .toHaveAttribute('data-state', JSON.stringify({ from: quizRecords[cardiacQuizId].path }));
  expect(open.run.store.getState().sendWhenSignedIn).toBe(true);
});

test('the browser’s Back closes the dialog for the login, whose promise holds only for the last screen', async () => {
  const { dialog, heading } = await handIn({ status: 201 }, cardiacQuizId);
  await expect.element(dialog).toMatchTextContent('Please log in first to submit this quiz.');
  history.back();
  await expect.element(heading).toHaveTextContent('Which pet?');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('answering instead of logging in sends nothing until the user submits again', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const ended = { status: 401, body: { code: 'unauthenticated', message: 'Please log in again.' } };
  const { button, heading, back, next, api, router, open } = await handIn([ended, { status: 201 }]);
  await button('Log in').click();
  await router.navigate(-1);
  await back.click();
  await expect.element(heading).toHaveTextContent('Which pet?');
  signIn(tokenOf('ines'), { remember: true });
  await button('Dog').click();
  await expect.element(heading).toHaveTextContent('The end');
  await expect.poll(() => open.run.store.getState().sendWhenSignedIn).toBe(false);
  expect(api.named('createSubmission')).toHaveLength(1);
  await next.click();
  await expect.element(heading).toHaveTextContent(thanks);
});

test('if the browser stores nothing, the answers wait in this page, and are there after the login', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    this.abort();
  });
  // The test files that follow share this page.
  onTestFinished(() => commit.mockRestore());
  const { dialog, button, open } = await handIn({ status: 201 }, cardiacQuizId);
  await expect
    .element(dialog)
    .toMatchTextContent('Your answers are safe on this page. We’ll send them once you log in.');
  await button('Log in').click();
  await open.close();
  const viewer = { id: asUserId('ines'), email: 'ines@example.com' };
  const found = await findDraft(cardiacQuizId, viewer, Date.now());
  expect(found?.draft).toMatchObject({ answers: { pet: 'cat' }, sendWhenSignedIn: true });
  forgetInPage(cardiacQuizId);
});

test('a session that has ended leads to the login, and the quiz stays where it was, even after a reload', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const body = { code: 'unauthenticated', message: 'Please log in again.' };
  const { dialog, button, heading, answers, open } = await handIn({ status: 401, body });
  await expect.element(dialog).toMatchTextContent('Please log in first to submit this quiz.');
  await button('Not now').click();
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ pet: 'cat' });
  const { runId } = open.run.store.getState();
  await open.close();
  expect(await readDraft(productQuizId)).toMatchObject({ runId, answers: { pet: 'cat' } });
});
