import type { HttpLambda } from './edge/http.ts';
import { lambdaOfRoutes } from './edge/lambda.ts';
import type { DeclaredRoute } from './edge/route.ts';
import * as ports from './ports.ts';

const warm = new Map<readonly DeclaredRoute[], HttpLambda>();

/** Serves these routes with the dependencies that they name. A Lambda does the same, bundled without the other routes. */
export const serveRoutes = (routes: readonly DeclaredRoute[]): HttpLambda => {
  const lambda = warm.get(routes) ?? lambdaOfRoutes(routes, ports);
  warm.set(routes, lambda);
  return lambda;
};
