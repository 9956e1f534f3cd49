import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type HttpLambda, serve } from './http.ts';
import type { Log, Measure } from './log.ts';
import { type DeclaredRoute, portsOf } from './route.ts';

/** Opens one dependency of a handler. */
type Opens = { readonly open: () => unknown };

/** The ports that a route's function needs: those of its handler and of the edge, and `verify` for a token. */
export const portNamesOf = (route: Pick<DeclaredRoute, 'uses' | 'auth' | 'isSecurityEvent'>): readonly string[] => [
  ...new Set([
    ...Object.values(portsOf(route)),
    'log',
    'measure',
    ...(route.auth === 'signed-in' ? ['verify'] : []),
    ...(route.isSecurityEvent ? ['hash'] : []),
  ]),
];

/** The handler of one route. Throws at the cold start if a port lacks its environment. */
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
    ...(route.isSecurityEvent && { hash: open('hash') }),
  };
  // The compiler has checked each declaration against its handler and its ports: tests/types/route-types.ts.
  return serve(route.name, wiring as never);
};

/** A function that serves these routes. API Gateway passes the route key. */
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

  /** A cross-origin page sends a preflight (OPTIONS), which the route itself answers. */
  function askedFor({ routeKey }: APIGatewayProxyEventV2): string {
    const path = routeKey.replace(/^OPTIONS /, '');
    return `${routes.find((route) => route.anyOrigin && route.path === path)?.method} ${path}`;
  }
};
