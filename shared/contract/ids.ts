/**
 * Ids as types of their own, so that two of them cannot be swapped: a `UserId` is no `SubmissionId`. A plain string passes as any of
 * them, because ids come in as text from tokens, queues and tables, where their shape is checked.
 */
type Id<Kind extends string> = string & { readonly ofKind?: Kind };

/** Cognito's `sub`, or the id that replaced it. */
export type UserId = Id<'user'>;
/** A ULID: it says when the submission was accepted. */
export type SubmissionId = Id<'submission'>;
/** Of one walk through a quiz: the submission's idempotency key. Not the session of somebody who is signed in. */
export type SessionId = Id<'session'>;
/** Of the time in which a person is signed in in one browser: Cognito's `origin_jti`. */
export type SignInId = Id<'sign-in'>;
