export const range = (low: string, high: string) => `de ${low} a ${high}`;

export const under = (limit: string) => `menos de ${limit}`;

export const orOver = (limit: string) => `${limit} o más`;

export const orUnder = (limit: string) => `${limit} o menos`;

export const orMore = (limit: string) => `${limit} o más`;

export const orLess = (limit: string) => `${limit} o menos`;

export const about = (amount: string) => `alrededor de ${amount}`;

export const atLeast = (amount: string) => `al menos ${amount}`;

export const atMost = (amount: string) => `como máximo ${amount}`;

export const likely = (range: string) => `probablemente ${range}`;

export const below = (limit: string) => `menos de ${limit}`;

export const above = (limit: string) => `más de ${limit}`;

export const yourAgeIs = (age: number) => `Su edad: ${age}`;

export const peopleInColour = (people: number) => `${people} de 100 personas en color`;

export const outOf = (part: number, all: number) => `${part} de ${all}`;
