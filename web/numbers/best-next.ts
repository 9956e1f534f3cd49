import { expectedWidths } from '#shared/heart/expected-width.ts';
import type { Base } from './base.ts';

/**
 * The numbers that would narrow the range of this person's result, the one that would do most first (METHODS 10.6). It is
 * an expectation: it takes the number to be what the estimate assumes now.
 */
export const bestNext = ({ earlier, longevity, today }: Base): readonly string[] =>
  expectedWidths({ cardiac: earlier.answers, longevity, today }).list.flatMap(({ name, narrows }) =>
    narrows ? [name] : [],
  );
