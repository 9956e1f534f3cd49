import type * as z from 'zod/mini';
import type { ownPlanSchema } from './own-plan-schema.ts';

export type OwnPlan = z.output<typeof ownPlanSchema>;
export type PlannedChange = OwnPlan['changes'][number];
