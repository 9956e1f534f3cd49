import type { ErrorCode } from '#shared/contract/errors.ts';
import type { SignInId, UserId } from '#shared/contract/ids.ts';
import type { ErrorBody } from '#shared/contract/problem.ts';
import type { RouteName, routes } from '#shared/contract/routes.ts';
import type { AnswerOf, BodyOf, QueryOf } from '#shared/contract/schemas.ts';

/**
 * Who asks, by a token of a session that has not ended. `account` is what the check has read about them for this very
 * call; only handlers of accounts know its type.
 */
export type Caller<Account = unknown> = { userId: UserId; email: string; sessionId: SignInId; account: Account };

type CallerOf<Name extends RouteName, Account> = (typeof routes)[Name]['auth'] extends 'signed-in'
  ? Caller<Account>
  : null;

/** The browser or program that calls. */
export type Client = {
  cookies: Readonly<Record<string, string>>;
  /** As it was sent, for routes that accept a token but do not demand one. */
  token: string | null;
  /** Such as 'Firefox on Windows'. */
  device: string;
  /** The host that the call was made to, with its port if it has one. */
  host: string;
  /** The network address that the call comes from, as CloudFront saw it; of an IPv6 address its /64. */
  network: string;
};

export type Refusal = ErrorBody & { retryAfterSeconds?: number };

/** How a call can end when nothing breaks. Whatever else happens is thrown, and ends as 500 or 503 at the edge. */
export type Outcome<Answer> =
  | {
      answer: Answer;
      /** `Set-Cookie` headers. */
      cookies?: readonly string[];
      /** The call had succeeded before. */
      isRepeat?: boolean;
    }
  | { refusal: Refusal; cookies?: readonly string[] };

/** What one route does, with its body, query and caller already checked. */
export type Handler<Name extends RouteName, Account = unknown> = (request: {
  body: BodyOf<Name>;
  query: QueryOf<Name>;
  caller: CallerOf<Name, Account>;
  client: Client;
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
