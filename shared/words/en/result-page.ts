// The table of the published levels.

export const riskLevels = 'Risk levels over 10 years';

export const riskLevelsLikely = (range: string) => `Risk levels over 10 years. Yours is likely ${range}.`;

export const levelBelow = (percent: number) => `under ${percent}%`;

export const levelFrom = (percent: number) => `from ${percent}%`;
