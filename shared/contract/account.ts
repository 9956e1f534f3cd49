import type { AnswerOf, BodyOf } from './schemas.ts';

export type RegisterRequest = BodyOf<'register'>;
export type RegisterResponse = AnswerOf<'register'>;

export type User = AnswerOf<'getMe'>;

/** What the browser reads from the token (the Cognito ID token; `userId` is added by the pre-token trigger). */
export type TokenClaims = {
  userId: string;
  email: string;
  exp?: number;
  /** When the person signed in, in seconds; the same in all tokens of one session. */
  auth_time?: number;
};
