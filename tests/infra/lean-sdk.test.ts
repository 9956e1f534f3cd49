import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundleEntry } from '#infra/aws/functions/bundle-functions.ts';
import { temporaryDir } from '../support/temporary-dir.ts';

const program = `
  import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  import { SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs';
  import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
  export const useBoth = async (endpoint: string) => {
    const settings = { endpoint, region: 'eu-west-1', credentials: { accessKeyId: 'id', secretAccessKey: 'secret' }, maxAttempts: 1 };
    const table = DynamoDBDocumentClient.from(new DynamoDBClient(settings));
    const queue = new SQSClient(settings);
    const send = (MessageBody: string) => queue.send(new SendMessageCommand({ QueueUrl: endpoint + '/1/q', MessageBody }));
    const { Item } = await table.send(new GetCommand({ TableName: 't', Key: { userId: 'u' } }));
    const { MessageId } = await send('hello');
    const refusal = await send('spoilt on its way').catch(({ message }) => message);
    return { Item, MessageId, refusal };
  };`;

const md5Of = (text: string) => createHash('md5').update(text).digest('hex');

/** What DynamoDB and SQS answer: to each message with the hash of 'hello'. SQS's client refuses it where the body was another. */
const answerTo = ({ headers }: IncomingMessage) =>
  String(headers['x-amz-target']).startsWith('DynamoDB')
    ? { Item: { userId: { S: 'u' }, count: { N: '2' } } }
    : { MessageId: 'm', MD5OfMessageBody: md5Of('hello') };

test('the SDK’s clients sign, send, check and read the same without the code that Node never reaches', async () => {
  const dir = await temporaryDir();
  const path = join(import.meta.dirname, 'program.ts');
  const chunks = await bundleEntry({ path, text: program });
  for (const { fileName, code } of chunks) await writeFile(join(dir.path, fileName), code);
  const sizes = chunks.flatMap(({ modules }) => Object.entries(modules));
  const bytesOf = (file: RegExp) =>
    sizes.filter(([id]) => file.test(id)).map(([, { renderedLength }]) => renderedLength);
  for (const file of [/Sha256Js\.js$/, /Md5Js\.js$/, /lru-cache\.js$/, /client-\w+\/package\.json$/]) {
    expect(bytesOf(file).length, String(file)).toBeGreaterThan(0);
    expect(Math.max(...bytesOf(file)), String(file)).toBeLessThan(200);
  }
  const file = pathToFileURL(join(dir.path, 'index.mjs')).href;
  const { useBoth } = (await import(/* @vite-ignore */ file)) as { useBoth: (endpoint: string) => Promise<object> };
  const signatures: unknown[] = [];
  const server = createServer((request, response) => {
    signatures.push(request.headers.authorization);
    request.resume().on('end', () => response.end(JSON.stringify(answerTo(request))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const got = await useBoth(`http://127.0.0.1:${port}`);
  server.close();
  await dir.remove();
  expect(got).toEqual({ Item: { userId: 'u', count: 2 }, MessageId: 'm', refusal: 'InvalidChecksumError' });
  expect(signatures).toHaveLength(3);
  for (const one of signatures) expect(one).toMatch(/^AWS4-HMAC-SHA256 Credential=id\/.*Signature=[0-9a-f]{64}$/);
});
