import type { GrantSources, RouteGrant } from './route-grant.ts';

/** The routes by which a quiz moves to another device. */
export const handoffRouteGrants = ({ tables, serverKey }: GrantSources) => {
  const environment = { LIMITS_TABLE: tables.limits.tableName, ...serverKey.environment };
  return {
    putHandoff: {
      environment,
      allow: (fn) => tables.allowLimits(fn, 'UpdateItem'),
      throttle: { rate: 10, burst: 20 },
    },
    takeHandoff: {
      environment,
      allow: (fn) => tables.allowLimits(fn, 'GetItem', 'UpdateItem'),
      // A device that waits for the other asks every three seconds: this is for 40 of them at once, and a refused one waits on.
      throttle: { rate: 14, burst: 60 },
    },
  } satisfies Record<string, RouteGrant>;
};
