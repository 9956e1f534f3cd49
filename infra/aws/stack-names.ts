import { product } from '#shared/product.ts';
import { entryOf, type FunctionName } from './entries.ts';

/** In its own file for scripts that need the name and not the whole CDK. */
export const stackName = (stage: string): string => `${product.id}-${stage}`;

/** What the release train may do in the account: `npm run ops -- bootstrap` makes it once, by hand. */
export const trainStackName = (stage: string): string => `${stackName(stage)}-train`;

/** The small stack beside it, with what CloudFront reads or reports in one region only. */
export const edgeStackName = (stage: string): string => `${stackName(stage)}-edge`;
export const edgeRegion = 'us-east-1';
/** What its parameters say before the site is deployed. A dimension of a metric must not be blank. */
export const notYet = 'none';

/** A function, or the list of all calls of the API. */
export type LogName = FunctionName | 'apiAccess';

/** The output of the stack that names a log group: `createSubmission` → `LogOfCreateSubmission`. */
export const logOutputOf = (name: LogName): string => `LogOf${name[0]?.toUpperCase()}${name.slice(1)}`;

/** As an operator types it: `create-submission`, `api-access`. */
export const logWordOf = (name: LogName): string => (name === 'apiAccess' ? 'api-access' : entryOf(name));
