// What the compiler promises about endpoints and ids (see quiz-types.ts for how this file works).

import { loginRoute } from '#functions/accounts/sign-in/login.ts';
import type { Caller } from '#functions/edge/outcome.ts';
import type { EndpointOf } from '#functions/edge/route.ts';
import { login } from '#functions/endpoints/sign-in-endpoints.ts';
import { log, now } from '#functions/ports/base-ports.ts';
import type { ResultDeps } from '#functions/results/ensure-result.ts';
import type { ClaimedSubmission } from '#functions/results/pipeline-state.ts';
import { asUserId, type RunId, type SignInId, type SubmissionId, type UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { AnswerOf, BodyOf, QueryOf, SentQueryOf } from '#shared/contract/schemas/schemas.ts';

// Each dependency of a handler has a port that gives what it takes, and no port is named for nothing: that would be a right that
// the function does not use.

type LogsIn = EndpointOf<typeof loginRoute>;

export const complete = { route: loginRoute, uses: login.uses } satisfies LogsIn;
const { tellOwner: _, ...withoutOne } = login.uses;
// @ts-expect-error `tellOwner` has no port
export const missing = { route: loginRoute, uses: withoutOne } satisfies LogsIn;
// @ts-expect-error a port that gives something else
export const unfit = { route: loginRoute, uses: { ...login.uses, tellOwner: now } } satisfies LogsIn;
// @ts-expect-error the handler does not use it
export const needless = { route: loginRoute, uses: { ...login.uses, log } } satisfies LogsIn;

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
export const runIdOfText: RunId = 'a text';
// @ts-expect-error text becomes an id where it is parsed
export const signInIdOfText: SignInId = 'a text';
/** An id is text wherever text is asked for. */
export const text: string = asUserId('a text');

declare const userId: UserId;
// @ts-expect-error the id of a person is none of a submission
export const otherKind: SubmissionId = userId;

declare const caller: Caller;
// @ts-expect-error the session of a logged-in user is not a quiz run
export const walk: ResultJob['runId'] = caller.signInId;
// @ts-expect-error an account is no session
export const session: Caller['signInId'] = userId;

// The schemas parse text into ids: a handler gets an id, a caller sends text, and no answer has another id in its place.

export const asked: QueryOf<'getResult'>['submissionId'] = submission.submissionId;
// @ts-expect-error the schema has made an id of it
export const unparsed: QueryOf<'getResult'> = { submissionId: 'an id' };
// @ts-expect-error the user's id in the place of the submission's
export const wrongAnswer: AnswerOf<'createSubmission'> = { submissionId: userId, _id: userId };
