import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { MyAnswersPage } from '#web/features/numbers/answers/my-answers-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { type PlayedAnswer, playApi } from '../../../support/api.ts';
import { heartOwn, longevityAnswers, longevityOwn, ownAnswers } from '../../../support/own-answers.ts';
import { show } from '../../../support/show.tsx';
import { expectGoodLooks } from '../../../support/sweep.ts';

// The pages of the user's answers in each of their states, at both widths, light and dark.

const notReady = { status: 404, body: { code: 'not-found', message: 'Not ready.' } };

const open = async (getSubmission: PlayedAnswer | readonly PlayedAnswer[]) => {
  signIn(tokenOf('ines'), { remember: true });
  playApi({
    getSubmission,
    getResult: notReady,
    getMe: { body: {} },
    listSubmissions: { body: [] },
    createSubmission: { status: 201, body: { submissionId: 's-2', _id: 's-2' } },
  });
  const screen = await show(<MyAnswersPage />, '/answers/:submissionId', '/answers/s-1');
  return {
    ...screen,
    heading: screen.getByRole('heading', { level: 1 }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  };
};

/** Half of the questions are skipped. */
const some = Object.fromEntries(Object.entries(longevityAnswers).filter((_, at) => at % 2 === 0));

test.each([
  ['all answered', longevityOwn],
  ['of the heart quiz', heartOwn],
  ['some skipped', ownAnswers(productQuizId, some)],
  ['of an earlier quiz', { ...longevityOwn, quizVersion: '1.0' }],
])('my answers, %s', async (_, body) => {
  const { heading } = await open({ body });
  await expect.element(heading).toHaveTextContent('My answers');
  await expectGoodLooks();
});

test('one answer: chosen, typed, with an error, and undone', async () => {
  const { button, heading, getByRole, getByText } = await open({ body: longevityOwn });
  await button('Change Active days').click();
  await expect.element(heading).toMatchTextContent('On how many days');
  await expectGoodLooks();
  await button('None yet').click();
  await expect.element(getByText('No longer asked, so left out: How hard you exercise.')).toBeVisible();
  await expectGoodLooks();
  await button('Change Weight').click();
  await expectGoodLooks();
  await getByRole('textbox').fill('9');
  await button('Use this answer').click();
  await expectGoodLooks();
});

test('a change: asked about when leaving, asked about when unlikely, sent', async () => {
  const { button, heading, getByRole } = await open({ body: longevityOwn });
  await button('Change Weight').click();
  await getByRole('textbox').fill('85');
  await button('Use this answer').click();
  await getByRole('link', { name: 'Back to the result' }).click();
  await expect.element(getByRole('alertdialog', { name: 'Leave without sending?' })).toBeVisible();
  await expectGoodLooks();
  await button('Stay here').click();
  await button('Update my result').click();
  await expectGoodLooks();
  await button('I made a mistake').click();
  await expect.element(getByRole('alertdialog', { name: 'Please check one answer' })).toBeVisible();
  await expectGoodLooks();
  await button('No, it’s right as it is').click();
  await expect.element(heading).toHaveTextContent('We’re updating your result');
  useSession.setState({ submissions: [] });
  await expectGoodLooks();
});

test.each([
  ['Submission not found.', notReady],
  ['We couldn’t load your answers', { status: 400 }],
])('%s', async (title, answer) => {
  const { heading } = await open(answer);
  await expect.element(heading).toHaveTextContent(title);
  await expectGoodLooks();
});
