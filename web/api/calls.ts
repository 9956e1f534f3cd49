import type { RouteName } from '#shared/contract/routes.ts';
import type { BodyOf, QueryOf } from '#shared/contract/schemas/schemas.ts';
import type { Problem } from './read-problem.ts';

/** What goes in: a JSON body, or the query of a GET, which may be missing when nothing in it is needed. */
export type RequestOf<Name extends RouteName> = BodyOf<Name> extends null ? SearchOf<QueryOf<Name>> : BodyOf<Name>;

type SearchOf<Query> = Query extends null ? undefined : Partial<Query> extends Query ? Query | undefined : Query;

/** Every ending has a name. `network`: no answer that can be read; whether the request arrived is unknown. */
export type CallResult<T> =
  | { ok: true; data: T }
  | { ok: false; reason: 'refused'; status: number; body: Problem | null }
  | { ok: false; reason: 'network' };

/** What to tell the person: the server's own sentence, else the screen's. */
export const messageOf = (failure: CallResult<unknown>, fallback: string): string =>
  (!failure.ok && failure.reason === 'refused' && failure.body?.message) || fallback;

/** True when the session has ended: the person has to log in before the API does anything for them. */
export const isUnauthenticated = (result: CallResult<unknown>): boolean =>
  !result.ok && result.reason === 'refused' && result.status === 401;
