import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/routes.ts';

/** A browser may remember for so long that it may call, in seconds. */
const preflightSeconds = 600;

/** No cookie is ever read on these routes, and none goes along: `*` forbids credentials. */
const headersFor = ({ method }: Route): Record<string, string> => ({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': method,
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': String(preflightSeconds),
});

/**
 * The answers of a route that pages of any site may call. Such a page asks first by OPTIONS whether it may send JSON; that
 * is answered here, and nothing else of the route runs. Every other route stays as it is.
 */
export const withAnyOrigin = async (
  route: Route,
  event: APIGatewayProxyEventV2,
  answer: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> => {
  if (!route.anyOrigin) return answer();
  if (event.routeKey?.startsWith('OPTIONS ')) return { statusCode: 204, headers: headersFor(route) };
  const response = await answer();
  return { ...response, headers: { ...response.headers, ...headersFor(route) } };
};
