import type { Figure, FigureOf } from './figure.ts';
import type { Lever, Places, Step } from './lever.ts';
import type { OwnPair } from './own-pair.ts';
import { movedLevers, stepAt, withPlaces } from './places.ts';

/** One change, and what it goes with alone. */
type ChangeRow = {
  readonly lever: Lever;
  readonly from: Step;
  readonly to: Step;
  readonly alone: Figure;
};

export type Comparison = {
  readonly now: Figure;
  /** With all changes at once: worked out anew, not added up. */
  readonly changed: Figure;
  readonly rows: readonly ChangeRow[];
};

/** Null without an estimate. */
export const compare = (
  own: OwnPair,
  levers: readonly Lever[],
  places: Places,
  figureOf: FigureOf,
): Comparison | null => {
  const [now, changed] = [figureOf(own), figureOf(withPlaces(own, levers, places))];
  if (now === null || changed === null) return null;
  const rows = movedLevers(levers, places).flatMap((lever) => {
    const alone = figureOf(withPlaces(own, levers, { [lever.id]: places[lever.id] ?? lever.today }));
    const from = stepAt(lever, {});
    return alone === null ? [] : [{ lever, from, to: stepAt(lever, places), alone }];
  });
  return { now, changed, rows };
};
