import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type HttpLambda, type KeyedHash, serve, type Verify } from './http.ts';
import type { Log, Measure } from './log.ts';
import type { Port } from './rights.ts';
import type { DeclaredRoute, Endpoint } from './route.ts';

/** What the edge itself uses. */
export type EdgePorts = {
  readonly log: Port<Log>;
  readonly measure: Port<Measure>;
  /** For a route whose callers are signed in. */
  readonly verify: Port<Verify>;
  /** For a route whose calls are security events. */
  readonly hash: Port<KeyedHash>;
};

export type EdgePort = keyof EdgePorts;

/** Which ports of the edge a route needs. */
export const edgePortsOf = ({ auth, isSecurityEvent }: Pick<DeclaredRoute, 'auth' | 'isSecurityEvent'>) =>
  [
    'log',
    'measure',
    ...(auth === 'signed-in' ? (['verify'] as const) : []),
    ...(isSecurityEvent ? (['hash'] as const) : []),
  ] as const satisfies readonly EdgePort[];

/** The edge's ports for a route. Leave out those that it does not need, so that its bundle leaves out what they import. */
type Given = Pick<EdgePorts, 'log' | 'measure'> & Partial<EdgePorts>;

/** The handler of one route. Throws at the cold start if a port lacks its environment, or its route needs one that is not given. */
export const lambdaOf = ({ route, uses }: Endpoint, given: Given): HttpLambda => {
  const missing = edgePortsOf(route).find((name) => !given[name]);
  if (missing) throw new Error(`${route.name} is served without \`${missing}\`.`);
  const deps = Object.fromEntries(Object.entries(uses).map(([name, port]) => [name, port.open()]));
  return serve(route.name, {
    schemas: route.schemas,
    handle: route.handle(deps),
    log: given.log.open(),
    measure: given.measure.open(),
    ...(route.auth === 'signed-in' && given.verify && { verify: given.verify.open() }),
    ...(route.isSecurityEvent && given.hash && { hash: given.hash.open() }),
  });
};

/** A function that serves these endpoints. API Gateway passes the route key. */
export const lambdaOfEndpoints = (endpoints: readonly Endpoint[], given: Given): HttpLambda => {
  const routes = endpoints.map(({ route }) => route);
  const byPath = new Map(endpoints.map((each) => [`${each.route.method} ${each.route.path}`, lambdaOf(each, given)]));
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
