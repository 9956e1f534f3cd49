import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type HttpLambda, serve } from './http.ts';
import type { Log } from './log.ts';
import type { Measure } from './metrics.ts';
import { type DeclaredRoute, portsOf } from './route.ts';

/** What gives a handler one of its dependencies. */
type Opens = { readonly open: () => unknown };

/** The ports that a route's function needs: its handler's, those of the edge, and for a token's check `verify`. */
export const portNamesOf = (route: Pick<DeclaredRoute, 'uses' | 'auth'>): readonly string[] => [
  ...new Set([...Object.values(portsOf(route)), 'log', 'measure', ...(route.auth === 'signed-in' ? ['verify'] : [])]),
];

/** What answers the calls of one route. Throws, when it starts, what a port throws that lacks its environment. */
export const lambdaOf = (route: DeclaredRoute, ports: Readonly<Record<string, Opens>>): HttpLambda => {
  const open = (name: string): unknown => {
    const port = ports[name];
    if (!port) throw new Error(`${route.name} uses ${name}, which functions/ports.ts does not have.`);
    return port.open();
  };
  const deps = Object.fromEntries(Object.entries(portsOf(route)).map(([dep, port]) => [dep, open(port)]));
  const wiring = {
    schemas: route.schemas,
    handle: route.handle(deps),
    log: open('log') as Log,
    measure: open('measure') as Measure,
    ...(route.auth === 'signed-in' && { verify: open('verify') }),
  };
  // The compiler checked each declaration against its handler and its ports: tests/types/route-types.ts.
  return serve(route.name, wiring as never);
};

/** A function that serves these routes. API Gateway says by which of them it was called. */
export const lambdaOfRoutes = (
  routes: readonly DeclaredRoute[],
  ports: Readonly<Record<string, Opens>>,
): HttpLambda => {
  const byPath = new Map(routes.map((route) => [`${route.method} ${route.path}`, lambdaOf(route, ports)]));
  return async (event) => {
    const lambda = byPath.get(event.routeKey) ?? byPath.get(askedFor(event));
    if (!lambda) throw new Error(`This function does not serve ${event.routeKey}.`);
    return lambda(event);
  };

  /** A page of another site asks by OPTIONS first, and the route itself answers. */
  function askedFor({ routeKey }: APIGatewayProxyEventV2): string {
    const path = routeKey.replace(/^OPTIONS /, '');
    return `${routes.find((route) => route.anyOrigin && route.path === path)?.method} ${path}`;
  }
};
