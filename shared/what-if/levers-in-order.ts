import { round } from '#shared/scoring/rounding.ts';
import type { Explorer } from './explorer.ts';
import type { Lever, Places } from './lever.ts';
import type { OwnPair } from './own-pair.ts';
import { withPlaces } from './places.ts';

/**
 * The levers that can do something, the one first that goes with the largest difference. What stands best already has
 * nothing to gain and is left out, but for what says of itself that more is not better.
 */
export const leversInOrder = (
  own: OwnPair,
  levers: readonly Lever[],
  { figureOf, smallestEffect, alwaysThere }: Pick<Explorer, 'figureOf' | 'smallestEffect' | 'alwaysThere'>,
): readonly Lever[] => {
  const valueAt = (places: Places) => figureOf(withPlaces(own, levers, places))?.value;
  const largest = (lever: Lever): number => {
    const before = besides(lever, levers);
    const now = valueAt(before) ?? 0;
    return Math.max(...lever.steps.map((_, at) => now - (valueAt({ ...before, [lever.id]: at }) ?? now)));
  };
  return levers
    .map((lever) => ({ lever, effect: round(largest(lever), 1) }))
    .filter(({ lever, effect }) => effect >= smallestEffect || alwaysThere.includes(lever.id))
    .toSorted((a, b) => b.effect - a.effect)
    .map(({ lever }) => lever);
};

/** How hard somebody exercises counts only with a day to do it on: it is weighed with the first one. */
const besides = ({ beyondFirstStepOf }: Lever, levers: readonly Lever[]): Places => {
  const parent = levers.find(({ id }) => id === beyondFirstStepOf);
  return parent?.today === 0 ? { [parent.id]: 1 } : {};
};
