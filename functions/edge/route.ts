import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Route } from '#shared/contract/route.ts';
import type { RouteSchemas } from '#shared/contract/route-schemas.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { schemas } from '#shared/contract/schemas.ts';
import type { Handler } from './outcome.ts';

/** The chapters of the API's description. */
export const tagDescriptions = {
  Accounts: 'Making an account, logging in, the profile.',
  Submissions: 'Answers that were handed in.',
  Results: 'What came of them.',
  FHIR: 'Questionnaires and codes for the software of a clinic, as FHIR R4.',
  Links: 'Results for a doctor, encrypted in the browser, as SMART Health Links (HL7, STU 1).',
  Handoffs: 'An unfinished quiz on its way to another device, encrypted in the browser.',
};

/** All that an endpoint is, but what runs. */
export type RouteFacts = Route & {
  /** The name of its operation in the OpenAPI document, and of its function where it has one for itself. */
  readonly name: RouteName;
  /**
   * The function that it shares with others, whose rights it then has: to be shared only where nobody gains a power by it. A test
   * says which rights are powers (tests/infra/rights.test.ts).
   */
  readonly runsIn?: string;
  readonly tag: keyof typeof tagDescriptions;
  readonly summary: string;
  /** What a client does not expect that knows the specification alone: limits, and answers that may surprise. */
  readonly description?: string;
  /** How it can refuse, beside what each route does: a wrong body, a missing token, too many calls, our own faults. */
  readonly refusals: readonly ErrorCode[];
  readonly schemas: RouteSchemas;
  /** How often all callers together may call it: requests a second, and how many more at once after a quiet time. */
  readonly throttle: { readonly rate: number; readonly burst: number };
  /** Ten, unless it has more to do. */
  readonly timeoutSeconds?: number;
  /** For the operator, when the function fails. */
  readonly whoIsAffected: string;
};

/**
 * One endpoint, whole: its address, who may call it, what goes in and out, what it may use. The function, its rights and
 * environment, throttle, alarm, the OpenAPI document and the fuzzing follow from it; `npm run routes` enters it in the
 * tables that the browser and the compiler read.
 *
 * To be written with `satisfies`, as plain data: a Lambda then leaves out what else its files declare.
 */
export type RouteDeclaration<Name extends RouteName> = RouteFacts & {
  readonly name: Name;
  readonly schemas: (typeof schemas)[Name];
  /**
   * What the handler depends on, by the names of `functions/ports.ts`; `{ list: 'listSubmissions' }` where the handler has
   * another name for it. tests/types/route-types.ts does not compile when one is missing, does not fit, or is named for nothing.
   */
  readonly uses: readonly (string | Readonly<Record<string, string>>)[];
  // biome-ignore lint/suspicious/noExplicitAny: each handler has dependencies of its own, and knows what `caller.account` is.
  readonly handle: (deps: any) => Handler<Name, any>;
};

/** As the edge, the stack and the tests read it. */
export type DeclaredRoute = RouteFacts & {
  readonly uses: readonly (string | Readonly<Record<string, string>>)[];
  // biome-ignore lint/suspicious/noExplicitAny: its dependencies are checked in tests/types/route-types.ts.
  readonly handle: (deps: any) => unknown;
};

/** Each dependency of the handler, and the name of its port. */
export const portsOf = ({ uses }: Pick<DeclaredRoute, 'uses'>): Readonly<Record<string, string>> =>
  Object.assign({}, ...uses.map((use) => (typeof use === 'string' ? { [use]: use } : use)));
