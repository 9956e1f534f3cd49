import type { ErrorCode } from '#shared/contract/errors.ts';
import type { ErrorBody } from '#shared/contract/problem.ts';
import type { RouteName, routes } from '#shared/contract/routes.ts';
import type { AnswerOf, BodyOf, QueryOf } from '#shared/contract/schemas.ts';

/** Who asks, by their token. */
export type Caller = { userId: string; email: string };

type CallerOf<Name extends RouteName> = (typeof routes)[Name]['auth'] extends 'signed-in' ? Caller : null;

export type Refusal = ErrorBody & { retryAfterSeconds?: number };

/** How a call can end when nothing breaks. Whatever else happens is thrown, and ends as 500 or 503 at the edge. */
export type Outcome<Answer> = { answer: Answer } | { refusal: Refusal };

/** What one route does, with its body, query and caller already checked. */
export type Handler<Name extends RouteName> = (request: {
  body: BodyOf<Name>;
  query: QueryOf<Name>;
  caller: CallerOf<Name>;
}) => Promise<Outcome<AnswerOf<Name>>>;

/** `message` is for the person: what to do. It must not repeat what they typed. */
export const refuse = (
  code: ErrorCode,
  message: string,
  more: Omit<Refusal, 'code' | 'message'> = {},
): { refusal: Refusal } => ({ refusal: { message, code, ...more } });

/** A service that we depend on does not answer. Ends as 503: trying again is worth it. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
