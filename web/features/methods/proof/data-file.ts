import { engineVersion } from '#shared/fingerprint.ts';
import { product } from '#shared/product.ts';

// Files of the site that any visitor can download.

/** The aggregates behind the page. */
export const dataFile = '/proof/association.json';
/** People and stories with the outputs that the engine must give. */
export const referenceFile = `/reference/${product.id}-reference-set-${engineVersion}.json`;
