/** Percent. Beyond these ends the heart model is not to be read closely: the ends are named, and no figure is shown. */
export const shownPercent = { from: 0.1, to: 75 } as const;

export const isBeyondShown = (percent: number): boolean => percent < shownPercent.from || percent > shownPercent.to;
