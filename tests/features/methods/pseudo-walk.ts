import * as words from '#feature-words/methods.ts';
import type { PseudoWalk } from '#tests/pseudo/pseudo-walk.ts';

/** The methods and the proof stay English, and so does what other pages say about them. */
export const walk: PseudoWalk = { staysEnglish: Object.values(words).filter((text) => typeof text === 'string') };
