import type { Figure, FigureOf } from '#shared/what-if/figure.ts';
import type { Lever } from '#shared/what-if/lever.ts';
import type { OwnPair } from '#shared/what-if/own-pair.ts';
import { withPlaces } from '#shared/what-if/places.ts';

const known = new WeakMap<readonly Lever[], readonly Figure[]>();

/** Today's figure, and those with every lever at its lowest and at its highest: a scale that holds them needs not move. */
export const extremes = (own: OwnPair, levers: readonly Lever[], figureOf: FigureOf): readonly Figure[] => {
  const before = known.get(levers);
  if (before) return before;
  const placesBy = (better: (one: number, other: number) => boolean) =>
    Object.fromEntries(
      levers.map((lever) => {
        const values = lever.steps.map((_, at) => figureOf(withPlaces(own, levers, { [lever.id]: at }))?.value ?? 0);
        return [lever.id, values.reduce((best, value, at) => (better(value, values[best] ?? value) ? at : best), 0)];
      }),
    );
  const all = [{}, placesBy((one, other) => one < other), placesBy((one, other) => one > other)];
  const figures = all.flatMap((places) => figureOf(withPlaces(own, levers, places)) ?? []);
  known.set(levers, figures);
  return figures;
};
