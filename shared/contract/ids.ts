/**
 * Each id has a type of its own, so that two kinds cannot be swapped: a `UserId` is no `SubmissionId`. A plain string is still
 * accepted as any of them, because ids arrive as text in tokens, messages and tables, where their shape is checked.
 */
type Id<Kind extends string> = string & { readonly ofKind?: Kind };

/** Cognito's `sub`, or the id that replaced it. */
export type UserId = Id<'user'>;
/** A ULID: it says when the submission was accepted. */
export type SubmissionId = Id<'submission'>;
/** Of one quiz run: the idempotency key of its submission. Not the session of a signed-in user. */
export type SessionId = Id<'session'>;
/** Of one signed-in session in one browser: Cognito's `origin_jti`. */
export type SignInId = Id<'sign-in'>;
