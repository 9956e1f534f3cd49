import type { Route } from '#shared/contract/route.ts';
import * as doctor from './doctor/feature.ts';
import * as methods from './methods/feature.ts';
import * as move from './move/feature.ts';
import * as numbers from './numbers/feature.ts';
import * as offline from './offline/feature.ts';
import * as reminders from './reminders/feature.ts';
import * as whatIf from './what-if/feature.ts';

// A feature is a part of the product that can be taken out. Each has a folder `features/<name>` in every top-level folder where
// it has code. Each has rows in the registries: the files beside those folders, in shared, functions, web and tests. Nothing else
// in the core names a feature. To take one out, delete its folders and its rows. `npm run test:features` does that in a copy of the
// project.

type Feature = {
  /** The features whose code this one imports. Taking out any of them takes out this one too. */
  readonly needs: readonly string[];
  readonly routes: Readonly<Record<string, Route>>;
};

export const features: Readonly<Record<string, Feature>> = {
  doctor,
  methods,
  move,
  numbers,
  offline,
  reminders,
  'what-if': whatIf,
};

/** The routes that the features add to the API. */
export const featureRoutes = {
  ...doctor.routes,
  ...move.routes,
  ...reminders.routes,
  ...whatIf.routes,
} as const;
