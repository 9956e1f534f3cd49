import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { cardiacQuizId, liveVersion, productQuizId, type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import type { Explorer } from '#shared/features/what-if/explorer.ts';
import type { OwnPair } from '#shared/features/what-if/lever.ts';
import type { Guarded } from '#shared/features/what-if/what-if-standing.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { isOpened } from '#shared/reading/headline.ts';
import { type OwnAnswers, ownAnswersQuery, queryClient } from '#web/api/queries.ts';
import { earlierAnswers } from '#web/own-answers/earlier-answers.ts';
import { todayHere } from '#web/quiz/local-day.ts';

/** The registry of engines for 'What if…', each loaded when the page needs it. */
const explorers: Readonly<Record<QuizId, () => Promise<Explorer>>> = {
  [productQuizId]: async () => (await import('#shared/features/what-if/age-explorer.ts')).ageExplorer,
  [cardiacQuizId]: async () => (await import('#shared/features/what-if/risk-explorer.ts')).riskExplorer,
};

export type ReadyWhatIf = {
  readonly own: OwnAnswers;
  readonly explorer: Explorer;
  /** The answers that the result was computed from. */
  readonly base: OwnPair;
  readonly guarded: readonly (Guarded & { readonly resultId: string | undefined })[];
  /** The figure of the stored result, if its row has one. */
  readonly storedFigure: number | undefined;
};

/** Answers to an earlier version of the quiz. */
type Older = { readonly older: OwnAnswers };

/** The answers behind one result and the newest ones, with the engine that scores them. Throws if one cannot be loaded. */
export const loadWhatIf = async (submissionId: string, rows: Rows): Promise<ReadyWhatIf | Older | 'unknown'> => {
  const own = await queryClient.ensureQueryData(ownAnswersQuery(submissionId));
  if (own === 'unknown') return 'unknown';
  if (own.quizVersion !== liveVersion) return { older: own };
  const [behind, newest] = [basePair(own, rows), newestPair(rows)];
  const isSame = behind.longevity === newest.longevity && behind.heart === newest.heart;
  const others = isSame || idsIn(newest).length === 0 ? [] : [newest];
  const readOne = async (ids: PairOfIds) => ({
    pair: await readPair(ids, own),
    days: await daysOf(ids),
    ...saidOf(ids, rows),
  });
  const [explorer, ofResult, ...more] = await Promise.all([
    explorers[own.quizId](),
    readOne(behind),
    ...others.map(readOne),
  ]);
  const storedFigure = rows.find((row) => row.submissionId === submissionId)?.headline?.figure;
  return { own, explorer, base: ofResult.pair, guarded: [ofResult, ...more], storedFigure };
};

/** The submissions of both quizzes; the other quiz may not have been taken. */
type PairOfIds = { readonly longevity?: string; readonly heart?: string };

type Rows = readonly SubmissionRow[];

const latestFirst = (rows: Rows): Rows => [...rows].sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));

/** The newest answers to both quizzes. */
const newestPair = (rows: Rows): PairOfIds =>
  Object.fromEntries(
    [...latestFirst(rows)].reverse().map(({ quizId, submissionId }) => [quizRecordOf(quizId).readAs, submissionId]),
  );

/** The submissions that a result was computed from: its own, and the newest one of the other quiz at that time. */
const basePair = ({ quizId, submissionId, submittedAt }: OwnAnswers, rows: Rows): PairOfIds => {
  const { readAs } = quizRecordOf(quizId);
  const before = newestPair(rows.filter((row) => row.submittedAt <= submittedAt));
  return { ...before, ...(readAs && { [readAs]: submissionId }) };
};

const idsIn = ({ longevity, heart }: PairOfIds): string[] => [longevity, heart].filter((id) => id !== undefined);

/**
 * The result whose page has the notice about these answers, and the flags for which a clinician has examined the user.
 * The flags come only from pages that are open again, and only if neither of the two pages is still shut.
 */
const saidOf = (pair: PairOfIds, rows: Rows) => {
  const own = latestFirst(rows.filter(({ submissionId }) => idsIn(pair).includes(submissionId)));
  const noticed = own.filter(({ headline }) => headline?.standing === 'checkFirst');
  const isEachOpen = noticed.every(({ checked }) => isOpened(checked, todayHere()));
  const seenFor = isEachOpen ? noticed.flatMap(({ checked }) => (checked?.signs ?? []).map(({ code }) => code)) : [];
  return { resultId: own[0]?.submissionId, seenFor };
};

const readPair = async ({ longevity, heart }: PairOfIds, own: OwnAnswers): Promise<OwnPair> => {
  const [ofLongevity, ofHeart] = await Promise.all([answersOf(longevity), answersOf(heart)]);
  // The day of the submission where the person was, for which its result was computed.
  return { longevity: ofLongevity, heart: ofHeart, today: own.day };
};

/** For notices, which name the day of an answer. */
const daysOf = async ({ longevity, heart }: PairOfIds): Promise<NonNullable<Guarded['days']>> => {
  const [ofLongevity, ofHeart] = await Promise.all([dayOf(longevity), dayOf(heart)]);
  return {
    ...(ofLongevity && { longevity: ofLongevity }),
    ...(ofHeart && { heart: ofHeart }),
    read: todayHere(),
  };
};

const dayOf = async (submissionId: string | undefined): Promise<string | undefined> => {
  if (submissionId === undefined) return undefined;
  const stored = await queryClient.ensureQueryData(ownAnswersQuery(submissionId));
  return stored === 'unknown' ? undefined : stored.day;
};

/** A quiz that was not taken has no answers. If answers exist but cannot be loaded, it throws, so that no slider opens. */
const answersOf = async (submissionId: string | undefined): Promise<Answers> => {
  if (submissionId === undefined) return {};
  const stored = await queryClient.ensureQueryData(ownAnswersQuery(submissionId));
  if (stored === 'unknown') throw new Error('The list names a submission that is not there.');
  return earlierAnswers(stored).answers;
};
