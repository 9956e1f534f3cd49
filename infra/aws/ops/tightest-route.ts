import type { GrantSources } from '#infra/aws/route-grant.ts';
import { routeGrants } from '#infra/aws/route-grants.ts';
import { routeNames } from '#shared/contract/routes.ts';
import { callsPerQuiz } from './calls-per-quiz.ts';

/** Whatever is asked of it, it answers with itself: the throttles of the routes depend on no part of the stack. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });

/** How many submissions a second the tightest of our throttles lets through. */
export const tightestRoute = (): { route: string; perSecond: number } => {
  const grants = routeGrants(anything as GrantSources);
  const used = routeNames.filter((name) => callsPerQuiz[name] > 0);
  const each = used.map((route) => ({ route, perSecond: grants[route].throttle.rate / callsPerQuiz[route] }));
  return each.toSorted((one, other) => one.perSecond - other.perSecond)[0] ?? { route: '', perSecond: 0 };
};
