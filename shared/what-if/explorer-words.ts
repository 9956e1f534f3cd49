import type { Figure } from './figure.ts';

/** How many answers differ, from what to what. */
type Difference = {
  readonly now: Figure;
  readonly changed: Figure;
  readonly count: number;
  /** No word of better or worse. */
  readonly isPlain: boolean;
};

/** How many of a hundred people are drawn in colour, and the same in words: 'about 3'. */
type OfHundred = { readonly filled: number; readonly words: string };

/** How one quiz says its figures. */
export type ExplorerWords = {
  /** '44', '3.3%'. */
  readonly figure: (figure: Figure) => string;
  /** '36 to 53'. */
  readonly range: (figure: Figure) => string;
  /** '44 → 41', short enough for a bar at the bottom of a phone. */
  readonly both: (now: Figure, changed: Figure) => string;
  /** What to do while nothing has been moved. */
  readonly invitation: string;
  readonly sentence: (difference: Difference) => string;
  readonly title: string;
  readonly tableTitle: string;
  readonly caption: string;
  /** A risk as people of a hundred; an age has none. */
  readonly ofHundred?: (figure: Figure) => OfHundred;
};
