import type { RedFlagLevel } from '#shared/contract/result.ts';

/** One figure with its range, in words. `range`: null where it has none. */
export type SignedFigure = { readonly label: string; readonly value: string; readonly range: string | null };

export type SignedResult = {
  readonly title: string;
  /** YYYY-MM-DD where the person was. */
  readonly day: string;
  readonly figures: readonly SignedFigure[];
};

/** `day`, here and below: blank where none was said. */
export type SignedWarning = { readonly level: RedFlagLevel; readonly text: string; readonly day: string };

export type SignedValue = { readonly label: string; readonly value: string; readonly day: string };

/** The content of a signed file, to compare with a page at hand. */
export type SignedContent = {
  /** Blank if it was not shared. */
  readonly name: string;
  readonly results: readonly SignedResult[];
  readonly warnings: readonly SignedWarning[];
  readonly measured: readonly SignedValue[];
};
