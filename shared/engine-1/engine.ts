import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { QuizId } from '#shared/derived-names.ts';
import type { CleanAnswers } from './clean-answers.ts';

/** Raised by hand with every change that can change a number or a sentence. */
export const engineVersion = '1.0.0';

export type Scored = {
  readonly quizId: QuizId;
  readonly answers: CleanAnswers;
  readonly longevityAnswers: CleanAnswers;
  readonly today: string;
};

/**
 * A fingerprint of everything that the numbers follow from: the same hash is the same engine, answers and day. It is
 * made from the cleaned answers, so that neither free text nor the order of the keys is in it.
 */
export const engineHash = (scored: Scored): string => bytesToHex(sha256(utf8ToBytes(hashedText(scored))));

/** The line of text that the hash is of: JSON without spaces, keys in order; anybody can make it and hash it. */
const hashedText = (scored: Scored): string => canonicalJson({ engine: engineVersion, ...scored });

const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
