import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import type { ChoiceQuestion, Question } from '#shared/quiz/question.ts';
import { questionOf } from '#tests/support/question-of.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { lastScreen, showQuiz } from '../support/show.tsx';

// The list of answers before they are sent.

const choice = (id: string, rest: Partial<ChoiceQuestion> = {}) =>
  questionOf('multiple-choice', { id, section: 'all', text: `Which ${id}?`, ...rest });
const account: Question[] = [
  { id: 'email', section: 'all', type: 'email', text: 'Your address?', mustAnswer: true },
  { id: 'password', section: 'all', type: 'password', text: 'A password?', mustAnswer: true },
];
const thanks = 'Your results are being analysed and will be sent to you via email shortly';

/** The pet is answered; colour and car are skipped, or only the car. */
const atTheEnd = async (last: readonly Question[], isColourAnswered = true) => {
  const api = playApi({ createSubmission: { status: 201 }, getMe: { body: {} }, listSubmissions: { body: [] } });
  const screen = await showQuiz([choice('pet'), choice('colour'), choice('car'), ...last]);
  const { heading, button, skip } = screen;
  await button('Yes').click();
  await expect.element(heading).toHaveTextContent('Which colour?');
  await (isColourAnswered ? button('No') : skip).click();
  await expect.element(heading).toHaveTextContent('Which car?');
  await skip.click();
  return { ...screen, api, check: button('Check my answers') };
};
const sent = (api: ReturnType<typeof playApi>) =>
  api.named('createSubmission').map(({ body }) => (body as { submittedAnswers: unknown }).submittedAnswers);

test('the check screen counts the answers, lists skipped questions first, and says that nothing has been sent', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const { check, heading, getByText, getByRole, api } = await atTheEnd([lastScreen]);
  await check.click();
  await expect.element(heading).toHaveTextContent('Check your answers');
  await expect.element(heading).toHaveFocus();
  expect(document.title).toBe(`Check your answers – ${quizRecords[productQuizId].title}`);
  await expect.element(getByText(/^Nothing has been sent yet/)).toBeVisible();
  await expect.element(getByText(/2 answered/)).toBeVisible();
  await expect.element(getByText(/1 skipped/).first()).toBeVisible();
  await expect.element(getByRole('complementary', { name: 'Skipped so far' })).toMatchTextContent('Which car?');
  expect(api.named('createSubmission')).toEqual([]);
});

test('a line leads to its question, and Continue or choosing an option leads back to that line', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const { check, heading, button, next, getByRole, answers } = await atTheEnd([lastScreen]);
  await check.click();
  await button('Change Which pet?').click();
  await expect.element(heading).toHaveTextContent('Which pet?');
  await expect.element(button('Yes')).toHaveAttribute('aria-pressed', 'true');
  await next.click();
  await expect.element(button('Change Which pet?')).toHaveFocus();
  await button('Answer Which car?').click();
  await button('No').click();
  await expect.element(button('Change Which car?')).toHaveFocus();
  expect(answers()).toEqual({ pet: 'yes', colour: 'no', car: 'no' });
  expect(getByRole('complementary', { name: 'Skipped so far' }).query()).toBeNull();
});

test('Submit on the check screen sends', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const { check, heading, button, api } = await atTheEnd([lastScreen]);
  await check.click();
  await button('Submit').click();
  await expect.element(heading).toHaveTextContent(thanks);
  expect(sent(api)).toMatchObject([[{ questionId: 'pet' }, { questionId: 'colour' }]]);
});

test('with too few answers the check screen says how many are missing, and Submit sends nothing', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const { check, heading, button, api, getByRole } = await atTheEnd([lastScreen], false);
  await check.click();
  const alert = getByRole('alert');
  await expect.element(alert).toMatchTextContent('You’ve answered 1 of 3 questions, and you need half for a result.');
  await expect.element(alert).toMatchTextContent('Please answer one more');
  await button('Submit').click();
  await expect.element(alert).toHaveFocus();
  await expect.element(heading).toHaveTextContent('Check your answers');
  expect(api.named('createSubmission')).toEqual([]);
  await button('Answer Which colour?').click();
  await button('Yes').click();
  await expect.element(button('Change Which colour?')).toBeVisible();
  expect(alert.query()).toBeNull();
});

test('a visitor sees the list before the account is created, and continues to the account', async () => {
  const { check, heading, next, api } = await atTheEnd([lastScreen, ...account]);
  await check.click();
  await expect.element(next).toHaveTextContent('Continue');
  await next.click();
  await expect.element(heading).toHaveTextContent('Your address?');
  expect(api.named('createSubmission')).toEqual([]);
});

test('leaving the password for the check screen keeps what was typed', async () => {
  const { getByLabelText, next, check, heading, open } = await atTheEnd([lastScreen, ...account]);
  await next.click();
  await getByLabelText('Email address').fill('ines@mail.example');
  await next.click();
  await expect.element(heading).toHaveTextContent('A password?');
  await check.click();
  await expect.element(next).toHaveTextContent('Continue');
  await next.click();
  await getByLabelText('Password', { exact: true }).fill('correct horse');
  await check.click();
  await expect.element(next).toHaveTextContent('Submit');
  expect(open.run.store.getState().state.phase).toBe('running');
});

test('Skip on the last question leads to the check screen and sends nothing', async () => {
  const api = playApi({});
  const { button, skip, heading } = await showQuiz([choice('pet'), choice('colour')], { quizId: cardiacQuizId });
  await button('Yes').click();
  await expect.element(heading).toHaveTextContent('Which colour?');
  await skip.click();
  await expect.element(heading).toHaveTextContent('Check your answers');
  expect(api.named('createSubmission')).toEqual([]);
});

test('the browser’s Back leads through the check screen, and any number of changes leaves one history entry', async () => {
  const { check, heading, button, back } = await atTheEnd([lastScreen]);
  await check.click();
  await expect.element(heading).toHaveTextContent('Check your answers');
  const { depth } = history.state.quiz;
  for (const name of ['Change Which pet?', 'Change Which colour?', 'Change Which pet?']) {
    await button(name).click();
    await button('Yes').click();
    await expect.element(button(name)).toHaveFocus();
    expect(history.state.quiz).toMatchObject({ depth: depth + 1, check: { isOpen: false } });
  }
  history.go(-2);
  await expect.element(heading).toHaveTextContent('The end');
  history.forward();
  await expect.element(heading).toHaveTextContent('Check your answers');
  await button('Change Which colour?').click();
  await back.click();
  await expect.element(button('Change Which colour?')).toHaveFocus();
  await back.click();
  await expect.element(heading).toHaveTextContent('The end');
});
