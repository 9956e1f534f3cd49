import type { PriceName } from './prices.ts';

/** How much of something that has a price is used, and why we think so. */
export type Use = { line: string; price: PriceName; amount: number; because: string };
