import type { $brand } from 'zod/mini';

// Each id has a type of its own, so that two kinds cannot be swapped, and no other text passes as an id. Text becomes an id only
// where it comes in: by a schema (`.brand<'user'>()`, as in schemas/id-schemas.ts), or by a function below where no schema reads it.

/** Cognito's `sub`, or the id that replaced it. */
export type UserId = string & $brand<'user'>;
/** A ULID: it says when the submission was accepted. */
export type SubmissionId = string & $brand<'submission'>;
/** Of one quiz run: the idempotency key of its submission. In the body of a request it is `sessionId`. */
export type RunId = string & $brand<'run'>;
/** Of one signed-in session in one browser: Cognito's `origin_jti`. */
export type SignInId = string & $brand<'sign-in'>;

export const asUserId = (text: string) => text as UserId;
export const asSubmissionId = (text: string) => text as SubmissionId;
export const asRunId = (text: string) => text as RunId;
export const asSignInId = (text: string) => text as SignInId;
