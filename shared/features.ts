import type { Route } from '#shared/contract/route.ts';
import * as methods from './features/methods/feature.ts';
import * as move from './features/move/feature.ts';
import * as numbers from './features/numbers/feature.ts';
import * as offline from './features/offline/feature.ts';
import * as reminders from './features/reminders/feature.ts';
import * as whatIf from './features/what-if/feature.ts';

// The features: parts of the product that can be taken out. Each has a folder `features/<name>` on the floors where it has code, and
// its rows in the registries: this file, `feature-schemas.ts` beside it, and the files called `features.ts` or `feature-….ts` at the top of
// functions, web and tests. Nothing else of the core names it. To take one out, delete its folders and its rows: `npm run
// test:features` does that in a copy.

type Feature = {
  /** The features whose code it imports. It is taken out with any of them. */
  readonly needs: readonly string[];
  readonly routes: Readonly<Record<string, Route>>;
};

export const features: Readonly<Record<string, Feature>> = {
  methods,
  move,
  numbers,
  offline,
  reminders,
  'what-if': whatIf,
};

/** What they add to the addresses of the API. */
export const featureRoutes = {
  ...move.routes,
  ...reminders.routes,
  ...whatIf.routes,
} as const;
