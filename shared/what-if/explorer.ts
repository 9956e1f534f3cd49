import type { Person } from '#shared/person/person.ts';
import type { UnitPreference } from '#shared/quiz/unit-choices.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import type { ExplorerWords } from './explorer-words.ts';
import type { FigureOf } from './figure.ts';
import type { Lever } from './lever.ts';

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
