import { expect, test } from 'vitest';
import { submissionsPerPage } from '#shared/contract/limits.ts';
import type { User } from '#shared/contract/schemas/session-schemas.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { product } from '#shared/product.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { QuizPage } from '#web/quiz/quiz-page.tsx';
import { mergeUser, signIn, useSession } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const at = '2026-01-02T03:04:05.000Z';
const heartRows = Array.from(
  { length: submissionsPerPage },
  (_, n): SubmissionRow => ({
    _id: `s-${n}`,
    submissionId: `s-${n}`,
    quizId: cardiacQuizId,
    submittedAt: at,
    status: 'ready',
  }),
);

const headingFor = async (completedQuizzes: NonNullable<User['completedQuizzes']>, rows: readonly SubmissionRow[]) => {
  signIn(tokenOf('ines'), { remember: true });
  playApi({ getMe: { body: { completedQuizzes } }, listSubmissions: { body: rows } });
  mergeUser({ completedQuizzes });
  useSession.setState({ submissions: rows });
  const { getByRole } = await show(
    <QuizPage quizId={cardiacQuizId} quiz={heartQuiz} />,
    quizRecords[cardiacQuizId].path,
  );
  return expect.element(getByRole('heading', { level: 1 }));
};

test('a page of newer heart quizzes does not hide the first quiz: the profile knows it', async () => {
  await (await headingFor({ [productQuizId]: { completedAt: at } }, heartRows)).toHaveTextContent(heartQuiz.intro.text);
});

test('without the first quiz the heart quiz is locked', async () => {
  await (await headingFor({}, [])).toHaveTextContent(`${product.name} first`);
});
