import type { RouteName } from '#shared/contract/routes.ts';
import type { HttpLambda } from './edge/http.ts';
import { lambdaOf } from './edge/lambda.ts';
import * as ports from './ports.ts';
import { declarations } from './routes.ts';

const warm = new Map<RouteName, HttpLambda>();

/** The function of a route, with the dependencies that it names. A Lambda has the same, bundled without the others. */
export const lambdaOfRoute = (name: RouteName): HttpLambda => {
  const lambda = warm.get(name) ?? lambdaOf(declarations[name], ports);
  warm.set(name, lambda);
  return lambda;
};
