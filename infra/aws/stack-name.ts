import { product } from '#shared/product.ts';

/** Apart from the stack, for scripts that need its name and not the whole CDK. */
export const stackName = (stage: string): string => `${product.id}-${stage}`;
