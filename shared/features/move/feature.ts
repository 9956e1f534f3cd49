import type { Route } from '#shared/contract/route.ts';

// An unfinished quiz moves to another device, encrypted in the browser: what the core takes of this feature.

export const needs = [] as const;

export const routes = {
  putHandoff: { method: 'POST', path: '/api/handoffs/put', auth: 'public' },
  takeHandoff: { method: 'POST', path: '/api/handoffs/take', auth: 'public' },
} as const satisfies Record<string, Route>;

/** How long its link works. */
export const handoffMinutes = 10;
