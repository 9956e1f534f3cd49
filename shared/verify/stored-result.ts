import type { QuizId } from '#shared/derived-names.ts';
import { engineVersion as todaysEngine } from '#shared/fingerprint.ts';
import type { ResultWithSlots, Submitted } from '#shared/result.ts';
import type { CheckedSigns } from '#shared/safety/earlier-answers.ts';

/** One engine: the page that it makes of answers, and the sentences of it that may be exchanged for others. */
export type Engine = (input: Submitted) => ResultWithSlots;

/** Engines by their version. Each is loaded when it is asked for. */
export type Engines = Readonly<Record<string, () => Promise<Engine>>>;

/**
 * Every engine that has made a stored result. A former one is a built artifact, pinned by its hash (docs/science.md says how):
 * its source is in the history, not in the tree.
 */
const engines: Engines = {
  [todaysEngine]: async () => (await import('#shared/result.ts')).composeWithSlots,
};

export const knownEngines: readonly string[] = Object.keys(engines);

/** The engine of exactly this version: another may rightly come to other figures. Null for an unknown version. */
export const engineOf = async (version: string, known: Engines = engines): Promise<Engine | null> =>
  Object.hasOwn(known, version) ? ((await known[version]?.()) ?? null) : null;

/** A submission as it stands in an export, as far as a result follows from it. */
export type StoredSubmission = {
  readonly quizId: QuizId;
  readonly submittedAt: string;
  readonly answers: unknown;
  readonly timeZone?: string;
  readonly firstName?: string;
  readonly unconfirmed?: readonly string[];
  readonly checkedSigns?: CheckedSigns;
  /** The answers to the other quiz that this result builds on; null where the file lacks them. */
  readonly otherAnswers?: unknown;
  /** The day of those answers, YYYY-MM-DD. */
  readonly otherAnsweredOn?: string;
};

/** One result in an export. Nothing in it is trusted: it is what is checked. */
export type StoredResult = {
  readonly submissionId: string;
  readonly quizId: QuizId;
  readonly submittedAt: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** Of anything that stands there; undefined where nothing does. */
  readonly signature?: unknown;
  /** Null: the file has the result without its answers. */
  readonly submission: StoredSubmission | null;
};
