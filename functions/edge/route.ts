import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Route, RouteSchemas } from '#shared/contract/route.ts';
import type { RouteName, routes } from '#shared/contract/routes.ts';
import type { schemas } from '#shared/contract/schemas/schemas.ts';
import type { Handler } from './outcome.ts';

/** The chapters of the API's description. */
export const tagDescriptions = {
  Accounts: 'Making an account, logging in, the profile.',
  Submissions: 'Answers that were handed in.',
  Results: 'What came of them.',
  FHIR: 'Questionnaires and codes for the software of a clinic, as FHIR R4.',
  Links: 'Results for a doctor, encrypted in the browser, as SMART Health Links (HL7, STU 1).',
  Crashes: 'What broke on a page in a browser, without anything about the person.',
  Handoffs: 'An unfinished quiz on its way to another device, encrypted in the browser.',
};

/** An endpoint without its logic. */
export type RouteFacts = Route & {
  /** The name of its operation in the OpenAPI document, and of its function if it has one to itself. */
  readonly name: RouteName;
  /**
   * The function that it shares with other routes, whose rights it then has. Share only where no route gains a power by it;
   * tests/infra/rights.test.ts says which rights are powers.
   */
  readonly runsIn?: string;
  readonly tag: keyof typeof tagDescriptions;
  readonly summary: string;
  /** What a client cannot expect from the schema: limits and surprising answers. */
  readonly description?: string;
  /** Its refusals, besides those of every route: an invalid body, a missing token, too many calls, our own faults. */
  readonly refusals?: readonly ErrorCode[];
  readonly schemas: RouteSchemas;
  /** The throttle for all callers together: requests a second, and the burst after a quiet time. */
  readonly throttle: { readonly rate: number; readonly burst: number };
  /**
   * Each call is a line in the log: whose account, how it ended, from which network (as a keyed hash). For whatever opens, closes or
   * changes an account.
   */
  readonly isSecurityEvent?: true;
  /**
   * How many calls of one address the firewall lets through in five minutes, if fewer than of any route. Enough for an office
   * behind one address, and so few that a hundred addresses are needed to use up `throttle` (tests/infra/one-address.test.ts).
   */
  readonly addressLimit?: number;
  /** Ten by default. */
  readonly timeoutSeconds?: number;
  /** For the operator, when the function fails. */
  readonly whoIsAffected: string;
};

/**
 * One complete endpoint: its path, who may call it, its input and output, and what it may use. The function, its rights and
 * environment, throttle, alarm, the OpenAPI document and the fuzzing are derived from it; `npm run routes` adds it to the
 * tables that the browser and the compiler read.
 *
 * Write it as plain data with `satisfies`, so that a Lambda's bundle drops what else its files declare.
 */
export type RouteDeclaration<Name extends RouteName> = DeclaredRoute & {
  readonly name: Name;
  /** As in the table that `npm run routes` writes. So a route cannot become public by one word: its handler would not compile. */
  readonly auth: (typeof routes)[Name]['auth'];
  readonly schemas: (typeof schemas)[Name];
  // biome-ignore lint/suspicious/noExplicitAny: each handler has dependencies of its own, and knows what `caller.account` is.
  readonly handle: (deps: any) => Handler<Name, any>;
};

/** The declaration as the edge, the stack and the tests read it. */
export type DeclaredRoute = RouteFacts & {
  /**
   * The handler's dependencies, by their names in `functions/ports.ts`; `{ list: 'listSubmissions' }` if the handler uses
   * another name. tests/types/route-types.ts does not compile if one is missing, has the wrong type or is unused.
   */
  readonly uses: readonly (string | Readonly<Record<string, string>>)[];
  // biome-ignore lint/suspicious/noExplicitAny: its dependencies are checked in tests/types/route-types.ts.
  readonly handle: (deps: any) => unknown;
};

/** Each dependency of the handler, and the name of its port. */
export const portsOf = ({ uses }: Pick<DeclaredRoute, 'uses'>): Readonly<Record<string, string>> =>
  Object.assign({}, ...uses.map((use) => (typeof use === 'string' ? { [use]: use } : use)));
