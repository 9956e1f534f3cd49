import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '../personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { storedKeys } from '../support/pages.ts';
import { leaveSession } from '../support/people.ts';
import type { Account, TestStack } from '../support/stack.ts';
import { callTheAnswersMine, expectStoredAt, leaveDraft, moveDraft } from '../support/stored-draft.ts';
import { submit } from '../support/submissions.ts';
import { answerQuestion, enterQuiz, finishQuiz, next, pathOf, takeQuiz } from '../support/take-quiz.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const thanks = 'Your results are being analysed and will be sent to you via email shortly';
const longevityAnswers = (name: string): Answers => longevityPersonas[name]?.answers ?? {};
const cardiacAnswers = (name: string): Answers => cardiacPersonas[name]?.answers ?? {};

/** An account with the cardiac quiz unlocked. */
const withFirstQuiz = async (stack: TestStack): Promise<Account> => {
  const account = await stack.register();
  await submit(stack, account, { answers: longevityAnswers('average45F') });
  return account;
};

const mailTo = async (stack: TestStack, email: string) =>
  (await stack.mail()).filter(({ to }) => String(to).includes(email));

// journey.spec.ts takes the first quiz from its first screen on.
test('a visitor submits the first quiz, is registered by it, and continues with the cardiac quiz', async ({
  page,
  stack,
}) => {
  const account = {
    firstName: 'Ines',
    lastName: 'Calder',
    email: `ines.${crypto.randomUUID()}@mail.example`,
    password: 'correct horse battery',
  };
  const details = { familyHistory: 'one', familyHistoryDetails: 'My father had a heart attack at 58.' };
  await finishQuiz(page, productQuizId, { answers: { ...longevityAnswers('average45F'), ...details }, account });
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect
    .poll(() => storedKeys(page))
    .toEqual({
      local: ['longevity.authToken', 'longevity.completedQuizzes', 'longevity.user'],
      session: [],
    });
  await page.getByText('Is this your device?').click();
  await page.getByRole('button', { name: 'This isn’t my device' }).click();
  await expect(page.getByText('You’ll stay logged in until you close this browser')).toBeVisible();
  await expect
    .poll(() => storedKeys(page))
    .toEqual({
      local: [],
      session: ['longevity.authToken', 'longevity.completedQuizzes', 'longevity.user'],
    });
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  // The address is not confirmed: the mail about the result asks to confirm it, so the one about the account waits.
  await expect.poll(() => mailTo(stack, account.email)).toHaveLength(1);

  await page.getByRole('button', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
  // A user without laboratory results is asked what they were told; atrial fibrillation shows a further question.
  const heart = { ...cardiacAnswers('sedentaryObese35F'), rhythmProblem: 'afib', bloodThinner: 'yes' };
  await takeQuiz(page, cardiacQuizId, { answers: heart, byPointer: true });
  await expect(page.getByText(thanks)).toBeVisible();
  await expect.poll(() => mailTo(stack, account.email)).toHaveLength(2);
});

// personas.spec.ts takes the whole quiz as a signed-in user.
test('the first quiz of a signed-in user asks for neither privacy nor account, and Continue on the wrap title submits', async ({
  page,
  stack,
}) => {
  const { userId, token } = await stack.register();
  await leaveSession(page, { token });
  const answers = longevityAnswers('ideal60M');
  const path = pathOf(productQuizId, answers, false);
  await page.goto('/longevity-quiz');
  expect(await enterQuiz(page, productQuizId), 'privacy is asked for').toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(path[0]?.text ?? '');
  // The questions about the account would come after these two.
  const last = path.slice(-2);
  expect(last.at(-1)?.id).toBe('wrap-title');
  await leaveDraft(page, productQuizId, { answers, at: last[0]?.id ?? '', owner: userId });
  await page.goto('/longevity-quiz');
  for (const question of last) {
    if (question.id === 'wrap-title') await expect(next(page)).toHaveText('Continue');
    await answerQuestion(page, question, answers[question.id]);
  }
  await expect(page.getByText(thanks)).toBeVisible();
});

test('the cardiac quiz is locked until the first one is submitted', async ({ page, stack }) => {
  await leaveSession(page, await stack.register());
  await page.goto('/cardiac-health-quiz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Longevity first');
  await page.getByRole('link', { name: 'Start the Longevity Quiz' }).click();
  await expect(page).toHaveURL('/longevity-quiz');
});

// diabetic58F_emergency of personas.spec.ts goes to the end of the quiz.
test('a user who continues after an emergency notice can finish the quiz', async ({ page, stack }) => {
  const answers: Answers = { ...cardiacAnswers('diabetic58F_emergency'), otherWarningSigns: 'strokeSigns' };
  const { userId, token } = await withFirstQuiz(stack);
  await leaveSession(page, { token });
  const path = pathOf(cardiacQuizId, answers, false);
  const at = path.findIndex(({ id }) => id === 'weightChange');
  const [lastSymptom, after] = path.slice(at, at + 2);
  if (!lastSymptom || !after) throw new Error('The quiz ends with its symptoms.');
  const { [lastSymptom.id]: symptom, ...others } = answers;
  await leaveDraft(page, cardiacQuizId, { answers: others, at: lastSymptom.id, owner: userId });
  await page.goto('/cardiac-health-quiz');
  await answerQuestion(page, lastSymptom, symptom);
  const notice = page.getByRole('heading', { name: 'Get help now' });
  await expect(notice).toBeFocused();
  await page.getByRole('button', { name: 'I’ve read this – continue' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(after.text);
  await expectStoredAt(page, cardiacQuizId, after.id);

  const last = path.at(-1) ?? lastSymptom;
  await moveDraft(page, cardiacQuizId, last.id);
  await page.goto('/cardiac-health-quiz');
  await expect(page.getByText('Choosing an answer submits the quiz.')).toBeVisible();
  await answerQuestion(page, last, answers[last.id]);
  await expect(page.getByText(thanks)).toBeVisible();
});

test('the cardiac quiz of a visitor asks for the login when submitting, and sends the answers after it', async ({
  page,
  stack,
}) => {
  const account = await withFirstQuiz(stack);
  await finishQuiz(page, cardiacQuizId, { answers: cardiacAnswers('average45F') });
  await expect(page.getByRole('alertdialog')).toContainText('Please log in first to submit this quiz.');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Email address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await callTheAnswersMine(page);
  await expect(page.getByText(thanks)).toBeVisible();
  await expect.poll(() => mailTo(stack, account.email)).toHaveLength(2);
});
