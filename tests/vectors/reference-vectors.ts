import { readFileSync } from 'node:fs';

/** One file of the reference in tests/vectors; the caller says what is in it. */
export const readVectors = (name: string) =>
  JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
