import type { FeatureTableName } from '#shared/features/tables.ts';
import * as doctor from './doctor/adapters/links.ts';
import type { FeatureStore } from './feature.ts';

/** What the tables of features have about a user. */
export const featureStores: { readonly [Name in FeatureTableName]: FeatureStore } = {
  ...doctor.stores,
};
