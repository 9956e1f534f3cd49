// What the compiler promises about endpoints and ids (see quiz-types.ts for how this file works).

import type { Caller } from '#functions/edge/outcome.ts';
import type * as ports from '#functions/ports.ts';
import type { ResultDeps } from '#functions/results/ensure-result.ts';
import type { ClaimedSubmission } from '#functions/results/pipeline-state.ts';
import type { declarations } from '#functions/routes.ts';
import { asUserId, type SessionId, type SignInId, type SubmissionId, type UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { AnswerOf, BodyOf, QueryOf, SentQueryOf } from '#shared/contract/schemas/schemas.ts';

// Each dependency of a handler has its port, which gives what the handler takes; and no route names a port for nothing, which
// would be a right that it does not use. The error names the route and the dependency.

type Opened = { [Name in keyof typeof ports]: ReturnType<(typeof ports)[Name]['open']> };
type Declared = (typeof declarations)[RouteName];
type DepsOf<Route extends Declared> = Parameters<Route['handle']>[0];

/** The port's value for the dependency of this name; `never` without such a port. */
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

/** Dependencies that a route names and its handler does not use. */
type Needless<Route extends Declared> = Exclude<
  Route['uses'][number] extends infer Each ? (Each extends string ? Each : keyof Each) : never,
  keyof DepsOf<Route>
>;

type Wrong<Name extends RouteName> = Unfit<(typeof declarations)[Name]> | Needless<(typeof declarations)[Name]>;

export const wrongDependencies: {
  [Name in RouteName as [Wrong<Name>] extends [never] ? never : Name]: Wrong<Name>;
} = {};

// The types of a route's body, query and answer are those of its own schemas.

export const query: SentQueryOf<'getResult'> = { submissionId: 'an id' };
// @ts-expect-error no query of this route has this name
export const otherQuery: SentQueryOf<'getResult'> = { id: 'an id' };
export const noBody: BodyOf<'getMe'> = null;
// @ts-expect-error a password is missing
export const halfABody: BodyOf<'login'> = { email: 'ada@example.com' };
export const email = (profile: AnswerOf<'getMe'>): string => profile.email;
// @ts-expect-error the answer of another route
export const token = (profile: AnswerOf<'getMe'>): string => profile.token;

declare const deps: ResultDeps;
declare const submission: ClaimedSubmission;

export const stored = deps.findResult(submission.userId, submission.submissionId);
// @ts-expect-error a redelivered job would not find its result, and ask the model again
export const swapped = deps.findResult(submission.submissionId, submission.userId);

// Text is no id, and an id of one kind is none of another.

// @ts-expect-error text becomes an id where it is parsed
export const userIdOfText: UserId = 'a text';
// @ts-expect-error text becomes an id where it is parsed
export const submissionIdOfText: SubmissionId = 'a text';
// @ts-expect-error text becomes an id where it is parsed
export const sessionIdOfText: SessionId = 'a text';
// @ts-expect-error text becomes an id where it is parsed
export const signInIdOfText: SignInId = 'a text';
/** An id is text wherever text is asked for. */
export const text: string = asUserId('a text');

declare const userId: UserId;
// @ts-expect-error the id of a person is none of a submission
export const otherKind: SubmissionId = userId;

declare const caller: Caller;
// @ts-expect-error the session of a logged-in user is not a quiz run
export const walk: ResultJob['sessionId'] = caller.sessionId;
// @ts-expect-error an account is no session
export const session: Caller['sessionId'] = userId;

// The schemas parse text into ids: a handler gets an id, a caller sends text, and no answer has another id in its place.

export const asked: QueryOf<'getResult'>['submissionId'] = submission.submissionId;
// @ts-expect-error the schema has made an id of it
export const unparsed: QueryOf<'getResult'> = { submissionId: 'an id' };
// @ts-expect-error the user's id in the place of the submission's
export const wrongAnswer: AnswerOf<'createSubmission'> = { submissionId: userId, _id: userId };
