import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import * as dynamodb from '@aws-sdk/client-dynamodb';
import * as ses from '@aws-sdk/client-sesv2';
import * as sqs from '@aws-sdk/client-sqs';
import type { OutputChunk } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { bundleEntry } from '#infra/aws/functions/bundle-functions.ts';
import { temporaryDir } from '../support/temporary-dir.ts';

const program = `
  import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
  import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
  import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
  import { SQSClient, ListQueuesCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
  import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
  export { AdminGetUserCommand, CognitoIdentityProviderClient, DynamoDBClient, GetItemCommand, GetAccountCommand, SESv2Client, SQSClient, ListQueuesCommand };
  export const useAll = async (endpoint: string) => {
    const settings = { endpoint, region: 'eu-west-1', credentials: { accessKeyId: 'id', secretAccessKey: 'secret' }, maxAttempts: 1 };
    const table = DynamoDBDocumentClient.from(new DynamoDBClient(settings));
    const queue = new SQSClient(settings);
    const send = (MessageBody: string) => queue.send(new SendMessageCommand({ QueueUrl: endpoint + '/1/q', MessageBody }));
    const { Item } = await table.send(new GetCommand({ TableName: 't', Key: { userId: 'u' } }));
    const { MessageId } = await send('hello');
    const refusal = await send('spoilt on its way').catch(({ message }) => message);
    const users = new CognitoIdentityProviderClient(settings);
    const { UserCreateDate } = await users.send(new AdminGetUserCommand({ UserPoolId: 'pool_1', Username: 'u' }));
    return { Item, MessageId, refusal, UserCreateDate };
  };`;

type Clients = Pick<typeof cognito, 'AdminGetUserCommand' | 'CognitoIdentityProviderClient'> &
  Pick<typeof dynamodb, 'DynamoDBClient' | 'GetItemCommand'> &
  Pick<typeof ses, 'GetAccountCommand' | 'SESv2Client'> &
  Pick<typeof sqs, 'ListQueuesCommand' | 'SQSClient'>;

let chunks: OutputChunk[];
let bundled: Clients & { useAll: (endpoint: string) => Promise<object> };
beforeAll(async () => {
  const dir = await temporaryDir();
  chunks = await bundleEntry({ path: join(import.meta.dirname, 'program.ts'), text: program });
  for (const { fileName, code } of chunks) await writeFile(join(dir.path, fileName), code);
  bundled = await import(/* @vite-ignore */ pathToFileURL(join(dir.path, 'index.mjs')).href);
  await dir.remove();
});

test('what a Lambda never runs is not in its bundle', () => {
  const sizes = new Map(
    chunks.flatMap(({ modules }) => Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
  );
  const replaced = [
    /Sha256Js\.js$/,
    /Md5Js\.js$/,
    /client-\w+\/package\.json$/,
    /endpointResolver\.js$/,
    /resolveDefaultsModeConfig\.js$/,
    /getInstanceMetadataRegion\.js$/,
    /HeaderFormatter\.js$/,
    /JsonBytesStringAdapter\.js$/,
    /loggerMiddleware\.js$/,
    /serde\/date-utils\.js$/,
    /user-agent-middleware\.js$/,
    /middleware-endpoint-discovery\/dist-es\/index\.js$/,
  ];
  for (const file of replaced) {
    const found = [...sizes].filter(([id]) => file.test(id)).map(([, size]) => Number(size));
    expect(found.length, String(file)).toBeGreaterThan(0);
    expect(Math.max(...found), String(file)).toBeLessThan(500);
  }
  expect([...sizes.keys()].filter((id) => /partitions\.js$|endpoint\/bdd\.js$|lru-cache/.test(id))).toEqual([]);
});

const md5Of = (text: string) => createHash('md5').update(text).digest('hex');

/** What the services answer. SQS answers each message with the hash of 'hello', and its client refuses that of another body. */
const answerTo = ({ headers }: IncomingMessage) => {
  const target = String(headers['x-amz-target']);
  if (target.startsWith('DynamoDB')) return { Item: { userId: { S: 'u' }, count: { N: '2' } } };
  if (target.startsWith('AmazonSQS')) return { MessageId: 'm', MD5OfMessageBody: md5Of('hello') };
  return { Username: 'u', UserCreateDate: 1_700_000_000.123 };
};

test('the SDK’s clients sign, send, check and read the same without the code that Node never reaches', async () => {
  const seen: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    request.resume().on('end', () => response.end(JSON.stringify(answerTo(request))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const got = await bundled.useAll(`http://127.0.0.1:${port}`);
  server.close();
  expect(got).toEqual({
    ...{ Item: { userId: 'u', count: 2 }, MessageId: 'm', refusal: 'InvalidChecksumError' },
    UserCreateDate: new Date(1_700_000_000_123),
  });
  expect(seen).toHaveLength(4);
  for (const headers of seen) {
    expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=id\/.*Signature=[0-9a-f]{64}$/);
    expect(headers['user-agent']).toBe('aws-sdk-js');
  }
});

/** The address of one call of each service. */
const addressesOf = async (clients: Clients, region: string): Promise<string[]> => {
  const asked: string[] = [];
  const settings = {
    region,
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    maxAttempts: 1,
    requestHandler: {
      handle: ({ protocol, hostname, path }: { protocol: string; hostname: string; path: string }) => {
        asked.push(`${protocol}//${hostname}${path}`);
        return Promise.reject(new Error('seen'));
      },
    } as never,
  };
  const user = { UserPoolId: 'pool_1', Username: 'u' };
  const item = { TableName: 't', Key: { userId: { S: 'u' } } };
  const calls = [
    new clients.CognitoIdentityProviderClient(settings).send(new clients.AdminGetUserCommand(user)),
    new clients.DynamoDBClient(settings).send(new clients.GetItemCommand(item)),
    new clients.SESv2Client(settings).send(new clients.GetAccountCommand({})),
    new clients.SQSClient(settings).send(new clients.ListQueuesCommand({})),
  ];
  await Promise.allSettled(calls);
  return asked.toSorted();
};

test.each(['eu-west-1', 'us-east-1', 'ap-southeast-2', 'cn-north-1'])(
  'the clients in a bundle call the endpoints of %s that those of the SDK call',
  async (region) => {
    const addresses = await addressesOf(bundled, region);
    expect(addresses).toHaveLength(4);
    expect(addresses).toEqual(await addressesOf({ ...cognito, ...dynamodb, ...ses, ...sqs }, region));
  },
);
