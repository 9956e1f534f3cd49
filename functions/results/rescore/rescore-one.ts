import type { Submission } from '#functions/submissions/submission.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import type { ResultWithSlots, Submitted } from '#shared/result.ts';
import { choicesOf } from '#shared/verify/model-wording.ts';
import { type ComposeInputDeps, composeInput, NoPinnedAnswers } from '../compose-input.ts';
import type { SignDeps } from '../sign-result.ts';
import { asksForLetter, changeOf, type ResultChange } from './change-of.ts';
import type { EnginePattern } from './engine-pattern.ts';

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
  findResult: (userId: string, submissionId: string) => Promise<Result | 'unreadable' | null>;
  findSubmission: (userId: string, submissionId: string) => Promise<Submission | null>;
  compose: (input: Submitted) => ResultWithSlots | Promise<ResultWithSlots>;
  sign: SignDeps['sign'];
  /** By one conditional write: all of it, or nothing. Null: only look. */
  supersede: ((replacement: Replacement) => Promise<SupersedeEnding>) | null;
};

export type MadeRow = { userId: string; submissionId: string };

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
