import { redFlags } from '#shared/safety/red-flags.ts';
import { curly } from '#shared/words/phrases.ts';
import { warningCode } from './codes/own-codes.ts';
import type { Concept } from './definitions.ts';

/** Every sign that a result can name, with the heading that stands over it. */
export const warningConcepts = (): readonly Concept[] =>
  redFlags.map(({ code, label }) => ({ code: warningCode(code), display: curly(label) }));
