import { linksStore } from '#functions/adapters/links.ts';
import type { FeatureTableName } from '#shared/features/tables.ts';
import type { FeatureStore } from './feature.ts';

/** What the tables of features have about a user. */
export const featureStores: { readonly [Name in FeatureTableName]: FeatureStore } = {
  links: linksStore,
};
