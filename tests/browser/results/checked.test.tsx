import { describe, expect, test } from 'vitest';
import type { Checked } from '#shared/contract/headline.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { ReadResult } from '#web/api/read-result.ts';
import { resultQuery } from '#web/api/use-result.ts';
import { ResultView } from '#web/results/result-view.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const longevityAnswers = { birthdate: '1968-05-01', gender: 'female', height: { ft: 5, in: 5 }, weight: 170 };
/** With pain now and then that spreads: a notice comes first, and there is a figure. */
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
  submissionId: 's-1',
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
const showResult = (result: ReadResult) => show(<ResultView result={result} earlier={[]} onRetake={() => {}} />);

describe('under a notice that comes first', () => {
  test('three answers can be given, none is chosen beforehand, and what is chosen is stored', async () => {
    const result = resultOf(cardiacQuizId);
    queryClient.setQueryData(resultQuery('s-1').queryKey, result);
    signIn(tokenOf('ines'), { remember: true });
    const api = playApi({ noteChecked: { body: said('treated') }, getMe: { body: {} }, listSubmissions: { body: [] } });
    const { getByText, getByRole } = await showResult(result);
    await getByText('I have been checked').click();
    await expect.element(getByRole('radio').first()).toBeVisible(); // the form comes when it is asked for
    const radios = () => getByRole('radio').elements() as HTMLInputElement[];
    expect(radios().map(({ checked }) => checked)).toEqual([false, false, false]);
    await getByRole('button', { name: 'Save' }).click();
    await expect.element(getByRole('alert')).toHaveTextContent('Choose one of the three answers.');
    expect(api.named('noteChecked')).toEqual([]);
    await getByRole('radio', { name: 'I was seen, and I am being treated or followed up' }).click();
    await getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => queryClient.getQueryData(resultQuery('s-1').queryKey)?.checked).toEqual(said('treated'));
    expect(api.named('noteChecked').map(({ body }) => body)).toEqual([{ submissionId: 's-1', answer: 'treated' }]);
  });

  test('an answer that could not be saved says what to do', async () => {
    signIn(tokenOf('ines'), { remember: true });
    playApi({ noteChecked: 'no network' });
    const { getByText, getByRole } = await showResult(resultOf(cardiacQuizId));
    await getByText('I have been checked').click();
    await getByRole('radio').first().click();
    await getByRole('button', { name: 'Save' }).click();
    await expect.element(getByRole('alert')).toMatchTextContent('not saved. Please check your connection');
  });
});

describe('who was seen', () => {
  test.each([
    ['nothingNeeded', true],
    ['treated', false],
    ['notSeen', false],
  ] as const)('of the heart result, with %s: its parts are open under the notice: %s', async (answer, isOpen) => {
    const { getByRole, container } = await showResult(resultOf(cardiacQuizId, said(answer)));
    const parts = [
      getByRole('heading', { name: 'Ask your clinician' }),
      getByRole('heading', { name: 'Life’s Essential 8' }),
      getByRole('link', { name: 'Add my numbers' }),
    ];
    expect(parts.map((part) => part.query() !== null)).toEqual([isOpen, isOpen, isOpen]);
    // Nothing that could calm: no level, no comparison and no praise.
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
  ] as const)('of %s, with %s: the figure is open: %s. Each notice stays', async (quizId, answer, isOpen) => {
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
  });
});
