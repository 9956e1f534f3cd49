// A band of values: around its amount, or between two. What stands between two begins and ends with a number, because the
// reader's page finds it by them (`in-units.ts`).

export const below = (amount: string) => `Menos de ${amount}`;
export const orMore = (amount: string) => `${amount} o más`;
export const range = (from: string, to: string) => `${from}-${to}`;
export const toUnder = (from: string, under: string) => `${from} a menos de ${under}`;

// The same inside a sentence.

export const belowInside = (amount: string) => `menos de ${amount}`;
export const rangeInside = (from: string, to: string) => `${from} a ${to}`;
