import type { DataKey } from '#infra/aws/kms-keys.ts';
import type { Config } from '#infra/aws/stages/config.ts';
import type { Bundles } from './bundle-functions.ts';

/** What nearly every construct of the stack needs. */
export type SharedProps = { config: Config; bundles: Bundles; dataKey: DataKey };
