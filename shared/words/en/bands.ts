// A band of values: around its amount, or between two. What stands between two begins and ends with a number, because the
// reader's page finds it by them (`in-units.ts`).

export const below = (amount: string) => `Below ${amount}`;
export const orMore = (amount: string) => `${amount} or more`;
export const range = (from: string, to: string) => `${from}-${to}`;
export const toUnder = (from: string, under: string) => `${from} to under ${under}`;

// The same inside a sentence.

export const belowInside = (amount: string) => `below ${amount}`;
export const rangeInside = (from: string, to: string) => `${from} to ${to}`;
