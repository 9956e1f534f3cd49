import { reportCrashRoute } from '#functions/crashes/report-crash.ts';
import type { EndpointOf } from '#functions/edge/route.ts';
import * as base from '#functions/ports/base-ports.ts';

export const reportCrash = {
  route: reportCrashRoute,
  uses: { log: base.log, count: base.measure },
} satisfies EndpointOf<typeof reportCrashRoute>;
