// A quiz continues without a network, by a service worker: what the core takes of this feature. Drafts and the outbox are the core's.

export const needs = [] as const;

export const routes = {} as const;
