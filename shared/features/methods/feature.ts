// The pages /methods and /proof. They explain how a number is calculated, from which sources, and how well it predicted deaths in
// survey data. The server has no code for this feature.

export const needs = [] as const;

export const routes = {} as const;
