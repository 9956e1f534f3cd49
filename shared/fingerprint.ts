import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';
import type { QuizId } from './derived-names.ts';

/** Raised by hand with every change that can change a number or a sentence; CHANGELOG.md says what changed. */
export const engineVersion = '2.3.0';

type CleanAnswers = Readonly<Record<string, unknown>>;

export type Scored = {
  readonly quizId: QuizId;
  readonly answers: CleanAnswers;
  /** The other quiz's: the heart's answers decide about warnings and the plan of the first quiz, too. */
  readonly otherAnswers: CleanAnswers;
  readonly today: string;
  /** The day of the other quiz's answers, when they are older than yesterday's. */
  readonly otherAnsweredOn?: string;
  /** The signs in those answers that stand as a record on the page, because they were checked since. */
  readonly checkedSigns?: readonly string[];
};

/**
 * A fingerprint of everything that the numbers and words follow from: the same hash is the same engine, answers and day.
 * It is made from the cleaned answers, so that neither free text nor the order of the keys is in it.
 */
export const engineHash = (scored: Scored): string => bytesToHex(sha256(utf8ToBytes(hashedText(scored))));

/** The hashed text: JSON without spaces, keys in order. Anyone can make it and hash it. */
export const hashedText = (scored: Scored): string => canonicalJson({ engine: engineVersion, ...scored });
