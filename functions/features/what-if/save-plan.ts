import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { OwnPlan } from '#shared/contract/submission.ts';
import { refusePlanned } from '#shared/features/what-if/planned-changes.ts';
import { savePlanSchemas } from '#shared/features/what-if/schemas.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import * as refused from '#words/refused.ts';

type Deps = {
  /** The time zone of the submission. Undefined if it has none, or if this user has no such submission. */
  findZone: (userId: UserId, submissionId: SubmissionId) => Promise<string | undefined>;
  /** False if this user has no such submission. */
  savePlan: (userId: UserId, submissionId: SubmissionId, plan: OwnPlan) => Promise<boolean>;
  now: () => Date;
};

/**
 * Stores the changes that a user plans, with the submission of the result that they opened. The result does not change. Saving
 * again replaces the plan; an empty list removes it.
 */
export const savePlan =
  ({ findZone, savePlan: save, now }: Deps): Handler<'savePlan'> =>
  async ({ body: { submissionId, changes }, caller: { userId } }) => {
    const at = now().toISOString();
    // The user's own day: ages and dates change at their local midnight.
    const today = dayInZone(now(), await findZone(userId, submissionId));
    for (const { questionId, value } of changes) {
      const problem = refusePlanned(questionId, value, today);
      if (problem !== null) return refuse('answer-not-acceptable', problem);
    }
    const plan = { changes, at };
    if (await save(userId, submissionId, plan)) return { answer: plan };
    return refuse('not-found', refused.resultNotHere);
  };

export const savePlanRoute = {
  name: 'savePlan',
  runsIn: 'submissionNotes',
  method: 'POST',
  path: '/api/submissions/plan',
  auth: 'signed-in',
  tag: 'Submissions',
  summary: 'Store which answers of a submission the person wants to change; an empty list takes the plan out',
  refusals: ['answer-not-acceptable', 'not-found'],
  schemas: savePlanSchemas,
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People cannot save what they want to change; they can still play with their answers.',
  handle: savePlan,
} as const satisfies RouteDeclaration<'savePlan'>;
