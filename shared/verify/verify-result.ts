import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { besideOf } from '#shared/quiz/quiz-record.ts';
import { type Fields, fieldsOf, textOf } from '#shared/read-unknown.ts';
import type { Submitted } from '#shared/result.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import { type Engine, type Engines, engineOf, type StoredResult, type StoredSubmission } from './stored-result.ts';

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

/** Who chose the words does not follow from the answers. */
const withoutWording = ({ wording: _, ...content }: Fields) => content;

/** The worker's input. Null when the file lacks the answers or the time they were sent. */
const inputOf = (submission: StoredSubmission): Submitted | null => {
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

/** The places that a model is named for in a stored result; none where the engine alone wrote. */
const placesOfModel = (content: Fields): readonly string[] => {
  const { by, sections } = fieldsOf(content.wording);
  return by === 'model' && Array.isArray(sections) ? sections.filter((each) => typeof each === 'string') : [];
};

/**
 * Which of the offered sentences a model chose: a result names the places and not the sentences. Each place is tried with
 * each of its offers, and the one that comes nearest to the stored page stands. Only what the engine offers can be found, so a
 * sentence that somebody else wrote stays a difference.
 */
export const choicesOf = (engine: Engine, input: Submitted, content: Fields): Readonly<Record<string, string>> => {
  const places = new Set(placesOfModel(content));
  const slots = engine(input).slots.filter(({ id }) => places.has(id));
  const faultsWith = (choices: Readonly<Record<string, string>>) =>
    differencesOf(content, engine({ ...input, choices }).content).length;
  return Object.fromEntries(
    slots.map(({ id, offers }) => {
      const tried = offers.map((offer) => ({ offer, faults: faultsWith({ [id]: offer.id }) }));
      const [nearest] = tried.sort((one, other) => one.faults - other.faults);
      return [id, nearest?.offer.id ?? offers[0].id];
    }),
  );
};

/**
 * One value that stands otherwise in the file. `path` leads to it: 'content.overall_summary.biologicalAge'. Values are in words of
 * JSON, blank for what is not there at all.
 */
export type Difference = { readonly path: string; readonly stored: string; readonly workedOut: string };

/** Every value at which two records differ, in the order of the second one. Takes anything, and never throws. */
export const differencesOf = (stored: unknown, workedOut: unknown): Difference[] => {
  const [one, other] = [new Map(leavesOf(stored, '')), new Map(leavesOf(workedOut, ''))];
  return [...new Set([...other.keys(), ...one.keys()])].flatMap((path) => {
    const [was, is] = [one.get(path) ?? '', other.get(path) ?? ''];
    return was === is ? [] : [{ path, stored: was, workedOut: is }];
  });
};

/** An empty list or record is a value of its own: it must not count as missing. Undefined is not in JSON. */
const leavesOf = (value: unknown, path: string): [string, string][] => {
  if (value === undefined) return [];
  const members = Object.entries(fieldsOf(value)).filter(([, member]) => member !== undefined);
  if (members.length === 0) return [[path, JSON.stringify(value)]];
  return members.flatMap(([name, member]) => leavesOf(member, path === '' ? name : `${path}.${name}`));
};
