import type { Log } from '#functions/edge/log.ts';
import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { MetricName } from '#shared/contract/metrics.ts';
import { reportCrashSchemas } from '#shared/contract/schemas/crash-schemas.ts';

type Deps = { log: Log; count: (name: MetricName) => void };

/**
 * Counts a page that broke in a browser, and logs what broke where. It reads no token: the operator must not learn whose page it
 * was.
 */
const reportCrash =
  ({ log, count }: Deps): Handler<'reportCrash'> =>
  async ({ body: { code, at, route, release }, client: { device } }) => {
    const browser = device.split('/').filter(Boolean).join('-').replaceAll(' ', '-') || 'unknown';
    log.warn('page crashed', { failure: code, route, release, browser, ...(at !== undefined && { at }) });
    count('PageCrashed');
    return { answer: {} };
  };

export const reportCrashRoute = {
  name: 'reportCrash',
  runsIn: 'publicFacts',
  method: 'POST',
  path: '/api/client-errors',
  auth: 'public',
  tag: 'Crashes',
  summary: 'Report that a page broke',
  description:
    'The class of the error, its place in our scripts, the page and the release. A browser reports three a day at most.',
  schemas: reportCrashSchemas,
  // A release that breaks a page for everybody need not be counted whole.
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'Nobody: pages that break in a browser are not counted.',
  handle: reportCrash,
} as const satisfies RouteDeclaration<'reportCrash'>;
