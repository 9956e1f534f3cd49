import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };
export type ServiceAnswer = (response: ServerResponse, request: Seen) => void;

/** An AWS service for the SDK's clients of this test. It gives these answers in turn, and the last one from then on. */
export const answeringService = async (...answers: [ServiceAnswer, ...ServiceAnswer[]]) => {
  const seen: Seen[] = [];
  const server = createServer(async (incoming, response) => {
    const { method, url, headers } = incoming;
    const request = { method, url, headers, body: await text(incoming) };
    seen.push(request);
    const [last] = answers.slice(-1);
    (answers[seen.length - 1] ?? last)?.(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    vi.unstubAllEnvs();
  });
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wJalrXUtnFEMI/K7MDENG');
  return seen;
};

export const answer =
  (status: number, body: object | string = {}, headers: Record<string, string> = {}): ServiceAnswer =>
  (response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
