import type { AnswerOf } from '#shared/contract/schemas.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { Account, TestStack } from '../../support/stack.ts';

/** The newest submission of a person as the API tells it, and its answers. */
export async function newestOf(stack: TestStack, { token }: Account) {
  const ask = async <Body>(path: string): Promise<Body> =>
    (await stack.call('GET', path, { token })).json() as Promise<Body>;
  const [newest] = await ask<{ submissionId: string }[]>('/api/submissions/me');
  const told = await ask<AnswerOf<'getSubmission'>>(`/api/submissions/get?submissionId=${newest?.submissionId}`);
  const answers: Answers = Object.fromEntries(told.answers.map(({ questionId, value }) => [questionId, value]));
  return { ...told, answers };
}
