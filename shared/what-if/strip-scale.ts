import type { Figure } from './figure.ts';

/** One scale for both ranges. It holds every range in sight and does not move while a slider does. */
export type StripScale = { readonly from: number; readonly to: number };

/** Ends at whole multiples of `unit` that hold all these ranges. A percentage begins at zero, an age where people do. */
export const stripScale = (figures: readonly Figure[], unit: number, isFromZero: boolean): StripScale => {
  const low = Math.min(...figures.map((figure) => figure.low));
  const high = Math.max(...figures.map((figure) => figure.high));
  return {
    from: isFromZero ? 0 : Math.max(0, Math.floor(low / unit) * unit),
    to: Math.max(1, Math.ceil(high / unit)) * unit,
  };
};
