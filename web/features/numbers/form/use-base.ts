import { queryOptions, useQuery } from '@tanstack/react-query';
import { asSubmissionId, type SubmissionId } from '#shared/contract/ids.ts';
import { cardiacQuizId, liveVersion, productQuizId } from '#shared/derived-names.ts';
import { loadScreens } from '#shared/load-screens.ts';
import { questionOf as find } from '#shared/quiz/all-questions.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Answers, Question, Quiz } from '#shared/quiz/question.ts';
import { type OwnAnswers, ownAnswersQuery, queryClient } from '#web/api/queries.ts';
import { earlierAnswers } from '#web/own-answers/earlier-answers.ts';
import { localDay } from '#web/quiz/local-day.ts';
import { useSubmissions } from '#web/session/session.ts';

/** The submission that the numbers are added to. */
export type Base = {
  readonly submissionId: SubmissionId;
  readonly quiz: Quiz;
  /** The stored answers of that submission. */
  readonly earlier: GivenAnswers;
  /** The newest answers to the first quiz: age and sex, for warnings and for what to measure next. */
  readonly longevity: Answers;
  /** YYYY-MM-DD at the user's place. */
  readonly today: string;
};

/** A question of the quiz or beside it. */
export const questionOf = ({ quiz }: Pick<Base, 'quiz'>, id: string): Question => {
  const found = find(quiz, id);
  if (!found)
    throw new Error(`The heart quiz has no question ${id}. The names in numbers.ts are those of its questions.`);
  return found;
};

type BaseState =
  | { status: 'loading' | 'not-found' | 'other-quiz' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; base: Base };

const quizQuery = queryOptions({
  queryKey: ['quiz', cardiacQuizId],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: () => loadScreens(cardiacQuizId),
});

/** The heart answers of this submission, and the newest ones to the first quiz. */
export function useBase(submissionId: string): BaseState {
  // The same query as on every other page with these answers, so that they share its cache.
  const heart = useQuery(ownAnswersQuery(submissionId), queryClient);
  const quiz = useQuery(quizQuery, queryClient);
  const { submissions, isLoading } = useSubmissions();
  const newest = submissions.find(({ quizId }) => quizId === productQuizId)?.submissionId;
  const longevity = useQuery({ ...ownAnswersQuery(newest ?? ''), enabled: newest !== undefined }, queryClient);
  if (heart.data === 'unknown') return { status: 'not-found' };
  const failed = [heart, quiz].filter(({ error }) => error !== null);
  if (failed.length > 0) return { status: 'failed', retry: () => failed.forEach(({ refetch }) => void refetch()) };
  // Without the answers to the first quiz the warnings err on the safe side, so a failure there need not block the page.
  if (!heart.data || !quiz.data || isLoading || longevity.isLoading) return { status: 'loading' };
  if (heart.data.quizId !== quiz.data.id) return { status: 'other-quiz' };
  const today = localDay(new Date());
  const base: Base = {
    submissionId: asSubmissionId(submissionId),
    quiz: quiz.data,
    earlier: usableOf(quiz.data, heart.data, today),
    longevity: typeof longevity.data === 'object' ? earlierAnswers(longevity.data).answers : {},
    today,
  };
  return { status: 'ready', base };
}

/** Keeps only the stored answers that today's quiz accepts. The server would refuse others of an earlier quiz version. */
const usableOf = (quiz: Quiz, stored: OwnAnswers, today: string): GivenAnswers => {
  if (stored.quizVersion === liveVersion) return earlierAnswers(stored);
  const isUsable = ({ questionId, value }: OwnAnswers['answers'][number]) => {
    const question = find(quiz, questionId);
    return question && refuseAnswer(question, value, today) === null;
  };
  return earlierAnswers({ ...stored, answers: stored.answers.filter(isUsable) });
};
