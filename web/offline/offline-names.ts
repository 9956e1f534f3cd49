import { product } from '#shared/product.ts';

// Fixed names, without a hash: a browser comes back to each of them.

export const workerPath = '/sw.js';
export const manifestPath = '/site.webmanifest';
/** Of this product's caches; each release has one, and another part of the name. */
export const cachePrefix = `${product.id}-offline-`;
