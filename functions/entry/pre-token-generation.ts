import type { PreTokenGenerationTriggerHandler } from 'aws-lambda';

/** Cognito calls this before it signs an ID token. The browser and the API read `userId` from it. */
export const handler: PreTokenGenerationTriggerHandler = async (event) => {
  const { sub } = event.request.userAttributes;
  if (!sub) throw new Error('Cognito asked for a token of a user without an id.');
  event.response = { claimsOverrideDetails: { claimsToAddOrOverride: { userId: sub } } };
  return event;
};
