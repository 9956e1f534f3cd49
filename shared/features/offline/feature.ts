// What the core imports of this feature. A service worker lets a quiz continue without a network. Drafts and the outbox belong to
// the core.

export const needs = [] as const;

export const routes = {} as const;
