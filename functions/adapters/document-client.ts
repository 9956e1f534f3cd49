import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientSettings } from './client-settings.ts';

// Each client is made in a file of its own: one file for all would put DynamoDB's client into login, which cost it 20 kB.

export const createDocumentClient = (): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings), { marshallOptions: { removeUndefinedValues: true } });
