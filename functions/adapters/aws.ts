import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

// Region, credentials and endpoints come from the SDK's own environment variables: the same bundle runs in Lambda and
// against the local stand-ins. Clients are made by entries only, one of each that the function uses.

/**
 * A person waits behind every call, so a hanging connection is given up early and tried again: three tries take at most
 * six seconds of the functions' ten. Without `throwOnRequestTimeout` the SDK would only print a warning.
 */
const patience = { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true };
export const clientSettings = { requestHandler: patience, maxAttempts: 3 };

export const createDocumentClient = (): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings), { marshallOptions: { removeUndefinedValues: true } });

/** Cognito calls our token trigger inside its answer, which may have to start first. */
export const createIdentityClient = (): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({ requestHandler: { ...patience, requestTimeout: 4000 }, maxAttempts: 2 });
