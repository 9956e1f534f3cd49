import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { AnswerList } from '#web/answers/answer-list.tsx';
import { MyAnswersPage } from '#web/features/numbers/answers/my-answers-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { playApi } from '../../../support/api.ts';
import { longevityAnswers, longevityOwn, ownAnswers } from '../../../support/own-answers.ts';
import { show } from '../../../support/show.tsx';

const notReady = { status: 404, body: { code: 'not-found', message: 'Not ready.' } };

const open = async (body: unknown, more: Parameters<typeof playApi>[0] = {}) => {
  signIn(tokenOf('ines'), { remember: true });
  const api = playApi({
    getSubmission: { body },
    getResult: notReady,
    getMe: { body: {} },
    listSubmissions: { body: [] },
    ...more,
  });
  const screen = await show(<MyAnswersPage />, '/answers/:submissionId');
  await screen.router.navigate('/answers/s-1');
  return {
    ...screen,
    api,
    heading: screen.getByRole('heading', { level: 1 }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  };
};
type Sent = { submittedAnswers: { questionId: string; value: unknown }[]; basedOn?: string; confirmed?: string[] };

test('every answer is shown in the words that it was stored with', async () => {
  const words = longevityOwn.answers.map((row) =>
    row.questionId === 'smoking' ? { ...row, valueText: 'As it was worded then' } : row,
  );
  const { heading, getByText, getByRole, button } = await open({ ...longevityOwn, answers: words });
  await expect.element(heading).toHaveTextContent('My answers');
  await expect.element(getByText('As it was worded then')).toBeVisible();
  await expect.element(button('Change Smoking')).toBeVisible();
  await expect.element(getByText(/^Only you can see this page/)).toBeVisible();
  await expect.element(getByRole('link', { name: 'Download or erase your data' })).toHaveAttribute('href', '/account');
});

test('changing an answer names the change, and calculates the result again as a new submission', async () => {
  const { heading, button, getByText, api, elsewhere } = await open(longevityOwn, {
    createSubmission: { status: 201, body: { submissionId: 's-2', _id: 's-2' } },
  });
  await button('Change Active days').click();
  await expect.element(heading).toMatchTextContent('On how many days');
  await expect.element(getByText('Your answer on November 20, 2026: 1 or 2 days')).toBeVisible();
  await expect.element(button('1 or 2 days')).toHaveAttribute('aria-pressed', 'true');
  await button('3 or 4 days').click();
  await expect.element(button('Change Active days')).toHaveFocus();
  await expect.element(getByText('One answer changed but not sent yet')).toBeVisible();
  await expect.element(getByText('Active days: 3 or 4 days. Before: 1 or 2 days.')).toBeVisible();
  await button('Update my result').click();
  await button('Things have changed').click();
  await expect.poll(() => api.named('createSubmission').length).toBe(1);
  const body = api.named('createSubmission')[0]?.body as Sent;
  expect(body.basedOn).toBe('s-1');
  expect(body).not.toHaveProperty('corrects');
  const sent = Object.fromEntries(body.submittedAnswers.map(({ questionId, value }) => [questionId, value]));
  const stored = Object.fromEntries(longevityOwn.answers.map(({ questionId, value }) => [questionId, value]));
  expect(sent).toEqual({ ...stored, exerciseFrequency: '3to4' });
  await expect.element(heading).toHaveTextContent('We’re updating your result');
  const row = {
    submissionId: asSubmissionId('s-2'),
    _id: asSubmissionId('s-2'),
    quizId: productQuizId,
    submittedAt: new Date().toISOString(),
  };
  useSession.setState({ submissions: [{ ...row, status: 'ready' }] });
  await expect.element(elsewhere).toHaveTextContent('/results/s-2');
});

test('the user is asked about a mistake before anything is sent, and its correction says so', async () => {
  const { heading, button, getByText, api } = await open(longevityOwn, {
    createSubmission: { status: 201, body: { submissionId: 's-2', _id: 's-2' } },
  });
  await button('Change Active days').click();
  await button('3 or 4 days').click();
  await button('Update my result').click();
  await expect.element(heading).toHaveTextContent('Why did these answers change?');
  await expect.element(getByText('1 change: Active days')).toBeVisible();
  await button('Cancel').click();
  await expect.element(getByText('One answer changed but not sent yet')).toBeVisible();
  expect(api.named('createSubmission')).toEqual([]);
  await button('Update my result').click();
  await button('I made a mistake').click();
  await expect.element(heading).toHaveTextContent('We’re updating your result');
  await expect.element(getByText(/It replaces the wrong one\.$/)).toBeVisible();
  expect(api.named('createSubmission').map(({ body }) => body)).toMatchObject([{ basedOn: 's-1', corrects: true }]);
});

test('the page names answers that a change hides, and Undo restores them', async () => {
  const { button, getByText } = await open(longevityOwn);
  await button('Change Active days').click();
  await button('None yet').click();
  await expect.element(getByText('No longer asked, so left out: How hard you exercise.')).toBeVisible();
  await button('Undo').click();
  await expect.element(button('Change How hard you exercise')).toBeVisible();
  expect(getByText('not sent yet').query()).toBeNull();
});

test('“Cancel” changes no line, and leaving with a change asks once', async () => {
  const { button, getByRole, getByText, elsewhere } = await open(longevityOwn);
  await button('Change Smoking').click();
  await button('Cancel').click();
  await expect.element(button('Change Smoking')).toHaveFocus();
  expect(getByText('not sent yet').query()).toBeNull();
  await button('Change Active days').click();
  await button('Every day').click();
  await getByRole('link', { name: 'Back to the result' }).click();
  await expect.element(getByRole('alertdialog', { name: 'Leave without sending?' })).toBeVisible();
  await button('Stay here').click();
  await getByRole('link', { name: 'Back to the result' }).click();
  await button('Leave and lose my changes').click();
  await expect.element(elsewhere).toHaveTextContent('/results/s-1');
});

test('answers to an earlier quiz version can be read but not changed', async () => {
  const { button, getByText, getByRole } = await open({ ...longevityOwn, quizVersion: '1.0' });
  await expect.element(getByText('You can read these but not change them')).toBeVisible();
  await expect.element(button('Take the quiz again')).toBeVisible();
  expect(getByRole('button', { name: /^Change/ }).query()).toBeNull();
});

test('the page says when there is no such submission', async () => {
  const { heading } = await open({}, { getSubmission: notReady });
  await expect.element(heading).toHaveTextContent('Submission not found.');
});

// The router of these tests first opens without an id, which makes one more call.
test('answers that could not be loaded can be loaded again', async () => {
  const { heading, button } = await open(
    {},
    { getSubmission: [{ status: 400 }, { status: 400 }, { body: longevityOwn }] },
  );
  await expect.element(heading).toHaveTextContent('We couldn’t load your answers');
  await button('Try again').click();
  await expect.element(heading).toHaveTextContent('My answers');
});

test('if a weight figure would be unkind, the line says only that it was given', async () => {
  const thin = { ...longevityAnswers, height: { ft: 5, in: 6 }, weight: 90 };
  const { button, getByText } = await open(ownAnswers(productQuizId, thin));
  await expect.element(button('Change Weight')).toBeVisible();
  await expect.element(getByText('given', { exact: true })).toBeVisible();
  expect(getByText(/90/).query()).toBeNull();
});

test('the page asks about an unlikely answer before it is sent', async () => {
  const { button, getByRole, api } = await open(longevityOwn, { createSubmission: { status: 201 } });
  await button('Change Weight').click();
  await getByRole('textbox').fill('85');
  await button('Use this answer').click();
  await button('Update my result').click();
  await button('Things have changed').click();
  await expect.element(getByRole('alertdialog', { name: 'Please check one answer' })).toBeVisible();
  expect(api.named('createSubmission')).toEqual([]);
  await button('No, it’s right as it is').click();
  await expect.poll(() => api.named('createSubmission').length).toBe(1);
  expect(api.named('createSubmission')[0]?.body).toMatchObject({ confirmed: ['weight'] });
});

test('no answer can be changed while the answers are being sent, because it would be lost silently', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  const { heading, button, getByText, router } = await open(longevityOwn, { createSubmission: promise });
  await button('Change Active days').click();
  await button('3 or 4 days').click();
  await button('Update my result').click();
  await button('Things have changed').click();
  await expect.element(getByText('Sending…')).toBeVisible();
  await button('Change Smoking').click();
  expect(router.state.location.state?.question).toBeUndefined();
  resolve({ status: 201 });
  await expect.element(heading).toHaveTextContent('We’re updating your result');
});

const chapters = [
  {
    id: 'sleep',
    title: 'Sleep',
    answered: 1,
    total: 2,
    lines: [
      { questionId: 'sleepHours', name: 'Hours of sleep', value: '7 hours' },
      { questionId: 'sleepQuality', name: 'Waking up rested', value: null },
    ],
  },
];

test('each line of the list has its name, its answer and a button that names the question', async () => {
  const opened: string[] = [];
  const { getByRole, getByText } = await show(
    <AnswerList chapters={chapters} onOpen={(questionId) => opened.push(questionId)} />,
  );
  await expect.element(getByRole('region', { name: 'Sleep' })).toMatchTextContent('1 of 2');
  await expect.element(getByText('7 hours')).toBeVisible();
  await expect.element(getByText('Skipped')).toBeVisible();
  await getByRole('button', { name: 'Change Hours of sleep' }).click();
  await getByRole('button', { name: 'Answer Waking up rested' }).click();
  expect(opened).toEqual(['sleepHours', 'sleepQuality']);
});

test('the line that the user returns to has the focus, and a line can have a note', async () => {
  const { getByRole, getByText } = await show(
    <AnswerList
      chapters={chapters}
      onOpen={() => {}}
      focusOn="sleepQuality"
      note={({ questionId }) => questionId === 'sleepHours' && <p>Changed</p>}
    />,
  );
  await expect.element(getByRole('button', { name: 'Answer Waking up rested' })).toHaveFocus();
  await expect.element(getByText('Changed')).toBeVisible();
});
