import { createHash } from 'node:crypto';
import { product } from '#shared/product.ts';

/** In a separate file for scripts that need the name but not the whole CDK. */
export const stackName = (stage: string): string => `${product.id}-${stage}`;

/** The stack with the rights of the release train, which `npm run ops -- bootstrap` makes once, by hand. */
export const trainStackName = (stage: string): string => `${stackName(stage)}-train`;

/** The small second stack, with what CloudFront reads or reports in one region only. */
export const edgeStackName = (stage: string): string => `${stackName(stage)}-edge`;
export const edgeRegion = 'us-east-1';
/** The value of its parameters before the site is deployed. A metric's dimension must not be blank. */
export const notYet = 'none';

/**
 * The CDK's qualifier for what `cdk bootstrap` creates: its roles, its bucket and its version. Each stage has its own,
 * so that a right to one stage's resources gives no right to another's. The CDK accepts ten letters and digits.
 */
export const qualifierOf = (stage: string): string =>
  `${stage
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 4)}${createHash('sha256').update(stackName(stage)).digest('hex').slice(0, 6)}`;

/** The stack that `cdk bootstrap` creates for a stage. */
export const toolkitName = (stage: string): string => `${stackName(stage)}-cdk`;
