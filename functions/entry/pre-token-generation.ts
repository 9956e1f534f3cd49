import type { PreTokenGenerationTriggerHandler } from 'aws-lambda';

/** Adds the claim `userId`. Cognito calls this before it signs an ID token; browser and API read the claim. */
export const handler: PreTokenGenerationTriggerHandler = async (event) => {
  const { sub } = event.request.userAttributes;
  if (!sub) throw new Error('Cognito asked for a token for a user without the attribute `sub`.');
  event.response = { claimsOverrideDetails: { claimsToAddOrOverride: { userId: sub } } };
  return event;
};
