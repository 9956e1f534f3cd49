import { lifetimes } from '#shared/contract/lifetimes.ts';
import { minPasswordLength } from '#shared/quiz/input/answer-lengths.ts';

/** The rules of the user pool. The CDK stack and the local system both use them. */
export const signInPolicy = {
  minPasswordLength,
  /** The browser renews it by the session's cookie. Cognito's minimum is five minutes. */
  idTokenHours: 1,
  /** As long as our longest session. It never leaves the server. */
  refreshTokenDays: lifetimes.rememberedSessionDays,
} as const;
