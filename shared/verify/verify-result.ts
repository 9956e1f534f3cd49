import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { besideOf } from '#shared/quiz/quiz-record.ts';
import { type Fields, fieldsOf, textOf } from '#shared/read-unknown.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import { type Difference, differencesOf } from './differences.ts';
import { choicesOf } from './model-wording.ts';
import {
  type Engine,
  type EngineInput,
  type Engines,
  engineOf,
  type StoredResult,
  type StoredSubmission,
} from './stored-result.ts';

export type Verdict =
  /** The engine comes to the same fingerprint, figures and words. */
  | { readonly kind: 'same' }
  /** A document for a doctor has figures and not the whole page: fingerprint and figures are the same. */
  | { readonly kind: 'same-figures' }
  /** `isSameFingerprint`: answers, day and engine are those of the result, and the page was changed. */
  | { readonly kind: 'different'; readonly isSameFingerprint: boolean; readonly differences: readonly Difference[] }
  /** Such a document's answers do not give its fingerprint: some were left out, or something was changed. */
  | { readonly kind: 'other-answers' }
  | { readonly kind: 'unknown-engine' }
  | { readonly kind: 'no-answers' };

export type Verified = {
  readonly submissionId: string;
  readonly quizId: QuizId;
  readonly submittedAt: string;
  /** As the result says it; blank where it does not. */
  readonly engineVersion: string;
  readonly hash: string;
  readonly verdict: Verdict;
};

/**
 * Scores the stored answers again, with the engine that the result names, and compares everything that follows from them. Throws
 * only when that engine could not be loaded.
 */
export const verifyResult = async (stored: StoredResult, known?: Engines): Promise<Verified> => {
  const { submissionId, quizId, submittedAt, content } = stored;
  const { version, hash } = fieldsOf(content.engine);
  const engineVersion = textOf(version);
  const engine = await engineOf(engineVersion, known);
  return {
    submissionId,
    quizId,
    submittedAt,
    engineVersion,
    hash: textOf(hash),
    verdict: engine ? compare(stored, engine) : { kind: 'unknown-engine' },
  };
};

const compare = (stored: StoredResult, engine: Engine): Verdict => {
  const { submission, content, quizId, submittedAt } = stored;
  const input = submission && inputOf(submission);
  if (!input) return { kind: 'no-answers' };
  const choices = choicesOf(engine, input, content);
  const made = engine({ ...input, choices }).content;
  const differences = differencesOf(
    { quiz_id: quizId, submittedAt, content: withoutWording(content) },
    { quiz_id: submission.quizId, submittedAt: submission.submittedAt, content: withoutWording(made) },
  );
  if (differences.length === 0) return { kind: 'same' };
  const isSameFingerprint = fieldsOf(content.engine).hash === made.engine.hash;
  return { kind: 'different', isSameFingerprint, differences };
};

/** Who chose the words is no part of what follows from the answers. */
const withoutWording = ({ wording: _, ...content }: Fields) => content;

/** As the worker had it. Null where the file lacks answers or does not say when they were sent. */
const inputOf = (submission: StoredSubmission): EngineInput | null => {
  const { quizId, submittedAt, answers, timeZone, firstName, unconfirmed, checkedSigns } = submission;
  const { otherAnswers, otherAnsweredOn } = submission;
  const sentAt = new Date(submittedAt);
  if (Number.isNaN(sentAt.getTime()) || !answers || otherAnswers === null) return null;
  const { other } = quizRecordOf(quizId);
  if (other?.isNeeded && otherAnswers === undefined) return null;
  return {
    quizId,
    answers,
    today: dayInZone(sentAt, timeZone),
    ...(firstName && { firstName }),
    ...(unconfirmed && { unconfirmed }),
    ...(checkedSigns && { checkedSigns }),
    ...(other && otherAnswers !== undefined && besideOf(other, otherAnswers, otherAnsweredOn)),
  };
};
