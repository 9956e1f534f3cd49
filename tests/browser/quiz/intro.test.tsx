import { afterEach, expect, test } from 'vitest';
import { consentMissing } from '#shared/contract/consent-text.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { submissionsPerPage } from '#shared/contract/limits.ts';
import type { User } from '#shared/contract/schemas/session-schemas.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { Question, Quiz } from '#shared/quiz/question.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { readDraft } from '#web/quiz/draft/drafts.ts';
import { QuizPage } from '#web/quiz/quiz-page.tsx';
import { NotMyDevice } from '#web/quiz/screens/completion-screen.tsx';
import { mergeUser, signIn, useSession } from '#web/session/session.ts';
import { isSharedDevice, setSharedDevice } from '#web/session/storage.ts';
import { playApi } from '../support/api.ts';
import { show, showQuiz } from '../support/show.tsx';

// The lock of the heart quiz, and the choice of device.

const at = '2026-01-02T03:04:05.000Z';
const heartRows = Array.from(
  { length: submissionsPerPage },
  (_, n): SubmissionRow => ({
    _id: asSubmissionId(`s-${n}`),
    submissionId: asSubmissionId(`s-${n}`),
    quizId: cardiacQuizId,
    submittedAt: at,
    status: 'ready',
  }),
);

const headingFor = async (completedQuizzes: NonNullable<User['completedQuizzes']>, rows: readonly SubmissionRow[]) => {
  signIn(tokenOf('ines'), { remember: true });
  playApi({ getMe: { body: { completedQuizzes } }, listSubmissions: { body: rows } });
  mergeUser({ completedQuizzes });
  useSession.setState({ submissions: rows });
  const { getByRole } = await show(
    <QuizPage quizId={cardiacQuizId} quiz={heartQuiz} />,
    quizRecords[cardiacQuizId].path,
  );
  return expect.element(getByRole('heading', { level: 1 }));
};

test('a list page full of heart quizzes does not lock the heart quiz, because the profile names the first quiz', async () => {
  await (await headingFor({ [productQuizId]: { completedAt: at } }, heartRows)).toHaveTextContent(heartQuiz.intro.text);
});

test('the heart quiz is locked without the first quiz', async () => {
  await (await headingFor({}, [])).toHaveTextContent(`${product.name} first`);
});

const press = async (answer: { status?: number; body?: unknown }) => {
  signIn(tokenOf('ines'), { remember: true });
  const api = playApi({ refresh: answer });
  const screen = await show(<NotMyDevice />);
  await screen.getByText('Is this your device?').click();
  await expect.element(screen.getByText(/You’ll stay logged in on this device for/)).toBeVisible();
  await screen.getByRole('button', { name: 'This isn’t my device' }).click();
  return { ...screen, api };
};

test('“Not my device” ends the session with the browser, here and on the server', async () => {
  const { api, getByText, getByRole } = await press({ body: { token: tokenOf('ines') } });
  await expect.element(getByText(/You’ll stay logged in until you close this browser/)).toBeVisible();
  expect(api.named('refresh').map(({ body }) => body)).toEqual([{ remember: false }]);
  expect([localStorage.length, sessionStorage.length > 0]).toEqual([0, true]);
  expect(getByRole('button', { name: 'This isn’t my device' }).query()).toBeNull();
});

test('when the server cannot be told, the user is asked to log out', async () => {
  const { getByText } = await press({ status: 503, body: {} });
  await expect.element(getByText(/Please log out when you leave this device/)).toBeVisible();
  expect(localStorage.length).toBe(0);
});

test('a session that ends with the browser anyway offers nothing', async () => {
  signIn(tokenOf('ines'), { remember: false });
  const { getByRole } = await show(<NotMyDevice />);
  expect(getByRole('button').query()).toBeNull();
});

const pet: Question = {
  id: 'pet',
  section: 'all',
  type: 'multiple-choice',
  text: 'Which pet?',
  options: [{ value: 'cat', label: 'Cat' }],
};
const privacy: Quiz['privacy'] = { id: 'privacy', section: 'start', type: 'privacy', text: 'First' };

afterEach(() => setSharedDevice(false));

test('nothing is marked as shared beforehand, and a shared device moves what was stored into memory', async () => {
  const { getByRole, getByText, next, heading } = await showQuiz([pet, { ...pet, id: 'pet2' }], { privacy });
  const shared = getByRole('checkbox', { name: 'Shared device: keep nothing here' });
  await expect.element(shared).not.toBeChecked();
  const wait = getByText('Your answers wait here for 7 days.');
  await expect.element(wait).toBeVisible();
  await expect.poll(() => readDraft(productQuizId)).not.toBeNull();
  await shared.click();
  await expect.element(shared).toBeChecked();
  await expect.poll(isSharedDevice).toBe(true);
  setSharedDevice(false);
  expect(await readDraft(productQuizId)).toBeNull();
  setSharedDevice(true);
  await expect.element(getByText('If you leave, you’ll lose your answers.')).toBeVisible();
  expect(wait.query()).toBeNull();
  await getByRole('checkbox', { name: /^I’ve read/ }).click();
  await next.click();
  await expect.element(heading).toHaveTextContent('Which pet?');
  await expect.element(getByText('Nothing is saved on this device.')).toBeVisible();
  await expect.poll(() => readDraft(productQuizId)).toMatchObject({ currentQuestion: 0 });
  expect(isSharedDevice()).toBe(true);
});

test('Continue without the tick says what is missing, moves there, and names the error in the title, and with it continues', async () => {
  const { getByRole, next, heading } = await showQuiz([pet], { privacy });
  const box = getByRole('checkbox', { name: /^I’ve read/ });
  await expect.element(next).toBeEnabled();
  await next.click();
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAccessibleDescription(consentMissing);
  await expect.element(getByRole('alert')).toHaveTextContent(consentMissing);
  await expect.poll(() => document.title).toMatch(/^Error: /);
  await box.click();
  expect(getByRole('alert').query()).toBeNull();
  await next.click();
  await expect.element(heading).toHaveTextContent('Which pet?');
});
