import type { Person } from '#shared/person/person.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import type { ExplorerWords } from './explorer-words.ts';
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

/** One scale for both ranges. It holds every range in sight and does not move while a slider does. */
export type StripScale = { readonly from: number; readonly to: number };

/** Ends at whole multiples of `unit` that hold all these ranges. A percentage begins at zero, an age where people do. */
export const stripScale = (figures: readonly Figure[], unit: number, isFromZero: boolean): StripScale => {
  const low = Math.min(...figures.map((figure) => figure.low));
  const high = Math.max(...figures.map((figure) => figure.high));
  return {
    from: isFromZero ? 0 : Math.max(0, Math.floor(low / unit) * unit),
    to: Math.max(1, Math.ceil(high / unit)) * unit,
  };
};

/** What one quiz brings to the page: its engine, its levers and its words. */
export type Explorer = {
  readonly figureOf: FigureOf;
  /** Every lever of this person, in any order. */
  readonly leversOf: (person: Person, routes: readonly RouteCode[], units: UnitPreference) => readonly Lever[];
  /** What a slider must be able to change to be there: years, or percentage points. */
  readonly smallestEffect: number;
  /** Levers that stay although nothing is lower: what is published of them is that more is not better. */
  readonly alwaysThere: readonly string[];
  readonly words: ExplorerWords;
};
