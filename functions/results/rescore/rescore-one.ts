import { type ComposeInputDeps, composeInput, NoPinnedAnswers } from '#functions/results/ensure-result.ts';
import type { SignDeps } from '#functions/results/sign-result.ts';
import type { Submission } from '#functions/submissions/submission.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import { headlineOf } from '#shared/reading/headline.ts';
import type { ResultWithSlots, Submitted } from '#shared/result.ts';
import { differencesOf } from '#shared/verify/differences.ts';
import { choicesOf } from '#shared/verify/model-wording.ts';

/** Which versions of the engine are meant: one ('2.1.0'), or all that begin so ('2.1.x', '1.x'). */
export type EnginePattern = {
  text: string /** With what a place in the index begins. */;
  prefix: string;
  matches: (version: string) => boolean;
};

/** Null for what is none. */
export const readEnginePattern = (text: string): EnginePattern | null => {
  if (/^\d+\.\d+\.\d+$/.test(text)) return { text, prefix: `${text}#`, matches: (version) => version === text };
  if (!/^\d+(\.\d+)?\.x$/.test(text)) return null;
  const prefix = text.slice(0, -1);
  return { text, prefix, matches: (version) => version.startsWith(prefix) };
};

/** What is different in a page that was made again from the same answers. Codes and levels; no answer and no name. */
export type ResultChange = {
  level: { from: string; to: string } | null;
  /** Warning signs by code and level. */
  raised: string[];
  dropped: string[];
  /** By how much the figure moves, in years or percentage points; null without one before or after. */
  moved: number | null;
  /** Anything that a person reads. */
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

/** Only then is somebody written to: a figure that moved within its level is said on the page. */
export const asksForLetter = ({ level, raised, dropped }: ResultChange): boolean =>
  level !== null || raised.length > 0 || dropped.length > 0;

/** Which of three pages it is, and the published level or the words over the age, also where they are folded away. */
const levelOf = (content: ResultContent): string => {
  const { riskCode, riskDescriptor, headline } = content.overall_summary;
  return [headlineOf(content).standing, riskCode ?? riskDescriptor ?? headline].filter(Boolean).join(': ');
};

const signsOf = ({ redFlags }: ResultContent) => new Set(redFlags.map(({ code, level }) => `${code} (${level})`));

const figureOf = ({ overall_summary: { biologicalAge, cardiacRiskScore } }: ResultContent): number | null =>
  biologicalAge ?? cardiacRiskScore ?? null;

const movedBy = (from: number | null, to: number | null): number | null =>
  from === null || to === null ? null : Math.round((to - from) * 10) / 10;

/** Without what says who made it: another version alone is no reason to replace what somebody has read. */
const readable = ({ engine: _engine, wording: _wording, replaces: _replaces, ...page }: ResultContent) => page;

/** `changed`: it is no longer what was read. `busy`: a worker has its submission. `erased`: the person has gone. */
export type SupersedeEnding = 'done' | 'changed' | 'busy' | 'erased';

export type Replacement = {
  submission: Submission;
  was: Result;
  /** Made again, and signed like every result. */
  newer: Result;
  /** The person gets a letter, unless there was one about this correction. */
  isTold: boolean;
};

export type RescoreOneDeps = ComposeInputDeps & {
  findResult: (userId: UserId, submissionId: SubmissionId) => Promise<Result | 'unreadable' | null>;
  findSubmission: (userId: UserId, submissionId: SubmissionId) => Promise<Submission | null>;
  compose: (input: Submitted) => ResultWithSlots | Promise<ResultWithSlots>;
  sign: SignDeps['sign'];
  /** By one conditional write: all of it, or nothing. Null: only look. */
  supersede: ((replacement: Replacement) => Promise<SupersedeEnding>) | null;
};

export type MadeRow = { userId: UserId; submissionId: SubmissionId };

/** Why a result that a wrong engine made stays as it is. */
type Kept =
  | 'no-answers'
  | 'unreadable'
  /** The newer engine says the same. */
  | 'same';

export type RescoreEnding =
  | { kind: 'replaced'; change: ResultChange }
  | { kind: 'kept'; why: Kept }
  /** Gone, replaced before, or made by the engine of today. */
  | { kind: 'nothing to do' }
  | { kind: 'busy' };

/**
 * One result that a wrong engine has made: made again from the stored answers by the engine of today, and put in the other's
 * place if anything that a person reads is different. Safe to repeat, and beside live traffic.
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
  // '2.1.x' may also name the version that is right.
  if (content.engine.version === was.content.engine.version) return { kind: 'nothing to do' };
  const change = changeOf(was.content, content);
  if (!change.isAny) return { kind: 'kept', why: 'same' };
  if (!deps.supersede) return { kind: 'replaced', change };
  const newer: Result = { submissionId, quiz_id: was.quiz_id, submittedAt: was.submittedAt, content };
  const signed = await deps.sign(newer);
  // The key cannot be reached: the next run does it.
  if (!('signature' in signed)) return { kind: 'busy' };
  const { signature } = signed;
  const ending = await deps.supersede({
    submission,
    was,
    newer: { ...newer, signature },
    isTold: asksForLetter(change),
  });
  if (ending === 'busy') return { kind: 'busy' };
  return ending === 'done' ? { kind: 'replaced', change } : { kind: 'nothing to do' };
};

/** Null when it builds on answers that are not there. A model is not asked again: what it chose stays, where it still fits. */
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
  const { content } = await deps.compose(input);
  const isWarned = content.redFlags.some(({ level }) => level !== 'soon');
  if (was.wording.by === 'engine' || isWarned) return content;
  const { composeWithSlots } = await import('#shared/result.ts');
  const choices = choicesOf(composeWithSlots, input, was);
  return { ...(await deps.compose({ ...input, choices })).content, wording: was.wording };
};
