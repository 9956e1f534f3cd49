import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import vectors from '#tests/vectors/personas.json' with { type: 'json' };
import { ResultsPage } from '#web/results/results-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { rowOf } from '../support/submissions.ts';

// An old link to a result whose answers were a mistake. Lists leave it out, but the link still opens it.

const { today, longevity } = vectors;
const [mistake, corrected] = [
  asSubmissionId('01JC0000000000000000000000'),
  asSubmissionId('01JC0000000000000000000001'),
];
const submittedAt = `${today}T10:00:00.000Z`;
const content = composeResult({ quizId: productQuizId, answers: longevity.average45F.answers, today });

const open = (listed: string) => {
  signIn(tokenOf('ines'), { remember: true });
  const rows = [rowOf(listed, { submittedAt })];
  useSession.setState({ submissions: rows });
  const api = playApi({
    getResult: { body: { submissionId: mistake, quiz_id: productQuizId, submittedAt, content } },
    listSubmissions: { body: rows },
    getMe: { body: {} },
    getSubmission: {
      body: {
        ...{ submissionId: mistake, quizId: productQuizId, quizVersion: liveVersion, submittedAt, day: today },
        ...{ correctedBy: corrected, answers: [], skipped: [] },
      },
    },
  });
  return show(<ResultsPage />, '/results/:submissionId', `/results/${mistake}`).then((screen) => ({ screen, api }));
};

test('the page of a mistake says so before everything else and leads to the corrected result', async () => {
  const { screen } = await open(corrected);
  const link = screen.getByRole('link', { name: 'Read your newer result' });
  await expect.element(link).toHaveAttribute('href', `/results/${corrected}`);
  const article = document.querySelector('article') ?? expect.fail('no result');
  expect(link.element().compareDocumentPosition(article) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a result that is in the list is not asked for', async () => {
  const { screen, api } = await open(mistake);
  await expect.element(screen.getByText(/^This is for information/)).toBeInTheDocument();
  expect(api.named('getSubmission')).toEqual([]);
});
