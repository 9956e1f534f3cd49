import { queryOptions, useQuery } from '@tanstack/react-query';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import { type TypedAnswers, typedOf } from '#shared/quiz/measured.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import { call } from '../api/call.ts';
import { CallFailed, queryClient } from '../api/query-client.ts';
import type { Answer as AnswerOf } from '../api/read-answer.ts';
import { useSubmissions } from '../api/use-account.ts';
import { localDay } from '../quiz/local-day.ts';
import type { Base } from './base.ts';

type Stored = AnswerOf<'getSubmission'>;
type BaseState =
  | { status: 'loading' | 'not-found' | 'other-quiz' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; base: Base };

/** Submitted answers never change. */
const answersQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['answers', submissionId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Stored & { quiz: Quiz }> => {
      const result = await call('getSubmission', { submissionId }, signal);
      if (!result.ok) throw new CallFailed('getSubmission', result);
      return { ...result.data, quiz: await loadQuiz(result.data.quizId) };
    },
  });

/** The heart answers of this submission, and the newest ones to the first quiz. */
export function useBase(submissionId: string): BaseState {
  const heart = useQuery(answersQuery(submissionId), queryClient);
  const newest = useNewest(productQuizId);
  const longevity = useQuery({ ...answersQuery(newest.id ?? ''), enabled: newest.id !== undefined }, queryClient);
  if (heart.error instanceof CallFailed && !heart.error.isWorthRetrying) return { status: 'not-found' };
  if (heart.error) return { status: 'failed', retry: () => void heart.refetch() };
  // Without the first quiz's answers the warnings take the safe side, so a failure there need not stop anybody.
  if (!heart.data || newest.isLoading || longevity.isLoading) return { status: 'loading' };
  if (heart.data.quizId !== cardiacQuizId) return { status: 'other-quiz' };
  const today = localDay(new Date());
  const { quiz } = heart.data;
  const base = { submissionId, quiz, earlier: usableOf(quiz, heart.data, today), today };
  return { status: 'ready', base: { ...base, longevity: longevity.data ? givenOf(longevity.data).answers : {} } };
}

function useNewest(quizId: QuizId): { id: string | undefined; isLoading: boolean } {
  const { submissions, isLoading } = useSubmissions();
  return { id: submissions.find((row) => row.quizId === quizId)?.submissionId, isLoading };
}

const givenOf = ({ answers }: Stored): GivenAnswers => ({
  answers: Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value])),
  typed: Object.fromEntries(
    answers.flatMap(({ questionId, typed }) => {
      const known = typedOf(typed);
      return known ? [[questionId, known]] : [];
    }),
  ) satisfies TypedAnswers,
});

/** Of an older version of the quiz only what today's quiz asks in the same way: the server would refuse the rest. */
const usableOf = (quiz: Quiz, stored: Stored, today: string): GivenAnswers => {
  if (stored.quizVersion === liveVersion) return givenOf(stored);
  const questions = [...quiz.questions, ...(quiz.besides ?? [])];
  const isUsable = ({ questionId, value }: Stored['answers'][number]) =>
    questions.some((question) => question.id === questionId && refuseAnswer(question, value, today) === null);
  return givenOf({ ...stored, answers: stored.answers.filter(isUsable) });
};
