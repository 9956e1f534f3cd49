export const range = (low: string, high: string) => `${low} to ${high}`;

export const under = (limit: string) => `under ${limit}`;

export const orOver = (limit: string) => `${limit} or over`;

export const orUnder = (limit: string) => `${limit} or under`;

export const orMore = (limit: string) => `${limit} or more`;

export const orLess = (limit: string) => `${limit} or less`;

export const about = (amount: string) => `about ${amount}`;

export const atLeast = (amount: string) => `at least ${amount}`;

export const atMost = (amount: string) => `at most ${amount}`;

export const likely = (range: string) => `likely ${range}`;

export const below = (limit: string) => `below ${limit}`;

export const above = (limit: string) => `above ${limit}`;

export const yourAgeIs = (age: number) => `Your age ${age}`;

export const peopleInColour = (people: number) => `${people} of 100 people shown in colour`;

export const outOf = (part: number, all: number) => `${part} of ${all}`;
