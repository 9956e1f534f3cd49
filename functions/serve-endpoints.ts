import type { HttpLambda } from './edge/http.ts';
import { lambdaOfEndpoints } from './edge/lambda.ts';
import type { Endpoint } from './edge/route.ts';
import { edgePorts } from './ports/edge-ports.ts';

const warm = new Map<readonly Endpoint[], HttpLambda>();

/** Serves these endpoints. A Lambda does the same, bundled without the others. */
export const serveEndpoints = (endpoints: readonly Endpoint[]): HttpLambda => {
  const lambda = warm.get(endpoints) ?? lambdaOfEndpoints(endpoints, edgePorts);
  warm.set(endpoints, lambda);
  return lambda;
};
