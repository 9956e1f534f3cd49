import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { Checked } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { queryClient, resultQuery } from '#web/api/queries.ts';
import type { ReadResult } from '#web/api/read-result.ts';
import { ResultView } from '#web/results/result-view.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const longevityAnswers = { birthdate: '1968-05-01', gender: 'female', height: { ft: 5, in: 5 }, weight: 170 };
/** Occasional pain that spreads, so a notice comes first, and there is a figure. */
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
const press = 'I’ve already been seen about this';
const sentence = 'A doctor or nurse has examined me for this, and it hasn’t come back.';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const resultOf = (quizId: QuizId, checked?: Checked, answers: Answers = heart): ReadResult => ({
  submissionId: asSubmissionId('s-1'),
  quiz_id: quizId,
  submittedAt: '2026-11-28T12:00:00.000Z',
  content: composeResult(
    quizId === cardiacQuizId
      ? { quizId, answers, longevityAnswers, today: '2026-11-28' }
      : { quizId, answers: longevityAnswers, cardiacAnswers: answers, today: '2026-11-28' },
  ),
  ...(checked && { checked }),
});
const at = '2026-11-28T12:00:10.000Z';
/** Examined for every notice of the result, on the day of the answers. */
const seenForAll = ({ content }: ReadResult): Checked => ({
  at,
  signs: content.redFlags.filter(({ level }) => level !== 'soon').map(({ code }) => ({ code, on: '2026-11-28', at })),
  opensOn: '2026-11-30',
});
const showResult = (result: ReadResult) => show(<ResultView result={result} onRetake={() => {}} />);
const onDay = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00Z`));

describe('under a notice that comes first', () => {
  test('the report form is the last thing on the page, closed, once, and not on the full-screen notice', async () => {
    const { container, getByText } = await showResult(
      resultOf(cardiacQuizId, undefined, { ...heart, chestPain: 'now' }),
    );
    expect(getByText(press).elements()).toHaveLength(1);
    const last = container.querySelector('article')?.lastElementChild;
    expect(last?.textContent).toBe(press);
    expect(last?.querySelector('details')?.open).toBe(false);
    expect(container.querySelector('dialog')?.textContent).toContain('Get medical help now');
    expect(container.querySelector('dialog')?.textContent).not.toContain(press);
  });

  test('nothing is preset, the sentence and a possible day are required, and what is sent is about this notice alone', async () => {
    const result = resultOf(cardiacQuizId);
    queryClient.setQueryData(resultQuery('s-1').queryKey, result);
    signIn(tokenOf('ines'), { remember: true });
    const saved = seenForAll(result);
    const api = playApi({ noteChecked: { body: saved }, getMe: { body: {} }, listSubmissions: { body: [] } });
    const { getByText, getByRole, getByLabelText } = await showResult(result);
    await getByText(press).click();
    const tick = getByRole('checkbox', { name: sentence });
    const day = getByLabelText('The date you were seen');
    await expect.element(tick).not.toBeChecked();
    expect((day.element() as HTMLInputElement).value).toBe('');
    const save = getByRole('button', { name: 'Save' });
    await save.click();
    await expect.element(getByRole('alert')).toMatchTextContent('Tick the box');
    await tick.click();
    for (const wrong of ['', '2026-11-27', '2026-11-29']) {
      await day.fill(wrong);
      await save.click();
      await expect.element(getByRole('alert')).toMatchTextContent('Enter the date you were seen');
    }
    expect(api.named('noteChecked')).toEqual([]);
    await day.fill('2026-11-28');
    await save.click();
    const [code] = saved.signs?.map((sign) => sign.code) ?? [];
    await expect
      .poll(() => api.named('noteChecked').map(({ body }) => body))
      .toEqual([{ submissionId: 's-1', code, on: '2026-11-28' }]);
    await expect.poll(() => queryClient.getQueryData(resultQuery('s-1').queryKey)?.checked).toEqual(saved);
  });

  test('a report that could not be saved says what to do', async () => {
    signIn(tokenOf('ines'), { remember: true });
    playApi({ noteChecked: 'no network' });
    const { getByText, getByRole, getByLabelText } = await showResult(resultOf(cardiacQuizId));
    await getByText(press).click();
    await getByRole('checkbox').click();
    await getByLabelText('The date you were seen').fill('2026-11-28');
    await getByRole('button', { name: 'Save' }).click();
    await expect.element(getByRole('alert')).toMatchTextContent('That wasn’t saved. Check your connection');
  });

  test('a pressure of 186 over 112 has no report form, only the way to a new reading', async () => {
    const high = resultOf(cardiacQuizId, undefined, { bpReading: 'numbers', bpSystolic: '186', bpDiastolic: '112' });
    const { getByText, getByRole } = await showResult(high);
    await getByText(press).click();
    const reading = getByRole('link', { name: 'Enter a new reading' });
    await expect.element(reading).toHaveAttribute('href', '/numbers/s-1');
    expect(getByRole('checkbox').query()).toBeNull();
  });
});

const hasFigure = (): boolean =>
  [...document.querySelectorAll('dt')].some(({ textContent }) =>
    /^(Cardiac Risk Score|Biological Age)/i.test(textContent ?? ''),
  );

describe.each([cardiacQuizId, productQuizId] as const)('a user of %s who was examined for every notice', (quizId) => {
  const seen = seenForAll(resultOf(quizId));

  test.each(['2026-11-28', '2026-11-29'])('finds a record and everything closed on %s', async (day) => {
    onDay(day);
    const { container, getByText } = await showResult(resultOf(quizId, seen));
    const record =
      'You told us on 28 November 2026 that you were seen. The rest of this page opens on 30 November 2026.';
    await expect.element(getByText(record)).toBeVisible();
    expect(hasFigure()).toBe(false);
    expect(container.textContent).toContain('See a doctor today');
    expect(container.textContent).not.toMatch(/\d\.\d%|in ten years|an age of about/);
  });

  test('finds a record instead of each notice, and the figure, on the second day', async () => {
    onDay('2026-11-30');
    const { container, getByText } = await showResult(resultOf(quizId, seen));
    await expect.element(getByText('You told us this has been checked')).toBeVisible();
    await expect
      .element(getByText(/You told us about this on 28 November 2026\. .* If it comes back, call/).first())
      .toBeVisible();
    expect(hasFigure()).toBe(true);
    expect(getByText(press).query()).toBeNull();
    // Nothing that could reassure: no heading, level, comparison, picture or praise.
    expect(container.textContent).not.toMatch(
      /\b(excellent|good|great|low|lower than|younger|older|heart age|risk level|in every 100|do not\.|nothing more)\b/i,
    );
    expect(container.querySelector('article > section')?.textContent).not.toContain('See a doctor today');
  });

  test('finds everything closed if the report is about another notice, or of an older version', async () => {
    onDay('2026-12-24');
    const other = { ...seen, signs: [{ code: 'legClot', on: '2026-11-28', at }] };
    for (const checked of [other, { at, opensOn: '2026-11-30' }]) {
      const screen = await showResult(resultOf(quizId, checked));
      expect(hasFigure()).toBe(false);
      await screen.unmount();
    }
  });
});

test('the figure of the heart is shown with the sentence about a condition that may have been found', async () => {
  onDay('2026-11-30');
  const result = resultOf(cardiacQuizId);
  const { getByText } = await showResult({ ...result, checked: seenForAll(result) });
  await expect.element(getByText(/made for people without a known heart or artery condition/)).toBeVisible();
});

test('of two notices one is examined, and the page names it and stays closed', async () => {
  onDay('2026-12-24');
  const two = resultOf(cardiacQuizId, undefined, { ...heart, otherWarningSigns: 'tiaRecent' });
  const signs = [{ code: 'tiaRecent', on: '2026-11-28', at }];
  const { container, getByText } = await showResult({ ...two, checked: { at, signs } });
  await expect.element(getByText(/^You told us on 28 November 2026 that you were seen about: /)).toBeVisible();
  expect(hasFigure()).toBe(false);
  expect(container.textContent).toContain('See a doctor today');
});

test('an older sign of the other quiz, once examined, becomes a record with its own day', async () => {
  const content = composeResult({
    ...{ quizId: productQuizId, answers: longevityAnswers, today: '2026-11-28' },
    ...{ cardiacAnswers: { chestPain: 'now' }, cardiacAnsweredOn: '2026-11-10' },
  });
  const signs = [{ code: 'chestPainNow', on: '2026-11-12', at }];
  const result = { ...resultOf(productQuizId), content, checked: { at, signs, opensOn: '2026-11-12' } };
  const { container } = await showResult(result);
  expect(container.textContent).toContain(
    'Chest pain right now. You told us about this on 10 November 2026. On 12 November 2026 you said it had been checked. If it comes back, call your local emergency number.',
  );
});
