/** Percent. The heart model is not precise beyond these limits, so a page names the limit instead of a figure. */
export const shownPercent = { from: 0.1, to: 75 } as const;

export const isBeyondShown = (percent: number): boolean => percent < shownPercent.from || percent > shownPercent.to;
