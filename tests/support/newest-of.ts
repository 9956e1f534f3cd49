import type { AnswerOf } from '#shared/contract/schemas/schemas.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { Account, TestStack } from './stack.ts';

/** A person's newest submission of a quiz, as the API tells it. */
export async function newestOf(stack: TestStack, { token }: Account, quizId: QuizId) {
  const ask = async <Body>(path: string): Promise<Body> =>
    (await stack.call('GET', path, { token })).json() as Promise<Body>;
  const rows = await ask<{ submissionId: string; quizId: QuizId }[]>('/api/submissions/me');
  const newest = rows.find((row) => row.quizId === quizId);
  return ask<AnswerOf<'getSubmission'>>(`/api/submissions/get?submissionId=${newest?.submissionId}`);
}

export const answersOf = ({ answers }: AnswerOf<'getSubmission'>): Answers =>
  Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));
