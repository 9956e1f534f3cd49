import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { retakeRules } from '#shared/retake-rules.ts';
import { someDraft } from '#tests/support/some-draft.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { RetakePage } from '#web/features/numbers/retake/retake-page.tsx';
import { readDraft, removeDraft } from '#web/quiz/draft/drafts.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { QuizPage } from '#web/quiz/quiz-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { useRetake } from '#web/session/start-over.ts';
import { notEmergency } from '#words/emergency.ts';
import { playApi } from '../../../support/api.ts';
import { heartOwn, longevityOwn } from '../../../support/own-answers.ts';
import { show } from '../../../support/show.tsx';

const open = async (body: unknown) => {
  signIn(tokenOf('ines'), { remember: true });
  const api = playApi({
    getSubmission: { body },
    getResult: { status: 404, body: { code: 'not-found', message: 'Not ready.' } },
    getMe: { body: {} },
    listSubmissions: { body: [] },
    createSubmission: { status: 201, body: { submissionId: 's-2', _id: 's-2' } },
  });
  const screen = await show(<RetakePage />, '/retake/:submissionId');
  await screen.router.navigate('/retake/s-1');
  return {
    ...screen,
    api,
    heading: screen.getByRole('heading', { level: 1 }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  };
};

/**
 * Answers each repeated question with its last option, and confirms that everything else is still true. Returns the
 * taps and screens from the start screen to Submit.
 */
const walk = async ({ button, container, getByText }: Awaited<ReturnType<typeof open>>) => {
  await button('Continue').click();
  const count = { taps: 1, screens: 1 };
  for (let isLast = false; !isLast; ) {
    count.screens += 1;
    await expect.element(getByText(`Part ${count.screens - 1} of`, { exact: false })).toBeVisible();
    for (const group of container.querySelectorAll('fieldset:has(input[type="radio"])')) {
      [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')].at(-1)?.click();
      count.taps += 1;
    }
    const slider = container.querySelector<HTMLInputElement>('input[type="range"]');
    if (slider) {
      slider.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
      count.taps += 1;
    }
    isLast = button('Submit').query() !== null;
    await button(isLast ? 'Submit' : 'All still true').click();
    count.taps += 1;
    const goOn = button('Continue without them');
    if (goOn.query()) await goOn.click();
  }
  return count;
};

test('an unchanged longevity quiz is retaken in at most 25 taps and 12 screens', async () => {
  const screen = await open(longevityOwn);
  const { taps, screens } = await walk(screen);
  expect(taps).toBeLessThanOrEqual(25);
  expect(screens).toBeLessThanOrEqual(12);
  await expect.poll(() => screen.api.named('createSubmission').length).toBe(1);
  const body = screen.api.named('createSubmission')[0]?.body as { submittedAnswers: { questionId: string }[] };
  expect(body).toMatchObject({ basedOn: 's-1' });
  const ids = (rows: readonly { questionId: string }[]) => rows.map(({ questionId }) => questionId).sort();
  expect(ids(body.submittedAnswers)).toEqual(ids(longevityOwn.answers));
});

test('the heart quiz never carries over a symptom, and asks again before it continues without one', async () => {
  const { button, container, getByText, heading } = await open(heartOwn);
  await button('Continue').click();
  await expect.element(heading).toHaveTextContent('Is this still true?');
  const anew = retakeRules[cardiacQuizId].flatMap(({ how, questions }) => (how === 'askedAnew' ? questions : []));
  expect(container.querySelectorAll('input:checked').length).toBe(0);
  for (const id of anew) expect(container.querySelector(`button[data-question="${id}"]`)).toBeNull();
  await button('All still true').click();
  await expect.element(getByText(/questions have no answer/)).toBeVisible();
});

test('chest pain now is an emergency at once', async () => {
  const { button, getByRole, getByText } = await open(heartOwn);
  await button('Continue').click();
  await getByRole('radio', { name: 'Yes, right now' }).first().click();
  await expect.element(button('Leave the quiz')).toBeVisible();
  await button('I’ve read this – continue').click();
  await expect.element(getByText(/^Part 1 of/)).toBeVisible();
});

test('a change on a list is marked, and the line has the focus again', async () => {
  const { button, getByText } = await open(longevityOwn);
  await button('Continue').click();
  await button('Change Smoking').click();
  await expect.element(getByText(/^Last time: /)).toBeVisible();
  await button('Cancel').click();
  await expect.element(button('Change Smoking')).toHaveFocus();
});

// What 'Retake Quiz' on the dashboard and on Home leads to.

function DashboardThenQuiz() {
  const retake = useRetake();
  const [isLeft, setLeft] = useState(false);
  const press = () => {
    retake(productQuizId);
    setLeft(true);
  };
  return isLeft ? (
    <QuizPage quizId={productQuizId} quiz={longevityQuiz} />
  ) : (
    <button type="button" onClick={press}>
      Retake Quiz
    </button>
  );
}

const earlier = {
  _id: asSubmissionId('s-1'),
  submissionId: asSubmissionId('s-1'),
  quizId: productQuizId,
  submittedAt: '2026-01-02T03:04:05.000Z',
  status: 'ready' as const,
};

const pressRetake = async () => {
  playApi({ getMe: { body: {} }, listSubmissions: { body: [] } });
  useSession.setState({ submissions: [earlier] });
  const screen = await show(<DashboardThenQuiz />, quizRecords[productQuizId].path);
  await screen.getByRole('button', { name: 'Retake Quiz' }).click();
  return { ...screen, heading: screen.getByRole('heading', { level: 1 }) };
};

const unfinished = () => saveDraft(productQuizId, someDraft({ savedAt: Date.now() }), 0);

afterEach(() => removeDraft(productQuizId));

test.each(['Continue with nothing filled in', 'Continue'])(
  'the quiz starts at its first screen, which offers the last answers and the empty start: %s',
  async (press) => {
    signIn(tokenOf('ines'), { remember: true });
    const { heading, getByRole, getByText } = await pressRetake();
    await expect.element(heading).toHaveTextContent(longevityQuiz.intro.text);
    await expect
      .element(getByText(/^You took this quiz .+ ago\. Your earlier results stay as they are\.$/))
      .toBeVisible();
    const lastAnswers = getByRole('link', { name: 'Start from my last answers' });
    await expect.element(lastAnswers).toHaveAttribute('href', '/retake/s-1');
    // Above the sentence about emergencies, so that it is visible on a small phone.
    const top = (element: Element) => element.getBoundingClientRect().top;
    expect(top(lastAnswers.element())).toBeLessThan(top(getByText(notEmergency).element()));
    await getByRole('button', { name: press, exact: true }).click();
    await expect.element(heading).not.toHaveTextContent(longevityQuiz.intro.text);
  },
);

test('an unfinished quiz is asked about, and stays when the user continues it', async () => {
  signIn(tokenOf('ines'), { remember: true });
  await unfinished();
  const { heading, getByRole } = await pressRetake();
  await expect.element(heading).toHaveTextContent('You have an unfinished quiz');
  await getByRole('button', { name: 'Continue the quiz' }).click();
  await expect.element(heading).not.toHaveTextContent('You have an unfinished quiz');
  expect(await readDraft(productQuizId)).toMatchObject({ answers: someDraft({ savedAt: 0 }).answers });
});

test('an unfinished quiz is dropped once the user agrees', async () => {
  signIn(tokenOf('ines'), { remember: true });
  await unfinished();
  const { heading, getByRole } = await pressRetake();
  await getByRole('button', { name: 'Start from scratch' }).click();
  await expect.element(heading).toHaveTextContent(longevityQuiz.intro.text);
  expect(await readDraft(productQuizId)).toBeNull();
});
