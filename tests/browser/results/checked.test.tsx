import { describe, expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { Checked } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { queryClient, resultQuery } from '#web/api/queries.ts';
import type { ReadResult } from '#web/api/read-result.ts';
import { ResultView } from '#web/results/result-view.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const longevityAnswers = { birthdate: '1968-05-01', gender: 'female', height: { ft: 5, in: 5 }, weight: 170 };
/** Occasional pain that spreads: a notice comes first, and there is a figure. */
const heart = {
  knownHeartConditions: 'none',
  chestPain: 'occasional',
  chestPainContext: 'spreads',
  pregnancyNow: 'no',
  bpReading: 'band',
  bpBand: '140to159',
  labsAvailable: 'yes',
  hdlBand: '40to49',
  ldlBand: '130to159',
  diabetesStatus: 'type2',
};

const resultOf = (quizId: QuizId, checked?: Checked): ReadResult => ({
  submissionId: asSubmissionId('s-1'),
  quiz_id: quizId,
  submittedAt: '2026-11-20T10:00:00.000Z',
  content: composeResult(
    quizId === cardiacQuizId
      ? { quizId, answers: heart, longevityAnswers, today: '2026-11-20' }
      : { quizId, answers: longevityAnswers, cardiacAnswers: heart, today: '2026-11-20' },
  ),
  ...(checked && { checked }),
});
const said = (answer: Checked['answer']): Checked => ({ answer, at: '2026-11-22T10:00:00.000Z' });
const showResult = (result: ReadResult) => show(<ResultView result={result} onRetake={() => {}} />);

describe('under a notice that comes first', () => {
  test('three answers are offered, none is preselected, and the chosen one is stored', async () => {
    const result = resultOf(cardiacQuizId);
    queryClient.setQueryData(resultQuery('s-1').queryKey, result);
    signIn(tokenOf('ines'), { remember: true });
    const api = playApi({ noteChecked: { body: said('treated') }, getMe: { body: {} }, listSubmissions: { body: [] } });
    const { getByText, getByRole } = await showResult(result);
    await getByText('I’ve been seen', { exact: true }).last().click();
    await expect.element(getByRole('radio').first()).toBeVisible(); // the form comes when it is asked for
    const radios = () => getByRole('radio').elements() as HTMLInputElement[];
    expect(radios().map(({ checked }) => checked)).toEqual([false, false, false]);
    await getByRole('button', { name: 'Save' }).click();
    await expect.element(getByRole('alert')).toHaveTextContent('Choose one of the three answers.');
    expect(api.named('noteChecked')).toEqual([]);
    await getByRole('radio', { name: 'I’ve been seen, and I’m being treated or followed up' }).click();
    await getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => queryClient.getQueryData(resultQuery('s-1').queryKey)?.checked).toEqual(said('treated'));
    expect(api.named('noteChecked').map(({ body }) => body)).toEqual([{ submissionId: 's-1', answer: 'treated' }]);
  });

  test('an answer that could not be saved says what to do', async () => {
    signIn(tokenOf('ines'), { remember: true });
    playApi({ noteChecked: 'no network' });
    const { getByText, getByRole } = await showResult(resultOf(cardiacQuizId));
    await getByText('I’ve been seen', { exact: true }).last().click();
    await getByRole('radio').first().click();
    await getByRole('button', { name: 'Save' }).click();
    await expect.element(getByRole('alert')).toMatchTextContent('That wasn’t saved. Check your connection');
  });
});

describe('a user who was seen by a clinician', () => {
  test.each([
    ['nothingNeeded', true],
    ['treated', false],
    ['notSeen', false],
  ] as const)('the heart result, with %s: its parts are open under the notice: %s', async (answer, isOpen) => {
    const { getByRole, container } = await showResult(resultOf(cardiacQuizId, said(answer)));
    const parts = [
      getByRole('heading', { name: 'Ask your doctor' }),
      getByRole('heading', { name: 'Life’s Essential 8' }),
      getByRole('link', { name: 'Add my numbers' }),
    ];
    expect(parts.map((part) => part.query() !== null)).toEqual([isOpen, isOpen, isOpen]);
    // Nothing that could reassure: no level, no comparison and no praise.
    expect(container.textContent).not.toMatch(
      /\b(excellent|good|great|low|lower than|younger|heart age|risk level)\b/i,
    );
  });

  const page = async (quizId: QuizId, checked?: Checked) => {
    const screen = await showResult(resultOf(quizId, checked));
    const notices = screen.container.querySelectorAll('article > section:first-of-type li');
    return { ...screen, notices: [...notices].map(({ textContent }) => textContent) };
  };

  test.each([
    [cardiacQuizId, 'nothingNeeded', true],
    [productQuizId, 'nothingNeeded', true],
    [productQuizId, 'treated', true],
    // A treatment may mean a heart condition, and the ten-year figure is for people without one.
    [cardiacQuizId, 'treated', false],
    [cardiacQuizId, 'notSeen', false],
    [productQuizId, 'notSeen', false],
  ] as const)(
    'the result of %s, with %s: the figure is open: %s. Each notice stays',
    async (quizId, answer, isOpen) => {
      const before = await page(quizId);
      const figure = () =>
        [...document.querySelectorAll('dt')].some(({ textContent }) =>
          /^(Cardiac Risk Score|Biological Age)/i.test(textContent),
        );
      expect(figure()).toBe(false);
      await before.unmount();
      const after = await page(quizId, said(answer));
      expect(figure()).toBe(isOpen);
      expect(after.notices).toEqual(before.notices);
      expect(after.notices.length).toBeGreaterThan(0);
      const told = after.getByText(/^On November 22, 2026 you told us/);
      if (answer === 'notSeen') expect(told.query()).toBeNull();
      else await expect.element(told).toBeVisible();
    },
  );
});

describe('a warning sign from an older answer', () => {
  const older = (cardiacAnsweredOn: string, checked?: Checked): ReadResult => ({
    ...resultOf(productQuizId, checked),
    content: composeResult({
      ...{ quizId: productQuizId, answers: longevityAnswers, today: '2026-11-20' },
      ...{ cardiacAnswers: { chestPain: 'now', otherWarningSigns: 'tiaRecent' }, cardiacAnsweredOn },
    }),
  });
  const press = 'I’ve been seen for this';
  const sentence = 'A doctor or nurse has examined me for this, and it hasn’t come back.';

  test.each([
    ['2026-11-20', false],
    ['2026-11-19', false],
    ['2026-11-18', true],
  ])('answered on %s: “I’ve been seen for this” is offered: %s', async (day, isOffered) => {
    const { getByText } = await showResult(older(day));
    expect(getByText(press).elements().length > 0).toBe(isOffered);
  });

  test('nothing is preset, the sentence and a possible day are required, and earlier reports stay', async () => {
    const said_ = { ...said('notSeen'), signs: [{ code: 'legClot', on: '2026-11-17' }] };
    const result = older('2026-11-10', said_);
    queryClient.setQueryData(resultQuery('s-1').queryKey, result);
    signIn(tokenOf('ines'), { remember: true });
    const api = playApi({ noteChecked: { body: said_ }, getMe: { body: {} }, listSubmissions: { body: [] } });
    const { getByText, getByRole, getByLabelText } = await showResult(result);
    await getByText(press).first().click();
    const tick = getByRole('checkbox', { name: sentence });
    const day = getByLabelText('The date you were seen');
    await expect.element(tick).not.toBeChecked();
    expect((day.element() as HTMLInputElement).value).toBe('');
    const save = getByRole('button', { name: 'Save' });
    await save.click();
    await expect.element(getByRole('alert')).toMatchTextContent('Tick the box');
    await tick.click();
    for (const wrong of ['', '2026-11-09', '2999-01-01']) {
      await day.fill(wrong);
      await save.click();
      await expect.element(getByRole('alert')).toMatchTextContent('Enter the date you were seen');
    }
    expect(api.named('noteChecked')).toEqual([]);
    await day.fill('2026-11-10');
    await save.click();
    const signs = [...said_.signs, { code: 'chestPainNow', on: '2026-11-10' }];
    await expect
      .poll(() => api.named('noteChecked').map(({ body }) => body))
      .toEqual([{ submissionId: 's-1', answer: 'notSeen', signs }]);
  });

  const record =
    'On 10 November 2026 you told us about this: Chest pain right now. On 12 November 2026 you said it had been checked. If it comes back, call your local emergency number.';
  const seen = (...codes: string[]): Checked => ({
    at: '2026-11-22T10:00:00.000Z',
    signs: codes.map((code) => ({ code, on: '2026-11-12' })),
  });

  test('that was checked is shown as a record, while the page’s other signs still ask for a check today', async () => {
    const { container } = await showResult(older('2026-11-10', seen('chestPainNow')));
    expect(container.textContent).toContain(record);
    expect(container.textContent).toContain('See a doctor today');
    expect(container.textContent?.split(press)).toHaveLength(2);
  });

  test('once every sign was checked, the page no longer asks for a check today, and says how to go on', async () => {
    const codes = (older('2026-11-10').content.notices ?? []).map(({ code }) => code);
    const { container } = await showResult(older('2026-11-10', seen(...codes)));
    const card = container.querySelector('article > section')?.textContent;
    expect(card).toContain('You told us this has been checked');
    expect(card).toContain('Take the quiz again');
    expect(card).not.toMatch(/see a doctor today/i);
    expect(container.textContent).not.toMatch(/\b(excellent|younger)\b/i);
  });

  test('a notice of the quiz itself cannot be closed', async () => {
    const { container, getByText } = await showResult({ ...resultOf(cardiacQuizId, seen('anginaPattern')) });
    expect(getByText(press).query()).toBeNull();
    expect(container.textContent).not.toContain('You told us this has been checked');
  });
});
