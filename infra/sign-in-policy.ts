import { minPasswordLength } from '#shared/contract/account.ts';

/** What the user pool promises, in one place: the CDK stack and the local system both build from it. */
export const signInPolicy = {
  minPasswordLength,
  /** The longest Cognito allows. A person waits minutes for a result and may come back in the evening; nothing renews it. */
  idTokenHours: 24,
} as const;
