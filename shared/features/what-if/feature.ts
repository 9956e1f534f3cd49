import type { Route } from '#shared/contract/route.ts';

// 'What if…': users try other answers than their own, and can save some of the changes as a plan. The plan is stored with the
// submission.

/** @public The registry reads it; knip does not see that behind a quoted name. */
export const needs = [] as const;

export const routes = {
  savePlan: { method: 'POST', path: '/api/submissions/plan', auth: 'signed-in' },
} as const satisfies Record<string, Route>;
