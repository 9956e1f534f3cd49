import type { IncomingMessage, ServerResponse } from 'node:http';
import { foreignCaller } from './foreign-caller.ts';
import { type Answer, json, type LocalRequest, type LocalResponse } from './messages.ts';

/** Answers one request by the longest mounted prefix of its path. Prints every error and answers it with 500. */
export const respond = async (mounts: Map<string, Answer>, incoming: IncomingMessage, outgoing: ServerResponse) => {
  try {
    const url = addressOf(incoming);
    if (!url) return send(outgoing, json(400, { message: 'This is no address.', code: 'not-found' }), false);
    const prefix = longestPrefix(mounts, url.pathname);
    const answer = mounts.get(prefix) ?? stillStarting;
    const response = await answer(await readRequest(incoming, outgoing, url, prefix));
    send(outgoing, response, incoming.method === 'HEAD');
  } catch (error) {
    if (outgoing.destroyed) return; // the client has closed the connection
    console.error('The local system could not answer a request:', error);
    if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' });
    outgoing.end('{"message":"Internal Server Error"}');
  }
};

/** Answers a call that another site made, and says whether it was one. */
export const refuseForeign = (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
  const message = foreignCaller(incoming);
  if (message !== null) send(outgoing, json(403, { message, code: 'not-allowed' }), incoming.method === 'HEAD');
  return message !== null;
};

export const isMounted = (mounts: Map<string, Answer>, incoming: IncomingMessage): boolean =>
  longestPrefix(mounts, addressOf(incoming)?.pathname ?? '') !== '';

/** The address asked for, null when it is none. A path is not resolved as a reference: `//` is a path, not a host. */
const addressOf = ({ url = '/' }: IncomingMessage): URL | null =>
  URL.parse(url.startsWith('/') ? `http://localhost${url}` : url);

const stillStarting: Answer = () => json(503, { message: 'Still starting.', code: 'unavailable' });

const send = (outgoing: ServerResponse, { status, headers, body = '' }: LocalResponse, isHead: boolean) => {
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  outgoing.end(isHead ? undefined : body);
};

const longestPrefix = (mounts: Map<string, Answer>, path: string) =>
  [...mounts.keys()]
    .filter((prefix) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`))
    .reduce((longest, prefix) => (prefix.length > longest.length ? prefix : longest), '');

const readRequest = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
  prefix: string,
): Promise<LocalRequest> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const gone = new AbortController();
  // Not after an answer: nobody waits any more, and each abort makes an error with its stack.
  outgoing.once('close', () => outgoing.writableFinished || gone.abort());
  return {
    method: incoming.method ?? 'GET',
    path: prefix === '/' ? url.pathname : url.pathname.slice(prefix.length) || '/',
    query: url.searchParams,
    headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
    sourceIp: incoming.socket.remoteAddress ?? '',
    signal: gone.signal,
  };
};
