import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { findLast } from '#shared/later-ecmascript.ts';
import type { AnswersSoFar } from '#shared/longevity/growing/age-so-far.ts';
import type { CheckedSigns } from '#shared/safety/earlier-answers.ts';
import { until, useSession } from '#web/session/session.ts';
import { unsentOf } from '../outbox/unsent.ts';

/** `answeredOn` is the user's local day, YYYY-MM-DD; absent for answers of today. */
export type NewestAnswers = {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly answeredOn?: string;
  /** What the user has since said about warning signs in them. */
  readonly checkedSigns?: CheckedSigns;
};

const none: NewestAnswers = { answers: {} };

/**
 * The signed-in user's newest answers to one quiz, as the server would read them with those to the other; none for a
 * visitor. Null if there may be answers that cannot be read on this device. Sends no answer.
 */
export async function newestAnswers(wanted: QuizId): Promise<NewestAnswers | null> {
  const { user } = useSession.getState();
  if (!user) return none;
  const unsent = findLast(await unsentOf(user.id), ({ request }) => request.quizId === wanted);
  if (unsent) return { answers: byId(unsent.request.submittedAnswers) };
  await until(useSession, (now) => now.submissions !== null || now.submissionsFailed || now.user === null);
  const { submissions } = useSession.getState();
  if (submissions === null) return null;
  const newest = [...submissions]
    .filter(({ quizId }) => quizId === wanted)
    .sort((one, other) => other.submittedAt.localeCompare(one.submittedAt))[0];
  if (!newest) return none;
  const { ownAnswersQuery, queryClient } = await import('#web/api/queries.ts');
  const stored = await queryClient.ensureQueryData(ownAnswersQuery(newest.submissionId)).catch(() => null);
  if (stored === null || stored === 'unknown') return null;
  const checkedSigns = submissions.flatMap(({ quizId, checked }) =>
    quizId !== wanted && checked && checked.at > newest.submittedAt ? (checked.signs ?? []) : [],
  );
  return { answers: byId(stored.answers), answeredOn: stored.day, checkedSigns };
}

const byId = (answers: readonly { readonly questionId: string; readonly value: unknown }[]) =>
  Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));

/** What counts along with the answers to the first quiz. */
export type BesideSoFar = Omit<AnswersSoFar, 'longevity'>;

export async function besideSoFar(today: string): Promise<BesideSoFar | null> {
  const newest = await newestAnswers(cardiacQuizId);
  if (!newest) return null;
  const { answers: heart, answeredOn, checkedSigns } = newest;
  return { heart, today, ...(answeredOn && { heartAnsweredOn: answeredOn }), checkedSigns };
}

/** The other quiz of the two. */
export const otherQuiz = (quizId: QuizId): QuizId => (quizId === productQuizId ? cardiacQuizId : productQuizId);
