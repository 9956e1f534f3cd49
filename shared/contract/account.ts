import type { AnswerOf, BodyOf } from './schemas/schemas.ts';

export type RegisterRequest = BodyOf<'register'>;
export type RegisterResponse = AnswerOf<'register'>;

type Profile = AnswerOf<'getMe'>;

/** What the token alone does not say is absent until the profile is loaded. */
type InProfileOnly = 'isConfirmed' | 'completedQuizzes';
export type User = Omit<Profile, InProfileOnly> & Partial<Pick<Profile, InProfileOnly>>;

/** What the browser reads from the token (the Cognito ID token; `userId` is added by the pre-token trigger). */
export type TokenClaims = {
  userId: string;
  email: string;
  exp?: number;
  /** When the person signed in, in seconds; the same in all tokens of one session. */
  auth_time?: number;
};
