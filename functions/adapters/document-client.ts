import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientSettings } from './client-settings.ts';

// Each client has its own file. With one file for all, login would carry DynamoDB's client too: 20 kB more.

export const createDocumentClient = (settings = clientSettings): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(settings), { marshallOptions: { removeUndefinedValues: true } });
