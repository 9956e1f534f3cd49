import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import vectors from '#tests/vectors/personas.json' with { type: 'json' };
import { queryClient } from '#web/api/query-client.ts';
import { resultQuery } from '#web/api/use-result.ts';
import { ResultsPage } from '#web/results/results-page.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

// A slow phone takes as long for what follows the number as for all that stands before it.

const { today, longevity } = vectors;
const submissionId = '01JC0000000000000000000000';
const result = {
  submissionId,
  quiz_id: productQuizId,
  submittedAt: `${today}T10:00:00.000Z`,
  content: composeResult({ quizId: productQuizId, answers: longevity.average45F.answers, today }),
};

/** What stands on the page when the result is drawn for the first time: the observer is called before anything else is done. */
const atFirst = (): Promise<{ number: boolean; plan: boolean; foot: boolean }> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const article = document.querySelector('article');
      if (!article) return;
      observer.disconnect();
      const { textContent } = article;
      resolve({
        number: textContent.includes(result.content.heading ?? 'no heading'),
        plan: textContent.includes('Key action plan'),
        foot: textContent.includes('This is education'),
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

const path = `/results/${submissionId}`;
const openAt = (address: string) => {
  signIn(tokenOf('ines'), { remember: true });
  playApi({ getResult: { body: result }, listSubmissions: { body: [] }, getMe: { body: {} } });
  return show(<ResultsPage />, '/results/:submissionId', address);
};

test('the number is drawn first, and then the rest', async () => {
  const first = atFirst();
  const { getByText } = await openAt(path);
  expect(await first).toEqual({ number: true, plan: false, foot: false });
  await expect.element(getByText(/^This is education/)).toBeInTheDocument();
});

test('so it is when View Results has just fetched it, and whoever comes back finds the whole page at once', async () => {
  queryClient.setQueryData(resultQuery(submissionId).queryKey, result);
  const { router, elsewhere, getByText } = await openAt('/dashboard');
  const first = atFirst();
  await router.navigate(path);
  expect(await first).toEqual({ number: true, plan: false, foot: false });
  await expect.element(getByText(/^This is education/)).toBeInTheDocument();

  await router.navigate('/methods');
  await expect.element(elsewhere).toHaveTextContent('/methods');
  const again = atFirst();
  await router.navigate(-1);
  expect(await again).toEqual({ number: true, plan: true, foot: true });
});
