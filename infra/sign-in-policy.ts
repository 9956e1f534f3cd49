import { minPasswordLength } from '#shared/contract/account.ts';

/** What the user pool promises, in one place: the CDK stack and the local system both build from it. */
export const signInPolicy = {
  minPasswordLength,
  /** The longest that Cognito allows: the browser holds no refresh token, so this is how long a session lives. */
  idTokenHours: 24,
} as const;
