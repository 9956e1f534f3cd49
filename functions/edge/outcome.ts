import type { ErrorBody, ErrorCode } from '#shared/contract/errors.ts';
import type { SignInId, UserId } from '#shared/contract/ids.ts';
import type { RouteName, routes } from '#shared/contract/routes.ts';
import type { AnswerOf, BodyOf, QueryOf } from '#shared/contract/schemas/schemas.ts';

/**
 * The caller, identified by a token of a session that has not ended. `account` is what the check has read for this call; only
 * the handlers of accounts know its type.
 */
export type Caller<Account = unknown> = { userId: UserId; email: string; signInId: SignInId; account: Account };

type CallerOf<Name extends RouteName, Account> = (typeof routes)[Name]['auth'] extends 'signed-in'
  ? Caller<Account>
  : null;

/** The calling browser or program. */
export type Client = {
  cookies: Readonly<Record<string, string>>;
  /** Unverified, for routes that accept a token but do not require one. */
  token: string | null;
  /** For example 'Firefox/Windows'. */
  device: string;
  /** The host that was called, with its port if it has one. */
  host: string;
  /** The caller's network address as CloudFront saw it, or the /64 of an IPv6 address. */
  network: string;
};

export type Refusal = ErrorBody & { retryAfterSeconds?: number };

/** The kinds of W3C Clear Site Data that our routes use. */
export type ClearedData = 'cache' | 'cookies' | 'storage';

/** For the log of a security event. */
type Noted = {
  /** Whose account it was, if no token says so. */
  about?: UserId;
  /** What happened, as one of our own codes, if the answer does not tell. */
  event?: string;
};

/** The expected endings of a call. Anything else is thrown, and the edge responds with 500 or 503. */
export type Outcome<Answer> = Noted &
  (
    | {
        answer: Answer;
        /** `Set-Cookie` headers. */
        cookies?: readonly string[];
        /** What the browser must delete of this site (`Clear-Site-Data`). */
        clears?: readonly ClearedData[];
        /** The call had already succeeded before. */
        isRepeat?: boolean;
      }
    | { refusal: Refusal; cookies?: readonly string[] }
  );

/** The logic of one route. Its body, query and caller have been validated. */
export type Handler<Name extends RouteName, Account = unknown> = (request: {
  body: BodyOf<Name>;
  query: QueryOf<Name>;
  caller: CallerOf<Name, Account>;
  client: Client;
}) => Promise<Outcome<AnswerOf<Name>>>;

type AnyRoute = {
  /** Gets what its own route's schemas have parsed. A method, because TypeScript lets a method's parameter be narrower. */
  handle(request: { body: unknown; query: unknown; caller: Caller | null; client: Client }): Promise<Outcome<unknown>>;
};
/** The handler of any route, as the edge calls it. `RouteDeclaration` has checked the handler against its schemas. */
export type Handle = AnyRoute['handle'];

/** `message` is for the user: what to do. It must not repeat what they typed. */
export const refuse = (
  code: ErrorCode,
  message: string,
  more: Omit<Refusal, 'code' | 'message'> = {},
): { refusal: Refusal } => ({ refusal: { message, code, ...more } });

/** A service that we depend on does not respond. The edge responds with 503, because a retry may help. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
