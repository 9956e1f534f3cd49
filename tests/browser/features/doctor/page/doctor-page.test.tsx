import { expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { queryClient } from '#web/api/queries.ts';
import { DoctorPage } from '#web/features/doctor/page/doctor-page.tsx';
import { speech } from '#web/features/doctor/page/speech.ts';
import { type Speech, speechIn, speechQuery } from '#web/features/doctor/page/speech-in.ts';
import { signIn, useSession } from '#web/session/session.ts';
import { type PlayedAnswer, playApi } from '../../../support/api.ts';
import { longevityAnswers, ownAnswers } from '../../../support/own-answers.ts';
import { show } from '../../../support/show.tsx';
import { rowOf } from '../../../support/submissions.ts';
import { expectGoodLooks } from '../../../support/sweep.ts';

const day = '2026-11-20T10:00:00.000Z';
const row = (submissionId: string, quizId: QuizId) => rowOf(submissionId, { quizId, submittedAt: day });
const heart: Answers = {
  knownHeartConditions: 'none',
  chestPain: 'never',
  bpReading: 'band',
  bpBand: '140to159',
  labsAvailable: 'yes',
  totalCholesterolBand: '240to279',
  hdlBand: '40to49',
  moodLow: 'several',
};
const heartOwn = { ...ownAnswers(cardiacQuizId, heart), submissionId: 's-2' };
const longevityOwn = ownAnswers(productQuizId, { ...longevityAnswers, gender: 'female', stressLevels: 4 });
const notReady = { status: 404, body: { code: 'not-found', message: 'Not ready.' } };

type Given = {
  first?: unknown;
  second?: unknown;
  list?: ReturnType<typeof row>[];
  result?: object | object[];
  document?: PlayedAnswer;
};

const open = async ({
  first = longevityOwn,
  second = heartOwn,
  list,
  result = notReady,
  document = notReady,
}: Given = {}) => {
  signIn(tokenOf('ines'), { remember: true });
  const api = playApi({
    getSubmission: [{ body: first }, { body: second }],
    getResult: result,
    getMe: { body: {} },
    listSubmissions: { body: [] },
    listLinks: { body: [] },
    makeDocument: document,
  });
  useSession.setState({
    submissions: list ?? [row('s-2', cardiacQuizId), row('s-1', productQuizId)],
    user: { id: 'u-1', email: 'ines@example.com', firstName: 'Ines', lastName: 'Calder' } as never,
  });
  const screen = await show(<DoctorPage />, '/results/:submissionId/doctor', '/results/s-1/doctor');
  return { ...screen, api, sheet: screen.getByRole('article', { name: 'Summary for a clinician' }) };
};

test('the sheet shows both quizzes, with the origin of each value', async () => {
  const { sheet } = await open();
  await expect.element(sheet).toMatchTextContent('Ines Calder, born 27 March 1980');
  await expect.element(sheet).toMatchTextContent('ASCVD, 10 years');
  await expect.element(sheet).toMatchTextContent('Effective age from habits');
  await expect.element(sheet).toMatchTextContent('240–279 mg/dL');
  await expect.element(sheet).toMatchTextContent('band, test within 3 years');
  await expect.element(sheet).toMatchTextContent('Left out by the patient: mood');
});

test('the sheet waits for the list, because otherwise it would lack the figures and warnings of the other quiz', async () => {
  const { sheet, getByText } = await open();
  const { submissions } = useSession.getState();
  useSession.setState({ submissions: null });
  await expect.element(getByText('Loading your answers')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  useSession.setState({ submissionsFailed: true });
  await expect.element(getByText('We couldn’t load your answers')).toBeVisible();
  useSession.setState({ submissions, submissionsFailed: false });
  await expect.element(sheet).toMatchTextContent('ASCVD, 10 years');
  await expect.element(sheet).toMatchTextContent('Effective age from habits');
});

test('the user decides about name, birth date, weight and mood, and the sheet follows at once', async () => {
  const { sheet, getByRole } = await open();
  await getByRole('checkbox', { name: 'My name' }).click();
  await getByRole('checkbox', { name: 'My date of birth' }).click();
  await getByRole('checkbox', { name: 'My height and weight' }).click();
  await expect.element(sheet).not.toMatchTextContent('Calder');
  await expect.element(sheet).not.toMatchTextContent('27 March 1980');
  await expect.element(sheet).not.toMatchTextContent('kg/m²');
  await expect.element(sheet).not.toMatchTextContent('Stress');
  await getByRole('checkbox', { name: 'My answers about mood, stress and relationships' }).click();
  await expect.element(sheet).toMatchTextContent('Down or without interest, last 2 weeks: On several days.');
});

test('the sheet and the link are in the language that the user chooses for the doctor, English at first', async () => {
  const { sheet, getByRole, api } = await open({ document: { body: { resourceType: 'Bundle' } } });
  await expect.element(getByRole('radio', { name: 'English' })).toBeChecked();
  await expect.element(sheet).toMatchTextContent('Blood pressure, usual');
  await getByRole('radio', { name: 'Español' }).click();
  const spanish = getByRole('article', { name: 'Resumen para un profesional clínico' });
  await expect.element(spanish).toMatchTextContent('Presión arterial');
  expect(spanish.element().getAttribute('lang')).toBe('es-US');
  await getByRole('button', { name: 'Make a link' }).click();
  await expect.poll(() => api.named('createLink')[0]?.body).toMatchObject({ language: 'es' });
  await getByRole('radio', { name: 'English' }).click();
  await expect.element(sheet).toBeVisible();
});

test('while the doctor’s language loads, only the sheet and printing wait: links and what was typed stay', async () => {
  const { sheet, container, getByRole, getByLabelText, api } = await open({
    document: { body: { resourceType: 'Bundle' } },
  });
  const passcode = getByLabelText('Passcode');
  await passcode.fill('739 205');
  const arrived = Promise.withResolvers<Speech>();
  void queryClient.prefetchQuery({ ...speechQuery('es'), queryFn: () => arrived.promise });
  await getByRole('radio', { name: 'Español' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getByRole('button', { name: 'Print this page' }).elements()).toEqual([]);
  await expect.element(passcode).toHaveValue('739 205');
  await getByRole('button', { name: 'Make a link' }).click();
  await expect.poll(() => api.named('createLink')[0]?.body).toMatchObject({ language: 'es', passcode: '739205' });
  arrived.resolve(await speechIn('es'));
  await expect.poll(() => container.querySelector('article')?.lang).toBe('es-US');
  await expect.element(getByRole('button', { name: 'Print this page' })).toBeVisible();
  await getByRole('radio', { name: 'English' }).click();
  await expect.element(sheet).toBeVisible();
});

test('up to three questions of the user appear on the sheet, and nowhere else', async () => {
  const { sheet, getByRole, api } = await open();
  const field = (name: string) => getByRole('textbox', { name: `${name} (optional)` });
  await expect.element(field('My second question')).not.toBeInTheDocument();
  await field('My first question').fill('Could it be my thyroid?');
  await field('My second question').fill('  ');
  await expect.element(field('My third question')).not.toBeInTheDocument();
  await field('My second question').fill('x'.repeat(200));
  await field('My third question').fill('May I go on running?');
  const own = sheet.getByRole('region', { name: 'The patient would like to ask' });
  await expect.element(own).toMatchTextContent(`Could it be my thyroid?${'x'.repeat(120)}May I go on running?`);
  expect(JSON.stringify(api.calls)).not.toContain('thyroid');
});

test('the sheet is made once for what was chosen, and not again for each letter of a question', async () => {
  const { sheet, getByRole } = await open();
  await expect.element(sheet).toMatchTextContent('ASCVD, 10 years');
  const made = vi.spyOn(speech, 'sheetOf');
  await getByRole('textbox', { name: 'My first question (optional)' }).fill('Could it be my thyroid?');
  await expect.element(sheet).toMatchTextContent('thyroid');
  expect(made).not.toHaveBeenCalled();
  await getByRole('checkbox', { name: 'My name' }).click();
  await expect.element(sheet).not.toMatchTextContent('Calder');
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

test('the file for the clinician’s software is requested with what was chosen for the page, and never the user’s own words', async () => {
  const document = { resourceType: 'Bundle', type: 'document', signature: { data: 'c2VhbA==' } };
  const { api, getByRole, getByText } = await open({ document: { body: document } });
  await getByRole('textbox', { name: 'My first question (optional)' }).fill('Could it be my thyroid?');
  await getByRole('checkbox', { name: 'My name' }).click();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await getByRole('button', { name: 'Save the file' }).click();
  await expect.element(getByText('Your file is in your downloads.')).toBeVisible();
  const shares = { name: false, birthdate: true, mood: false, weight: true };
  expect(api.named('makeDocument')[0]?.body).toEqual({ submissionId: 's-1', shares, language: 'en' });
  expect(JSON.stringify(api.calls)).not.toContain('thyroid');
  const [file] = saved.mock.calls.flat();
  if (!(file instanceof Blob)) throw new Error('no file was made');
  expect(JSON.parse(await file.text())).toEqual(document);
});

test('the sheet leaves out a weight figure that would be unkind, until the user adds it', async () => {
  const thin = { ...longevityAnswers, height: { ft: 5, in: 7 }, weight: 98 };
  const { sheet, getByRole } = await open({ first: ownAnswers(productQuizId, thin) });
  await expect.element(getByRole('checkbox', { name: 'My height and weight' })).not.toBeChecked();
  await expect.element(sheet).not.toMatchTextContent('kg/m²');
  await expect.element(sheet).toMatchTextContent('worry about eating; height and weight.');
});

test('an urgent warning is above the sheet, and the user’s report about it is on the sheet', async () => {
  const pain = { ...heart, chestPain: 'week', chestPainContext: 'spreads' };
  const signs = [{ code: 'chestPainUrgent', on: '2026-11-20' }];
  const checked = { at: '2026-11-21T10:00:00.000Z', signs };
  const { sheet, getByRole } = await open({
    second: { ...heartOwn, ...ownAnswers(cardiacQuizId, pain), submissionId: 's-2' },
    result: {
      body: { submissionId: 's-2', quiz_id: cardiacQuizId, submittedAt: day, content: {}, checked },
    },
  });
  await expect.element(getByRole('complementary', { name: 'Please do not wait for an appointment' })).toBeVisible();
  await expect.element(sheet).toMatchTextContent('Chest pain that needs a check today');
  await expect
    .element(sheet)
    .toMatchTextContent(/21 November 2026: .+: examined on 20 November 2026, has not come back\./);
});

test('older answers link to the newest, and those of an earlier version to the quiz', async () => {
  const list = [row('s-9', productQuizId), row('s-1', productQuizId)];
  const { getByRole, sheet } = await open({ list });
  await expect
    .element(getByRole('link', { name: 'Use your newest answers' }))
    .toHaveAttribute('href', '/results/s-9/doctor');
  await expect.element(sheet).toMatchTextContent('quiz not taken');
});

test('answers to an earlier version of the quiz make no sheet', async () => {
  const { getByRole } = await open({ first: { ...longevityOwn, quizVersion: '1.0' } });
  await expect
    .element(getByRole('heading', { level: 1 }))
    .toHaveTextContent('These answers are from an earlier version of the quiz');
  await expect.element(getByRole('link', { name: 'Take it again' })).toHaveAttribute('href', '/retake/s-1');
});

test('the page passes the look checks at both widths, light and dark, and the sheet is black on white in both', async () => {
  const { sheet } = await open();
  await expect.element(sheet).toBeVisible();
  await expectGoodLooks();
  await commands.setColorScheme('dark');
  const { backgroundColor, color } = getComputedStyle(sheet.element());
  expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(20, 17, 14)']);
  await commands.setColorScheme('light');
});
