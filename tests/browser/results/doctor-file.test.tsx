import { beforeEach, expect, test, vi } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { answersIn, findResponses, patientName } from '#shared/fhir/read-response.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { DoctorFile } from '#web/results/doctor-file.tsx';
import { mergeUser, signIn, useSession } from '#web/session/session.ts';
import { heartAnswers, row, stored } from '../numbers/open-numbers.tsx';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const answers = { ...heartAnswers, moodLow: 'daily', supportHeart: 'no' };
const result = {
  body: {
    submissionId: 'heart-1',
    quiz_id: cardiacQuizId,
    submittedAt: '2026-11-20T10:00:00.000Z',
    content: composeResult({ quizId: cardiacQuizId, answers, today: '2026-11-20' }),
  },
};

/** The files that the page gives the browser to save. */
let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return '#saved';
  });
});

const open = async (getResult: PlayedAnswer = result) => {
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ firstName: 'Ines', lastName: 'Example' });
  useSession.setState({ submissions: [row('heart-1', cardiacQuizId)] });
  const api = playApi({
    getSubmission: stored('heart-1', cardiacQuizId, answers),
    getResult,
    getMe: { body: {} },
    listSubmissions: { body: [row('heart-1', cardiacQuizId)] },
  });
  const screen = await show(<DoctorFile submissionId="heart-1" />);
  return { ...screen, api, save: () => screen.getByRole('button', { name: 'Save the file' }).click() };
};

const document = async () => JSON.parse(await (saved[0]?.text() ?? expect.fail('nothing was saved')));
const answersSaved = async () => {
  const [found] = findResponses(await document());
  return found ? answersIn(found, heartQuiz).answers : {};
};

test('a result is saved as a document made in the browser, with the name and without the answers about mood', async () => {
  const { api, save, getByText } = await open();
  expect(api.named('getResult')).toEqual([]);
  await save();
  await expect.element(getByText(/Your file is in your downloads/)).toBeVisible();
  expect(saved[0]?.type).toBe('application/fhir+json');
  expect(patientName(await document())).toBe('Ines Example');
  expect(await answersSaved()).toEqual(heartAnswers);
});

test('the user chooses what the document contains', async () => {
  const { save, getByRole, getByText } = await open();
  await getByRole('checkbox', { name: 'My name' }).click();
  await getByRole('checkbox', { name: 'My answers about mood and stress' }).click();
  await save();
  await expect.element(getByText(/Your file is in your downloads/)).toBeVisible();
  expect(patientName(await document())).toBe('');
  expect(await answersSaved()).toEqual(answers);
});

test('nothing is saved when something cannot be loaded, and a sentence says what to do', async () => {
  const { save, getByText } = await open({ status: 503 });
  await save();
  await expect.element(getByText(/We couldn’t make the file/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('without the list nothing is saved: the other result and its warnings would be missing', async () => {
  const { save, getByText } = await open();
  useSession.setState({ submissions: null });
  await save();
  await expect.element(getByText(/We couldn’t make the file/)).toBeVisible();
  expect(saved).toEqual([]);
});
