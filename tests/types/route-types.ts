// What the compiler promises about tables with a row for each route (see quiz-types.ts for how this file works).
// tests/infra/added-route.test.ts adds a route and reads what the compiler says about the real tables.

import type { RouteName, RowOfEachRoute } from '#shared/contract/routes.ts';
import type { AnswerOf, BodyOf, QueryOf } from '#shared/contract/schemas.ts';

type Row = { readonly size: number };

declare const complete: Readonly<Record<Exclude<RouteName, 'getResult'>, Row>> & {
  readonly getResult: { readonly size: 6 };
};
const { getResult: _, ...incomplete } = complete;

export const everyRoute: RowOfEachRoute<typeof complete, Row> = complete;
/** The row keeps its own type. */
export const ownType: 6 = everyRoute.getResult.size;

// @ts-expect-error getResult is missing
export const routeIsMissing: RowOfEachRoute<typeof incomplete, Row> = incomplete;
/** The table that lacks a route was refused above; whoever reads it is not. */
export const sizeOf = (name: RouteName): number => routeIsMissing[name].size;

// The types of a route's body, query and answer are those of its own schemas.

export const query: QueryOf<'getResult'> = { submissionId: 'an id' };
// @ts-expect-error no query of this route has this name
export const otherQuery: QueryOf<'getResult'> = { id: 'an id' };
export const noBody: BodyOf<'getMe'> = null;
// @ts-expect-error a password is missing
export const halfABody: BodyOf<'login'> = { email: 'ada@example.com' };
export const email = (profile: AnswerOf<'getMe'>): string => profile.email;
// @ts-expect-error the answer of another route
export const token = (profile: AnswerOf<'getMe'>): string => profile.token;
