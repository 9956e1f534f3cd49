import { composeInput, NoPinnedAnswers, type ResultDeps } from '#functions/results/ensure-result.ts';
import type { Submission } from '#functions/submissions/submission.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import { headlineOf } from '#shared/reading/headline.ts';
import type { Submitted } from '#shared/result.ts';
import { choicesOf, differencesOf } from './differences.ts';

/** The engine versions that an operator means: one ('2.1.0'), or all with a prefix ('2.1.x', '1.x'). */
export type EnginePattern = {
  /** The prefix of the keys in the index. */
  prefix: string;
  matches: (version: string) => boolean;
};

/** Null for an invalid pattern. */
export const readEnginePattern = (text: string): EnginePattern | null => {
  if (/^\d+\.\d+\.\d+$/.test(text)) return { prefix: `${text}#`, matches: (version) => version === text };
  if (!/^\d+(\.\d+)?\.x$/.test(text)) return null;
  const prefix = text.slice(0, -1);
  return { prefix, matches: (version) => version.startsWith(prefix) };
};

/** What differs in a page that was rescored from the same answers. Codes and levels, but no answer and no name. */
export type ResultChange = {
  level: { from: string; to: string } | null;
  /** Red flags by code and level. */
  raised: string[];
  dropped: string[];
  /** How far the figure moves, in years or percentage points; null if there is none before or after. */
  moved: number | null;
  /** True if anything that the user reads has changed. */
  isAny: boolean;
};

const changeOf = (was: ResultContent, is: ResultContent): ResultChange => {
  const [from, to] = [levelOf(was), levelOf(is)];
  const [before, after] = [signsOf(was), signsOf(is)];
  return {
    level: from === to ? null : { from, to },
    raised: [...after].filter((sign) => !before.has(sign)),
    dropped: [...before].filter((sign) => !after.has(sign)),
    moved: movedBy(figureOf(was), figureOf(is)),
    isAny: differencesOf(readable(was), readable(is)).length > 0,
  };
};

/** Whether the user gets a letter. A figure that moved within its level is mentioned only on the page. */
export const asksForLetter = ({ level, raised, dropped }: ResultChange): boolean =>
  level !== null || raised.length > 0 || dropped.length > 0;

/** Which of three pages it is, with the published level or the words over the age, even if they are collapsed. */
const levelOf = (content: ResultContent): string => {
  const { riskCode, riskDescriptor, headline } = content.overall_summary;
  return [headlineOf(content).standing, riskCode ?? riskDescriptor ?? headline].filter(Boolean).join(': ');
};

const signsOf = ({ redFlags }: ResultContent) => new Set(redFlags.map(({ code, level }) => `${code} (${level})`));

const figureOf = ({ overall_summary: { biologicalAge, cardiacRiskScore } }: ResultContent): number | null =>
  biologicalAge ?? cardiacRiskScore ?? null;

const movedBy = (from: number | null, to: number | null): number | null =>
  from === null || to === null ? null : Math.round((to - from) * 10) / 10;

/**
 * The page without what identifies the engine and the language: another version alone, or a language that is only named now, is no
 * reason to replace a page that a user has read.
 */
const readable = ({
  engine: _engine,
  wording: _wording,
  language: _language,
  replaces: _replaces,
  ...page
}: ResultContent) => page;

/**
 * `changed`: the stored result is no longer the one that was read. `busy`: a worker has the lease of its submission.
 * `erased`: the user has been erased.
 */
export type SupersedeEnding = 'done' | 'changed' | 'busy' | 'erased';

export type Replacement = {
  submission: Submission;
  was: Result;
  /** The rescored result. */
  newer: Result;
  /** The user gets a letter, unless they already had one about this correction. */
  isTold: boolean;
};

export type RescoreOneDeps = Pick<ResultDeps, 'findEarlier' | 'findResult' | 'compose'> & {
  findSubmission: (userId: UserId, submissionId: SubmissionId) => Promise<Submission | null>;
  /** Replaces a result in one transaction: all of it, or nothing. Null in a dry run. */
  supersede: ((replacement: Replacement) => Promise<SupersedeEnding>) | null;
};

/** A result in the index of engines. */
export type MadeRow = { userId: UserId; submissionId: SubmissionId };

/** Why a result of a wrong engine stays as it is. */
type Kept =
  | 'no-answers'
  | 'unreadable'
  /** The newer engine gives the same result. */
  | 'same';

export type RescoreEnding =
  | { kind: 'replaced'; change: ResultChange }
  | { kind: 'kept'; why: Kept }
  /** Gone, replaced before, or made by the current engine. */
  | { kind: 'nothing to do' }
  | { kind: 'busy' };

/** What a run reports about a result. */
export type NotedEnding = Exclude<RescoreEnding, { kind: 'nothing to do' }>;

/**
 * Rescores one result of a wrong engine from the stored answers with the current engine, and replaces it if anything that the
 * user reads is different. Safe to repeat, and to run during live traffic.
 */
export const rescoreOne = async (
  deps: RescoreOneDeps,
  engine: EnginePattern,
  { userId, submissionId }: MadeRow,
): Promise<RescoreEnding> => {
  const was = await deps.findResult(userId, submissionId);
  if (was === 'unreadable') return { kind: 'kept', why: 'unreadable' };
  if (was === null || was.content.replacedBy || !engine.matches(was.content.engine.version))
    return { kind: 'nothing to do' };
  const submission = await deps.findSubmission(userId, submissionId);
  if (!submission) return { kind: 'kept', why: 'no-answers' };
  const content = await composeAgain(deps, submission, was.content);
  if (content === null) return { kind: 'kept', why: 'no-answers' };
  // '2.1.x' may also match the version that is right.
  if (content.engine.version === was.content.engine.version) return { kind: 'nothing to do' };
  const change = changeOf(was.content, content);
  if (!change.isAny) return { kind: 'kept', why: 'same' };
  if (!deps.supersede) return { kind: 'replaced', change };
  const newer: Result = { submissionId, quiz_id: was.quiz_id, submittedAt: was.submittedAt, content };
  const ending = await deps.supersede({
    submission,
    was,
    newer,
    isTold: asksForLetter(change),
  });
  if (ending === 'busy') return { kind: 'busy' };
  return ending === 'done' ? { kind: 'replaced', change } : { kind: 'nothing to do' };
};

/**
 * Null if it builds on answers that are missing. Does not call the model again: its choices stay where they still fit.
 */
const composeAgain = async (
  deps: RescoreOneDeps,
  submission: Submission,
  was: ResultContent,
): Promise<ResultContent | null> => {
  const input = await composeInput(deps, submission).catch((failure: unknown) => {
    if (failure instanceof NoPinnedAnswers) return null;
    throw failure;
  });
  if (input === null) return null;
  const compose = (again: Submitted) => deps.compose(again, submission.language);
  const { content } = await compose(input);
  const isWarned = content.redFlags.some(({ level }) => level !== 'soon');
  if (was.wording.by === 'engine' || isWarned) return content;
  const choices = await choicesOf(compose, input, was);
  return { ...(await compose({ ...input, choices })).content, wording: was.wording };
};
