// What the compiler promises about ids (see quiz-types.ts for how this file works).

import type { Caller } from '#functions/edge/outcome.ts';
import type { ResultDeps } from '#functions/results/ensure-result.ts';
import type { ClaimedSubmission } from '#functions/results/pipeline-state.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';

declare const deps: ResultDeps;
declare const submission: ClaimedSubmission;

export const stored = deps.findResult(submission.userId, submission.submissionId);
// @ts-expect-error a redelivered job would not find its result, and ask the model again
export const swapped = deps.findResult(submission.submissionId, submission.userId);

/** Text from outside passes: its shape is checked where it comes in. */
export const fromOutside: UserId = 'a text';
declare const userId: UserId;
// @ts-expect-error the id of a person is none of a submission
export const otherKind: SubmissionId = userId;

declare const caller: Caller;
// @ts-expect-error the session of somebody who is signed in is no walk through a quiz
export const walk: ResultJob['sessionId'] = caller.sessionId;
// @ts-expect-error an account is no session
export const session: Caller['sessionId'] = userId;
