import type { Contribution } from '#shared/contract/result.ts';

/** Answers that differ by a tenth of a year or more, largest first, and how many do not. */
export const moversOf = (contributions: readonly Contribution[]) => {
  const movers = contributions
    .filter(({ years }) => Math.abs(years) >= 0.05)
    .toSorted((a, b) => Math.abs(b.years) - Math.abs(a.years));
  return { movers, unmoved: contributions.length - movers.length };
};
