// What the compiler promises about endpoints (see quiz-types.ts for how this file works).

import type * as ports from '#functions/ports.ts';
import type { declarations } from '#functions/routes.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { AnswerOf, BodyOf, QueryOf } from '#shared/contract/schemas/schemas.ts';

// Each dependency of a handler has its port, which gives what the handler takes; and no route names a port for nothing, which
// would be a right that it does not use. The error names the route and the dependency.

type Opened = { [Name in keyof typeof ports]: ReturnType<(typeof ports)[Name]['open']> };
type Declared = (typeof declarations)[RouteName];
type DepsOf<Route extends Declared> = Parameters<Route['handle']>[0];

/** What a port gives for the dependency of this name; `never` where there is no such port. */
type GivenFor<Each, Name> = Each extends Name
  ? Each extends keyof Opened
    ? Opened[Each]
    : never
  : Each extends Readonly<Record<Name & string, infer Port>>
    ? Port extends keyof Opened
      ? Opened[Port]
      : never
    : never;

/** The dependencies of a route whose port gives something else, by name. */
type Unfit<Route extends Declared> = {
  [Name in keyof DepsOf<Route>]-?: [GivenFor<Route['uses'][number], Name>] extends [never]
    ? Name
    : GivenFor<Route['uses'][number], Name> extends DepsOf<Route>[Name]
      ? never
      : Name;
}[keyof DepsOf<Route>];

/** What a route names and its handler does not take. */
type Needless<Route extends Declared> = Exclude<
  Route['uses'][number] extends infer Each ? (Each extends string ? Each : keyof Each) : never,
  keyof DepsOf<Route>
>;

type Wrong<Name extends RouteName> = Unfit<(typeof declarations)[Name]> | Needless<(typeof declarations)[Name]>;

export const wrongDependencies: {
  [Name in RouteName as [Wrong<Name>] extends [never] ? never : Name]: Wrong<Name>;
} = {};

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
