// The pages /methods and /proof: how a number comes about, from which sources, and how far it held. The server has no part in it.

export const needs = [] as const;

export const routes = {} as const;
