import { queryOptions, useQuery } from '@tanstack/react-query';
import { cardiacQuizId, liveVersion, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { loadScreens } from '#shared/load-screens.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Answers, Question, Quiz } from '#shared/quiz/question.ts';
import { type TypedAnswers, typedOf } from '#shared/quiz/units/measured.ts';
import { type OwnAnswers, ownAnswersQuery, queryClient } from '#web/api/queries.ts';
import { localDay } from '#web/quiz/local-day.ts';
import { useSubmissions } from '#web/session/session.ts';

/** What the numbers are added to. */
export type Base = {
  readonly submissionId: string;
  readonly quiz: Quiz;
  /** The answers of that submission, as they are stored. */
  readonly earlier: GivenAnswers;
  /** Of the newest submission of the first quiz: age and sex, for warnings and for what to measure next. */
  readonly longevity: Answers;
  /** YYYY-MM-DD where the person is. */
  readonly today: string;
};

/** A question of the quiz, or of those beside it. */
export const questionOf = ({ quiz }: Pick<Base, 'quiz'>, id: string): Question => {
  const found = [...quiz.questions, ...(quiz.besides ?? [])].find((question) => question.id === id);
  if (!found)
    throw new Error(`The heart quiz has no question ${id}. The names in numbers.ts are those of its questions.`);
  return found;
};

type Stored = OwnAnswers;
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
  // The query of every page that shows answers: they share what was loaded, so it must be the same thing for all of them.
  const heart = useQuery(ownAnswersQuery(submissionId), queryClient);
  const quiz = useQuery(quizQuery, queryClient);
  const newest = useNewest(productQuizId);
  const longevity = useQuery({ ...ownAnswersQuery(newest.id ?? ''), enabled: newest.id !== undefined }, queryClient);
  if (heart.data === 'unknown') return { status: 'not-found' };
  const failed = [heart, quiz].filter(({ error }) => error !== null);
  if (failed.length > 0) return { status: 'failed', retry: () => failed.forEach(({ refetch }) => void refetch()) };
  // Without the first quiz's answers the warnings take the safe side, so a failure there need not stop anybody.
  if (!heart.data || !quiz.data || newest.isLoading || longevity.isLoading) return { status: 'loading' };
  if (heart.data.quizId !== quiz.data.id) return { status: 'other-quiz' };
  const today = localDay(new Date());
  const base = { submissionId, quiz: quiz.data, earlier: usableOf(quiz.data, heart.data, today), today };
  return { status: 'ready', base: { ...base, longevity: answersOf(longevity.data) } };
}

const answersOf = (stored: Stored | 'unknown' | undefined): Answers =>
  stored === undefined || stored === 'unknown' ? {} : givenOf(stored).answers;

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
