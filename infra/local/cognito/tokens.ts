import { randomUUID } from 'node:crypto';
import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { signInPolicy } from '#infra/facts/sign-in-policy.ts';
import type { SigningIn } from './refresh-tokens.ts';
import type { SigningKey } from './signing-key.ts';
import type { User } from './users.ts';

/** The pre-token-generation trigger. Gets Cognito's event (version 1) and returns it with `response`. */
export type PreTokenTrigger = (event: PreTokenGenerationTriggerEvent) => Promise<PreTokenGenerationTriggerEvent>;

export type Pool = { poolId: string; clientId: string; issuer: string };

/** Signs the ID token, with the claims that the trigger adds. */
export const issueIdToken = async (
  pool: Pool,
  user: User,
  key: SigningKey,
  trigger: PreTokenTrigger,
  { originJti, beganAt }: SigningIn,
): Promise<string> => {
  const iat = Math.floor(Date.now() / 1000);
  const { response } = await trigger(triggerEvent(pool, user));
  const { email, given_name, family_name } = user.attributes;
  return key.sign({
    sub: user.id,
    email_verified: user.attributes.email_verified === 'true',
    iss: pool.issuer,
    'cognito:username': user.id,
    origin_jti: originJti,
    aud: pool.clientId,
    event_id: randomUUID(),
    token_use: 'id',
    // Of the signing-in, also in a token that a refresh gives.
    auth_time: Math.floor(beganAt / 1000),
    exp: iat + signInPolicy.idTokenHours * 3600,
    iat,
    jti: randomUUID(),
    given_name,
    family_name,
    email,
    ...response.claimsOverrideDetails?.claimsToAddOrOverride,
  });
};

const triggerEvent = ({ poolId, clientId }: Pool, user: User): PreTokenGenerationTriggerEvent => ({
  version: '1',
  triggerSource: 'TokenGeneration_Authentication',
  region: 'local',
  userPoolId: poolId,
  userName: user.id,
  callerContext: { awsSdkVersion: 'local', clientId },
  request: {
    userAttributes: { sub: user.id, 'cognito:user_status': user.status, ...user.attributes },
    groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [] },
  },
  response: { claimsOverrideDetails: null as never },
});
