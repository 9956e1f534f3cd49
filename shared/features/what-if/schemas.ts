import * as z from 'zod/mini';
import type { RouteSchemas } from '#shared/contract/route.ts';
import { submissionId } from '#shared/contract/schemas/create-submission-schemas.ts';
import { ownPlanSchema, plannedChanges } from '#shared/contract/submission.ts';
import type { routes } from './feature.ts';

export const savePlanSchemas = {
  /** An empty list of changes removes the plan. */
  body: z.object({ submissionId, changes: plannedChanges }),
  status: 200,
  answer: ownPlanSchema,
} as const;

export const routeSchemas = {
  savePlan: savePlanSchemas,
} as const satisfies Record<keyof typeof routes, RouteSchemas>;
