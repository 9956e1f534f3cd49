import type { OpenSide } from '#shared/heart/estimate/heart-range.ts';
import type { OwnPair } from './own-pair.ts';

/** What the engine says of one person: an age in years, or a percentage in ten years. One decimal, as in a result. */
export type Figure = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The truth lies on this side of the range. */
  readonly open: OpenSide | null;
};

/** Null where the engine makes no estimate. */
export type FigureOf = (own: OwnPair) => Figure | null;
