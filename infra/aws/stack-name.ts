import { product } from '#shared/product.ts';

/** In its own file for scripts that need the name and not the whole CDK. */
export const stackName = (stage: string): string => `${product.id}-${stage}`;
