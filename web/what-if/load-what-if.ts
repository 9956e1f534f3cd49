import type { SubmissionRow } from '#shared/contract/submission.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import type { Explorer } from '#shared/what-if/explorer.ts';
import type { OwnPair } from '#shared/what-if/own-pair.ts';
import type { Guarded } from '#shared/what-if/what-if-standing.ts';
import { queryClient } from '../api/query-client.ts';
import { type OwnAnswers, ownAnswersQuery } from '../api/use-own-answers.ts';
import { localDay } from '../quiz/local-day.ts';
import { basePair, checkedFor, idsIn, newestPair, type PairOfIds, resultOf } from './guarded-pairs.ts';
import { loadExplorer } from './load-explorer.ts';

export type ReadyWhatIf = {
  readonly own: OwnAnswers;
  readonly explorer: Explorer;
  /** What the result was worked out from. */
  readonly base: OwnPair;
  readonly guarded: readonly (Guarded & { readonly resultId: string | undefined })[];
  /** The figure of the stored result, where its row has one. */
  readonly storedFigure: number | undefined;
};

type Rows = readonly SubmissionRow[];

/** The answers behind one result and the newest ones, with the engine that scores them. Throws where one cannot be had. */
export const loadWhatIf = async (submissionId: string, rows: Rows): Promise<ReadyWhatIf | 'unknown' | 'older'> => {
  const own = await queryClient.ensureQueryData(ownAnswersQuery(submissionId));
  if (own === 'unknown') return 'unknown';
  if (own.quizVersion !== liveVersion) return 'older';
  const pairs = pairsOf(own, rows);
  const [explorer, ...read] = await Promise.all([
    loadExplorer(own.quizId),
    ...pairs.map((pair) => readPair(pair, own)),
  ]);
  const guarded = read.map((pair, at) => ({ pair, ...saidOf(pairs[at] ?? {}, rows) }));
  const storedFigure = rows.find((row) => row.submissionId === submissionId)?.headline?.figure;
  return { own, explorer, base: read[0] ?? { ...none, today: dayOf(own) }, guarded, storedFigure };
};

const none = { longevity: {}, heart: {} };

/** The day of the submission, as its result was worked out. */
const dayOf = ({ submittedAt }: OwnAnswers): string => localDay(new Date(submittedAt));

/** The one behind the result first. */
const pairsOf = (own: OwnAnswers, rows: Rows): PairOfIds[] => {
  const [base, newest] = [basePair(own, rows), newestPair(rows)];
  const isSame = base.longevity === newest.longevity && base.heart === newest.heart;
  return isSame || idsIn(newest).length === 0 ? [base] : [base, newest];
};

const readPair = async ({ longevity, heart }: PairOfIds, own: OwnAnswers): Promise<OwnPair> => {
  const [ofLongevity, ofHeart] = await Promise.all([answersOf(longevity), answersOf(heart)]);
  return { longevity: ofLongevity, heart: ofHeart, today: dayOf(own) };
};

/** A quiz that was not taken has no answers. One that was and is not to be had is no reason to open a slider. */
const answersOf = async (submissionId: string | undefined): Promise<Answers> => {
  if (submissionId === undefined) return {};
  const stored = await queryClient.ensureQueryData(ownAnswersQuery(submissionId));
  if (stored === 'unknown') throw new Error('The list names a submission that is not there.');
  return Object.fromEntries(stored.answers.map(({ questionId, value }) => [questionId, value]));
};

const saidOf = (pair: PairOfIds, rows: Rows) => {
  const checked = checkedFor(pair, rows);
  return { resultId: resultOf(pair, rows), ...(checked && { checked }) };
};
