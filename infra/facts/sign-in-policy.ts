import { minPasswordLength } from '#shared/quiz/answer-lengths.ts';

/** The rules of the user pool. The CDK stack and the local system both use them. */
export const signInPolicy = {
  minPasswordLength,
  /** The longest that Cognito allows. A person may come back in the evening, and nothing renews the token. */
  idTokenHours: 24,
} as const;
