import type { EndpointOf } from '#functions/edge/route.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as own from './ports.ts';
import { savePlanRoute } from './save-plan.ts';

export const savePlan = {
  route: savePlanRoute,
  uses: { findZone: own.findZone, now: base.now, savePlan: own.savePlan },
} satisfies EndpointOf<typeof savePlanRoute>;
