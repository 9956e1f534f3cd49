import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Route, RouteSchemas } from '#shared/contract/route.ts';
import type { RouteName, routes } from '#shared/contract/routes.ts';
import type { schemas } from '#shared/contract/schemas/schemas.ts';
import { featureTags } from '#shared/features/schemas.ts';
import type { Handle, Handler } from './outcome.ts';
import type { Port } from './rights.ts';

/** The sections of the API's description. */
export const tagDescriptions = {
  Accounts: 'Making an account, logging in, the profile.',
  Submissions: 'Answers that were handed in.',
  Results: 'What came of them.',
  FHIR: 'Questionnaires and codes for the software of a clinic, as FHIR R4.',
  Crashes: 'What broke on a page in a browser, without anything about the person.',
  ...featureTags,
};

/** An endpoint without its logic. */
export type RouteFacts = Route & {
  /** The name of its operation in the OpenAPI document, and of its function if it has one to itself. */
  readonly name: RouteName;
  /**
   * The function that it shares with other routes, whose rights it then has too. Share only where no route gains a power by that.
   * tests/infra/rights.test.ts says which rights are powers.
   */
  readonly runsIn?: string;
  readonly tag: keyof typeof tagDescriptions;
  readonly summary: string;
  /** What a client cannot learn from the schema: limits and surprising answers. */
  readonly description?: string;
  /** Its refusals, besides those of every route: an invalid body, a missing token, too many calls, our own faults. */
  readonly refusals?: readonly ErrorCode[];
  readonly schemas: RouteSchemas;
  /** The throttle for all callers together: requests a second, and the burst after a quiet period. */
  readonly throttle: { readonly rate: number; readonly burst: number };
  /**
   * Logs each call: whose account, how it ended, and from which network (as a keyed hash). For every route that opens, closes or
   * changes an account.
   */
  readonly isSecurityEvent?: true;
  /**
   * How many calls from one address the firewall allows in five minutes, if fewer than for other routes. Enough for an office
   * behind one address, and so few that it takes a hundred addresses to use up `throttle` (tests/infra/one-address.test.ts).
   */
  readonly addressLimit?: number;
  /** Ten by default. */
  readonly timeoutSeconds?: number;
  /** Tells the operator who is affected when the function fails. */
  readonly whoIsAffected: string;
  /** The alarm that its function shares; the alarms of functions without one are in `function-alarm-rules.ts`. */
  readonly alarm?: string;
};

/**
 * One complete endpoint: its path, who may call it, its input and output. The function, its environment, throttle, alarm, the
 * OpenAPI document and the fuzzing are derived from it.
 *
 * Write it as plain data with `satisfies`, so that a Lambda's bundle drops everything else that its files declare.
 */
export type RouteDeclaration<Name extends RouteName> = DeclaredRoute &
  // The route as the contract declares it. One changed word cannot make it public, because its handler would not compile.
  (typeof routes)[Name] & {
    readonly name: Name;
    readonly schemas: (typeof schemas)[Name];
    /** `never`: whatever a handler of accounts takes for `caller.account`. */
    readonly handle: (deps: never) => Handler<Name, never>;
  };

/** The declaration as the edge, the stack and the tests read it. */
export type DeclaredRoute = RouteFacts & {
  /** Each handler has its own dependencies, which `EndpointOf` checks. A method, so that they may be narrower than any object. */
  handle(deps: object): Handle;
};

/** A declaration with the ports that its handler uses. The rights of its function follow from these. */
export type Endpoint = { readonly route: DeclaredRoute; readonly uses: Readonly<Record<string, Port>> };

/** Does not compile if a dependency lacks a port or has one of another type, or if the handler does not use a port. */
export type EndpointOf<Declared extends DeclaredRoute> = {
  readonly route: Declared;
  readonly uses: { readonly [Name in keyof DepsOf<Declared>]-?: Port<DepsOf<Declared>[Name]> };
};

type DepsOf<Declared extends DeclaredRoute> = Parameters<Declared['handle']>[0];
