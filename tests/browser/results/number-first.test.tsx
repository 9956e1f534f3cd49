import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import vectors from '#tests/vectors/personas.json' with { type: 'json' };
import { queryClient, resultQuery } from '#web/api/queries.ts';
import { ResultsPage } from '#web/results/results-page.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

// On a slow phone, the parts after the number take as long as everything before it.

const { today, longevity } = vectors;
const submissionId = asSubmissionId('01JC0000000000000000000000');
const resultOf = (answers: Answers) => ({
  submissionId,
  quiz_id: productQuizId,
  submittedAt: `${today}T10:00:00.000Z`,
  content: composeResult({ quizId: productQuizId, answers, today }),
});
const result = resultOf(longevity.average45F.answers);

/** The words of the page at the first render of the result. The observer runs before any other task. */
const wordsAtFirst = (): Promise<string> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const article = document.querySelector('article');
      if (!article) return;
      observer.disconnect();
      resolve(article.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
const atFirst = async () => {
  const words = await wordsAtFirst();
  return {
    number: words.includes(result.content.heading ?? 'no heading'),
    plan: words.includes('Key action plan'),
    foot: words.includes('This is for information'),
  };
};

const path = `/results/${submissionId}`;
const openAt = (address: string, body = result) => {
  signIn(tokenOf('ines'), { remember: true });
  playApi({ getResult: { body }, listSubmissions: { body: [] }, getMe: { body: {} } });
  return show(<ResultsPage />, '/results/:submissionId', address);
};

test('the number is drawn first, and then the rest', async () => {
  const first = atFirst();
  const { getByText } = await openAt(path);
  expect(await first).toEqual({ number: true, plan: false, foot: false });
  await expect.element(getByText(/^This is for information/)).toBeInTheDocument();
});

test('the number is first even after View Results has fetched it, and a return shows the whole page at once', async () => {
  queryClient.setQueryData(resultQuery(submissionId).queryKey, result);
  const { router, elsewhere, getByText } = await openAt('/dashboard');
  const first = atFirst();
  await router.navigate(path);
  expect(await first).toEqual({ number: true, plan: false, foot: false });
  await expect.element(getByText(/^This is for information/)).toBeInTheDocument();

  await router.navigate('/about');
  await expect.element(elsewhere).toHaveTextContent('/about');
  const again = atFirst();
  await router.navigate(-1);
  expect(await again).toEqual({ number: true, plan: true, foot: true });
});

test('a warning is in the first frame, with everything urgent and whom to call', async () => {
  const urgent = resultOf(longevity.severeUnderweight22F.answers);
  const { standing, redFlags } = urgent.content;
  expect(standing).toBe('checkFirst');
  const first = wordsAtFirst();
  const { getByText } = await openAt(path, urgent);
  const words = await first;
  const missing = [...redFlags.map(({ message }) => message), 'call your local emergency number now'].filter(
    (sentence) => !words.includes(sentence),
  );
  expect(redFlags).not.toEqual([]);
  expect(missing).toEqual([]);
  await expect.element(getByText(/^This is for information/)).toBeInTheDocument();
});
