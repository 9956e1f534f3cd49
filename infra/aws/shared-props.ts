import type { Bundles } from './bundle.ts';
import type { Config } from './config.ts';
import type { DataKey } from './kms-keys.ts';

/** What nearly every construct of the stack needs. */
export type SharedProps = { config: Config; bundles: Bundles; dataKey: DataKey };
