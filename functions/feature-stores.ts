import type { FeatureTableName } from '#shared/feature-tables.ts';
import { linksStore } from './adapters/links.ts';
import type { FeatureStore } from './feature.ts';

/** What the tables of features have about a user. */
export const featureStores: { readonly [Name in FeatureTableName]: FeatureStore } = {
  links: linksStore,
};
