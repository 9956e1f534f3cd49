import type { Person } from '#shared/person/person.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { Figure, FigureOf, Lever, OwnPair, Places, Step } from './lever.ts';
import { movedLevers, stepAt, type Weighing, withPlaces } from './places.ts';

/** The engine, the levers and the words of one quiz. */
export type Explorer = Weighing & {
  /** Every lever of this person, in any order. */
  readonly leversOf: (person: Person, routes: readonly RouteCode[], units: UnitPreference) => readonly Lever[];
  readonly words: ExplorerWords;
};

/** How one quiz words its figures. */
export type ExplorerWords = {
  /** '44', '3.3%'. */
  readonly figure: (figure: Figure) => string;
  /** '36 to 53'. */
  readonly range: (figure: Figure) => string;
  /** '44 → 41', short enough for a bar at the bottom of a phone. */
  readonly both: (now: Figure, changed: Figure) => string;
  readonly sentence: (difference: Difference) => string;
  readonly title: string;
  readonly tableTitle: string;
  readonly caption: string;
  /** How many of a hundred people are drawn in colour, and the same in words: 'about 3'. Absent for an age. */
  readonly ofHundred?: (figure: Figure) => { readonly filled: number; readonly words: string };
};

type Difference = {
  readonly now: Figure;
  readonly changed: Figure;
  /** How many answers differ. */
  readonly count: number;
  /** True: the sentence must not say better or worse. */
  readonly isPlain: boolean;
};

export type Comparison = {
  readonly now: Figure;
  /** The figure with all changes together. It is calculated again, not added up from the single changes. */
  readonly changed: Figure;
  /** Each change, and the figure with this change alone. */
  readonly rows: readonly { readonly lever: Lever; readonly from: Step; readonly to: Step; readonly alone: Figure }[];
};

/** Null if the engine makes no estimate. */
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

/** One scale for both ranges. It contains every range that is drawn, and stays fixed while a slider moves. */
export type StripScale = { readonly from: number; readonly to: number };

/** The nearest multiples of `unit` that enclose all these ranges. `isFromZero`: the scale begins at zero, as for a percentage. */
export const stripScale = (figures: readonly Figure[], unit: number, isFromZero: boolean): StripScale => {
  const low = Math.min(...figures.map((figure) => figure.low));
  const high = Math.max(...figures.map((figure) => figure.high));
  return {
    from: isFromZero ? 0 : Math.max(0, Math.floor(low / unit) * unit),
    to: Math.max(1, Math.ceil(high / unit)) * unit,
  };
};
