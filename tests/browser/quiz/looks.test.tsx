import { expect, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Answers, Question } from '#shared/quiz/question.ts';
import { levels } from '#shared/safety/levels.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { IntroScreen } from '#web/quiz/screens/intro-screen.tsx';
import { LockedScreen } from '#web/quiz/screens/locked-screen.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { lastScreen, show, showQuiz } from '../support/show.tsx';
import { rowOf } from '../support/submissions.ts';
import { expectGoodLooks } from '../support/sweep.ts';

// Every kind of quiz screen, with the product's questions, at both widths, light and dark.

const question = (quizId: QuizId, id: string): Question => {
  const found = quizzes[quizId].questions.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no question ${id}`);
  // Shown alone, it has no earlier answer to depend on.
  const { condition: _, ...alone } = found;
  return alone as Question;
};
const longevity = (...ids: string[]) => ids.map((id) => question(productQuizId, id));
const heart = (...ids: string[]) => ids.map((id) => question(cardiacQuizId, id));
const logIn = () => signIn(tokenOf('ines'), { remember: true });

test.each([productQuizId, cardiacQuizId] as const)('the intro of %s', async (quizId) => {
  await show(<IntroScreen quiz={quizzes[quizId]} header={null} onContinue={() => {}} savedNote={null} />);
  await expectGoodLooks();
});

test('the intro of a quiz that was taken before', async () => {
  logIn();
  useSession.setState({ submissions: [rowOf('s-1', { quizId: productQuizId })] });
  const { getByRole } = await show(
    <IntroScreen quiz={quizzes[productQuizId]} header={null} onContinue={() => {}} savedNote={null} />,
  );
  await expect.element(getByRole('link', { name: 'Start from my last answers' })).toBeVisible();
  await expectGoodLooks();
});

test('the intro says that an account comes at the end, to a visitor only', async () => {
  const intro = <IntroScreen quiz={quizzes[productQuizId]} header={null} onContinue={() => {}} savedNote={null} />;
  const visitor = await show(intro);
  await expect.element(visitor.getByText('A free account to keep your result')).toBeVisible();
  await visitor.unmount();
  logIn();
  const user = await show(intro);
  await expect.element(user.getByRole('heading', { level: 1 })).toBeVisible();
  expect(user.getByText('A free account to keep your result').query()).toBeNull();
});

test('privacy, and its consent given', async () => {
  const { getByRole } = await showQuiz([...longevity('gender'), lastScreen], {
    privacy: quizzes[productQuizId].privacy,
  });
  await expectGoodLooks();
  await getByRole('checkbox', { name: /^I’ve read/ }).click();
  await expectGoodLooks();
});

test('the cardiac quiz, locked', async () => {
  await show(<LockedScreen />);
  await expectGoodLooks();
});

test.each([
  [productQuizId, 'sleep-title'],
  [productQuizId, 'gender'],
  [productQuizId, 'ethnicity'],
  [productQuizId, 'birthdate'],
  [productQuizId, 'height'],
  [productQuizId, 'weight'],
  [productQuizId, 'sleepHours'],
  [productQuizId, 'stressLevels'],
  [productQuizId, 'familyHistoryDetails'],
  [productQuizId, 'name'],
  [productQuizId, 'email'],
  [productQuizId, 'password'],
  [cardiacQuizId, 'knownHeartConditions'],
  [cardiacQuizId, 'chestPainContext'],
  [cardiacQuizId, 'otherWarningSigns'],
  [cardiacQuizId, 'moderateMinutes'],
] as const)('%s: %s, empty and with an error or its menu', async (quizId, id) => {
  const asked = question(quizId, id);
  const { next, button, heading } = await showQuiz([asked, lastScreen], { quizId });
  await expect.element(heading).toHaveTextContent(asked.text);
  await expectGoodLooks();
  if (asked.type === 'section-title') return;
  // It may be unavailable, but a press on it still gets a response.
  if (next.query()?.matches(':enabled')) await next.click({ force: true });
  else await button('Menu').click();
  await expectGoodLooks();
});

type Screen = Awaited<ReturnType<typeof showQuiz>>;
const typed =
  (texts: Readonly<Record<string, string>>) =>
  async ({ getByLabelText }: Screen) => {
    for (const [label, text] of Object.entries(texts)) await getByLabelText(label, { exact: true }).fill(text);
  };
const slid = async ({ getByRole }: Screen) => {
  const slider = getByRole('slider').element() as HTMLInputElement;
  await getByRole('slider').fill(slider.max);
};

test.each<[string, (screen: Screen) => Promise<void>]>([
  ['birthdate', typed({ Day: '1', Month: '6', Year: '1980' })],
  ['height', typed({ Feet: '5', Inches: '4' })],
  ['weight', async ({ getByRole }) => getByRole('textbox').fill('172')],
  ['sleepHours', slid],
  ['stressLevels', slid],
  ['familyHistoryDetails', async ({ getByRole }) => getByRole('textbox').fill('My father had a heart attack at 51.')],
  ['name', typed({ 'First name': 'Ines' })],
  ['email', typed({ 'Email address': 'i@mail.example' })],
  ['password', typed({ Password: '12345678' })],
])('%s, answered', async (id, answer) => {
  const screen = await showQuiz([question(productQuizId, id), lastScreen]);
  await answer(screen);
  await expectGoodLooks();
});

test('the middle of a quiz: an answered choice, what was skipped, the menu, starting over', async () => {
  const { button, skip } = await showQuiz([...longevity('smoking', 'gender', 'ethnicity'), lastScreen]);
  await skip.click();
  await button('Female').click();
  await button('Back').click();
  await expect.element(button('Female')).toHaveAttribute('aria-pressed', 'true');
  await expectGoodLooks();
  await button('Menu').click();
  await expectGoodLooks();
  await button('Start over').click();
  await expectGoodLooks();
});

const fourChoices = () =>
  showQuiz(longevity('gender', 'smoking', 'ethnicity', 'alcoholConsumption'), { quizId: cardiacQuizId });

test('the answers before sending: answered and skipped, next to the last question, and one opened again', async () => {
  const { button, skip, heading, getByRole } = await fourChoices();
  await button('Female').click();
  await skip.click();
  await button('White').click();
  await expect.element(button('Check my answers')).toBeVisible();
  await expectGoodLooks();
  await button('Check my answers').click();
  await expect.element(heading).toHaveTextContent('Check your answers');
  await expectGoodLooks();
  await getByRole('button', { name: /^Change / })
    .first()
    .click();
  await expectGoodLooks();
});

test('the answers before sending, if they are too few', async () => {
  const { button, skip, heading, getByRole } = await fourChoices();
  await button('Female').click();
  for (const id of ['smoking', 'ethnicity', 'alcoholConsumption']) {
    await expect.element(heading).toHaveTextContent(question(productQuizId, id).text);
    await skip.click();
  }
  await button('Submit').click();
  await expect.element(getByRole('alert')).toHaveFocus();
  await expectGoodLooks();
});

test('the end: too few answers, thanks with a result on its way, and the login that is needed', async () => {
  const api = playApi({
    createSubmission: [
      {
        status: 422,
        body: { code: 'too-few-answers', message: 'Too few.', validation: { answered_count: 4, total_questions: 37 } },
      },
      { status: 201 },
    ],
    getMe: { body: {} },
    listSubmissions: { body: [] },
  });
  logIn();
  const { button, next, getByRole, heading } = await showQuiz([...longevity('smoking'), lastScreen]);
  await button('I stopped 5 to 9 years ago').click();
  await next.click();
  await expect.element(getByRole('alertdialog')).toBeVisible();
  await expectGoodLooks();
  await button('OK').click();
  await button('Submit').click();
  await expect.element(heading).toMatchTextContent(/^Your results are being analysed/);
  expect(api.named('createSubmission')).toHaveLength(2);
  await expectGoodLooks();
});

test('the answers on their way, and answers that could not be sent', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  playApi({ createSubmission: promise, getMe: { body: {} }, listSubmissions: { body: [] } });
  logIn();
  const { button, next, getByText } = await showQuiz([...longevity('smoking'), lastScreen]);
  await button('I stopped 5 to 9 years ago').click();
  await next.click();
  await expect.element(getByText(/Sending your answers/).first()).toBeInTheDocument();
  await expectGoodLooks();
  resolve({ status: 500 });
  await expect.element(getByText('Not sent yet')).toBeVisible();
  await expectGoodLooks();
});

test('the end for a user whom the quiz has registered', async () => {
  const user = { id: 'ines', email: 'ines@example.com', firstName: 'Ines', lastName: '', isConfirmed: false };
  playApi({
    register: { status: 201, body: { token: tokenOf('ines'), userId: 'ines', user } },
    createSubmission: { status: 201 },
    getMe: { body: user },
    listSubmissions: { body: [] },
  });
  const { getByLabelText, next, heading, getByText } = await showQuiz(longevity('email', 'password'));
  await getByLabelText('Email address').fill('ines@example.com');
  await next.click();
  await getByLabelText('Password', { exact: true }).fill('correct horse battery');
  await next.click();
  await expect.element(heading).toMatchTextContent(/^Your results are being analysed/);
  await getByText('Is this your device?').click();
  await expect.element(getByText(/[Ss]tay (logged|signed) in/).first()).toBeVisible();
  await expectGoodLooks();
});

test('the login that a visitor needs for the heart quiz', async () => {
  playApi({});
  const { button, next, getByRole } = await showQuiz([...longevity('gender'), lastScreen], { quizId: cardiacQuizId });
  await button('Female').click();
  await next.click();
  await expect.element(getByRole('alertdialog')).toBeVisible();
  await expectGoodLooks();
});

test('an account that already exists', async () => {
  const message = 'There’s already an account with this email.';
  playApi({ register: { status: 409, body: { code: 'account-exists', message } } });
  const { getByLabelText, next, getByRole } = await showQuiz(longevity('email', 'password'));
  await getByLabelText('Email address').fill('ines@example.com');
  await next.click();
  await getByLabelText('Password', { exact: true }).fill('correct horse');
  await next.click();
  await expect.element(getByRole('alert')).toBeVisible();
  await expectGoodLooks();
});

test('an emergency', async () => {
  const given: Answers = { chestPain: 'now' };
  const { button, heading } = await showQuiz([...heart('chestPain'), lastScreen], { quizId: cardiacQuizId });
  const label = question(cardiacQuizId, 'chestPain').options?.find(({ value }) => value === given.chestPain)?.label;
  await button(label ?? '').click();
  await expect.element(heading).toHaveTextContent(levels.emergency.label);
  await expectGoodLooks();
});
