import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { problems } from '#shared/contract/errors.ts';
import type { Route, RouteSchemas } from '#shared/contract/route.ts';
import { type RouteName, routes } from '#shared/contract/routes.ts';
import { fieldsOf, textOf } from '#shared/read-unknown.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/refused.ts';
import { requireEnv } from './env.ts';
import { bearerToken, clientOf, isFromOwnSite, readBody, readQuery } from './http-request.ts';
import { respond, respondRefusal } from './http-response.ts';
import { createLog, createMeasure, type Log, type LogFacts, type Measure, nameOfError, placeOfError } from './log.ts';
import { type Origin, originOf, readOriginSecrets, withAnyOrigin } from './origin.ts';
import { type Caller, type Client, type Handle, type Outcome, refuse } from './outcome.ts';

/** Null for an invalid token. Throws if the keys to verify it are unavailable. */
export type Verify<Account = unknown> = (token: string) => Promise<Caller<Account> | null>;

export type KeyedHash = (purpose: string, text: string) => string;

/** What serves a route. Its declaration has checked the handler against the schemas. */
export type Wiring = {
  readonly schemas: RouteSchemas;
  readonly handle: Handle;
  readonly log?: Log;
  readonly measure?: Measure;
  /** For a route whose callers are signed in. Without it, no caller counts as signed in. */
  readonly verify?: Verify;
  /** For a route whose calls are security events. */
  readonly hash?: KeyedHash;
};

export type HttpLambda = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * The only edge between HTTP and handlers: checks caller, input and output, and turns whatever a handler throws into a 500 or
 * 503 that reveals no internals.
 */
export const serve = (name: RouteName, wiring: Wiring): HttpLambda => {
  const { log = createLog(), measure = createMeasure() } = wiring;
  const secrets = readOriginSecrets(requireEnv('ORIGIN_SECRETS'));
  const route = { ...wiring, name, auth: routes[name].auth };
  return async (event) => {
    const { requestId } = event.requestContext;
    try {
      const origin = originOf(event, secrets);
      if (!origin) return respondRefusal(directCall, requestId);
      return await withAnyOrigin(routes[name], event, async () =>
        respond(route.schemas, await answer(route, event, origin, log), event),
      );
    } catch (error) {
      const refusal = isTemporary(error) ? unavailable : internal;
      const status = problems[refusal.code].status;
      log.error('request failed', {
        requestId,
        route: name,
        status,
        failure: nameOfError(error),
        at: placeOfError(error),
      });
      measure('Failed');
      return respondRefusal(refusal, requestId);
    }
  };
};

type Served = Wiring & { readonly name: RouteName; readonly auth: Route['auth'] };

const answer = async (route: Served, event: APIGatewayProxyEventV2, origin: Origin, log: Log) => {
  const { auth, schemas, verify, handle } = route;
  if (auth === 'own-site' && !isFromOwnSite(event)) return notOurSite;
  const token = bearerToken(event);
  const caller = auth === 'signed-in' && token && verify ? await verify(token) : null;
  if (auth === 'signed-in' && !caller) return refuse('unauthenticated', words.pleaseLogIn);
  const body = readBody(event, schemas.body, schemas.maxBytes);
  if ('refusal' in body) return body;
  const query = readQuery(event, schemas.query);
  if ('refusal' in query) return query;
  const client = { ...clientOf(event), ...origin };
  const outcome = await handle({ body: body.value, query: query.value, caller, client });
  if (route.hash) log.info('security event', factsOf(route, route.hash, { body: body.value, caller, client, outcome }));
  return outcome;
};

type Handled = { body: unknown; caller: Caller | null; client: Client; outcome: Outcome<unknown> };

/** Who did what, and from where, without an address: the day is part of the network's hash, as in every limit. */
const factsOf = ({ name }: Served, hash: KeyedHash, { body, caller, client, outcome }: Handled): LogFacts => {
  const typed = textOf(fieldsOf(body).email).trim().toLowerCase();
  const userId = caller?.userId ?? outcome.about;
  const day = new Date().toISOString().slice(0, 10);
  return {
    route: name,
    outcome: outcome.event ?? ('refusal' in outcome ? outcome.refusal.code : 'done'),
    ...(userId && { userId }),
    ...(typed && { account: hash('account in the log', typed) }),
    network: hash(`network address in the log on ${day}`, client.network),
  };
};

const notOurSite = refuse('not-our-site', words.ownPagesOnly);

const { refusal: directCall } = refuse('direct-call', words.websiteOnly);
const { refusal: internal } = refuse('internal', words.ourFault);
const { refusal: unavailable } = refuse('unavailable', labels.busy, {
  retryAfterSeconds: 5,
});

/** Recognises the names that the AWS SDK and Node give to temporary failures. */
const isTemporary = (error: unknown): boolean =>
  error instanceof Error &&
  (/Throttl|LimitExceeded|ThroughputExceeded|TooManyRequests|Timeout|Unavailable|InternalServer/.test(error.name) ||
    /^(ECONN|ETIMEDOUT|EPIPE|EAI_AGAIN)/.test(String((error as NodeJS.ErrnoException).code ?? '')));
