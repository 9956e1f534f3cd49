import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import vectors from '#tests/vectors/personas.json' with { type: 'json' };
import { ResultsPage } from '#web/results/results-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { rowOf } from '../support/submissions.ts';

const { today, longevity } = vectors;
const submissionId = asSubmissionId('01JC0000000000000000000000');
const submittedAt = `${today}T10:00:00.000Z`;
const content = composeResult({ quizId: productQuizId, answers: longevity.average45F.answers, today });

const openIn = (language: string) => {
  signIn(tokenOf('ines'), { remember: true });
  const rows = [rowOf(submissionId, { submittedAt })];
  useSession.setState({ submissions: rows });
  playApi({
    getResult: {
      body: { submissionId, quiz_id: productQuizId, submittedAt, content: { ...content, language } },
    },
    listSubmissions: { body: rows },
    getMe: { body: {} },
  });
  return show(<ResultsPage />, '/results/:submissionId', `/results/${submissionId}`);
};

test('a result in another language than the page says so first, and leads to the page in its language', async () => {
  const screen = await openIn('es');
  await expect.element(screen.getByText(/^This result is in another language\./)).toBeVisible();
  const link = screen.getByRole('main').getByRole('link', { name: 'Lea esta página en español' });
  await expect.element(link).toHaveAttribute('href', `/es/results/${submissionId}`);
  const article = document.querySelector('article') ?? expect.fail('no result');
  expect(link.element().compareDocumentPosition(article) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a result in the language of the page says nothing about it', async () => {
  const screen = await openIn('en');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText(/^This result is in another language\./).elements()).toHaveLength(0);
});
