/**
 * A Cognito user pool with one client: an administrator makes accounts, the server signs people in by password, the pool
 * signs ID tokens with its own key after the pre-token-generation trigger has added claims, verifiers get the key set,
 * and repeated failures lock an account for a while.
 *
 * Not imitated: access tokens (the product uses none), revoking a refresh token, self sign-up, codes, multi-factor sign-in, SRP,
 * groups, request quotas, password rules other than the length.
 */

import { cognitoOperations } from '#infra/local/cognito/operations.ts';
import type { Pool, PreTokenTrigger } from '#infra/local/cognito/tokens.ts';
import {
  openRefreshTokens,
  openSigningKey,
  refreshTokensSchema,
  signingKeySchema,
} from '#infra/local/cognito/tokens.ts';
import { openUsers, usersSchema } from '#infra/local/cognito/users.ts';
import { awsJson } from '#infra/local/wire/aws-protocols.ts';
import { openDatabase } from '#infra/local/wire/database.ts';
import type { Faults } from '#infra/local/wire/faults.ts';
import { type Answer, json } from '#infra/local/wire/messages.ts';

export type Cognito = {
  answer: Answer;
  /** The key set, which Cognito serves to everybody: verifiers fetch it without credentials. */
  keySet: Answer;
  stop(): void;
};

export const keySetPath = (poolId: string): string => `/${poolId}/.well-known/jwks.json`;

export const startCognito = (dataDir: string, pool: Pool, trigger: PreTokenTrigger, faults: Faults): Cognito => {
  const database = openDatabase(dataDir, 'sign-in', usersSchema + refreshTokensSchema + signingKeySchema);
  const key = openSigningKey(database);
  const users = openUsers(database);
  const refreshTokens = openRefreshTokens(database);
  return {
    answer: awsJson('cognito', '1.1', cognitoOperations({ pool, users, refreshTokens, key, trigger }), faults),
    keySet: () => json(200, key.jwks),
    stop: () => database.close(),
  };
};
