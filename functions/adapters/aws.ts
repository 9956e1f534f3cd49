import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

// Region, credentials and endpoints come from the SDK's own environment variables: the same bundle runs in Lambda and
// against the local stand-ins. Clients are made by entries only, one of each that the function uses.

/**
 * A person waits behind every call, so a hanging connection is given up early and tried again: three tries take at most
 * six seconds of the functions' ten. Without `throwOnRequestTimeout` the SDK would only print a warning.
 */
const patience = { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true };
const settings = { requestHandler: patience, maxAttempts: 3 };

export const createDocumentClient = (): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(settings), { marshallOptions: { removeUndefinedValues: true } });

export const createQueueClient = (): SQSClient => new SQSClient(settings);

export const createIdentityClient = (): CognitoIdentityProviderClient => new CognitoIdentityProviderClient(settings);
