// Un rango de valores: alrededor de su cantidad, o entre dos. Lo que está entre dos empieza y termina con un número, porque la página
// del lector lo encuentra por ellos (`in-units.ts`).

export const below = (amount: string) => `Menos de ${amount}`;
export const orMore = (amount: string) => `${amount} o más`;
export const range = (from: string, to: string) => `${from}-${to}`;
export const toUnder = (from: string, under: string) => `${from} a menos de ${under}`;

// Lo mismo dentro de una oración.

export const belowInside = (amount: string) => `menos de ${amount}`;
export const rangeInside = (from: string, to: string) => `${from} a ${to}`;
