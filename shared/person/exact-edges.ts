import type { NumberDefinition } from './number-definitions.ts';

/** 80% of a normal distribution lie within this many standard deviations. */
const z = 1.2816;

/** The band that holds a value. */
export const bandOf = <Band extends string>(
  { bands }: Pick<NumberDefinition<Band>, 'bands'>,
  value: number,
): Band | null => bands.findLast(([from]) => from <= value)?.[1] ?? null;

/**
 * The edges of an exact value (METHODS 10.3): true variation, but never more than from the middle of its band to the
 * band's edge, so that a better answer never widens a range. Null for a number without a known variation.
 */
export const exactEdges = <Band extends string>(
  definition: NumberDefinition<Band>,
  value: number,
): { readonly low: number; readonly high: number } | null => {
  const band = bandOf(definition, value);
  if (definition.range === null || band === null) return null;
  const { variation, bandValues, keepAbove } = definition.range;
  const { mid, low, high } = bandValues[band];
  const percent = z * variation.factor * Math.sqrt(variation.withinPerson ** 2 + variation.analytical ** 2);
  const half = (percent / 100) * value;
  const lowEdge = value - Math.min(half, mid - low);
  return {
    low: keepAbove !== undefined && value >= keepAbove ? Math.max(lowEdge, keepAbove) : lowEdge,
    high: value + Math.min(half, high - mid),
  };
};
