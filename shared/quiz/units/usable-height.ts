/** Inches: the scores can use 4 ft 0 in to 7 ft 6 in. The quiz asks once about any other height, then accepts it. */
export const usableInches = { min: 48, max: 90 } as const;

export const isUsableHeight = (inches: number): boolean => inches >= usableInches.min && inches <= usableInches.max;
