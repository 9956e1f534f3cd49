import type { PreTokenGenerationTriggerHandler } from 'aws-lambda';
import type { WorkerDeclaration } from '#functions/edge/rights.ts';

/** Adds the claim `userId`. Cognito calls this before it signs an ID token; browser and API read the claim. */
export const addUserId: PreTokenGenerationTriggerHandler = async (event) => {
  const { sub } = event.request.userAttributes;
  if (!sub) throw new Error('Cognito asked for a token for a user without the attribute `sub`.');
  event.response = { claimsOverrideDetails: { claimsToAddOrOverride: { userId: sub } } };
  return event;
};

export const preTokenGenerationWorker = {
  description: 'Adds the claim userId to ID tokens',
  memoryMb: 256,
  // Cognito's timeout for triggers is five seconds.
  timeoutSeconds: 5,
  whoIsAffected: 'Nobody can sign in or make an account.',
} as const satisfies WorkerDeclaration;
