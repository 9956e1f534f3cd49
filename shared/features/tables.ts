import * as doctor from './doctor/tables.ts';

/** A table with items of users. It is backed up, restored, exported and erased with the tables of the core. */
type FeatureTable = { readonly partitionKey: 'userId'; readonly sortKey: string; readonly timeToLive: string };

/** The tables that features add, by the name that their rights have (`functions/edge/rights.ts`). */
const featureTables = {
  ...doctor.tables,
} as const satisfies Readonly<Record<string, FeatureTable>>;

export type FeatureTableName = keyof typeof featureTables;

const isFeatureTable = (name: string): name is FeatureTableName => Object.hasOwn(featureTables, name);
export const featureTableNames: readonly FeatureTableName[] = Object.keys(featureTables).filter(isFeatureTable);

// The annotation also holds where no feature has a table: then a name is `never`, which has no properties.
export const tableOf = (name: FeatureTableName): FeatureTable => featureTables[name];

/** The variable of the functions' environment that has the name of the table. */
export const tableVariable = (name: string): string => `${name.toUpperCase()}_TABLE`;
