import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, json, type LocalRequest, type LocalResponse } from './messages.ts';

/** Answers one request by the longest mounted prefix of its path. Prints every error and answers it with 500. */
export const respond = async (mounts: Map<string, Answer>, incoming: IncomingMessage, outgoing: ServerResponse) => {
  try {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const prefix = longestPrefix(mounts, url.pathname);
    const answer = isForeignHost(incoming, prefix) ? refuseForeignHost : (mounts.get(prefix) ?? stillStarting);
    const response = await answer(await readRequest(incoming, outgoing, url, prefix));
    send(outgoing, response, incoming.method === 'HEAD');
  } catch (error) {
    if (outgoing.destroyed) return; // the client has closed the connection
    console.error('The local system could not answer a request:', error);
    if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' });
    outgoing.end('{"message":"Internal Server Error"}');
  }
};

const stillStarting: Answer = () => json(503, { message: 'Still starting.', code: 'unavailable' });

/**
 * A page on the web can point its own host name at this machine and then read this server's answers. The request still
 * has that host name, so pages that show mails and tables answer to this machine's names only.
 */
const isForeignHost = ({ headers }: IncomingMessage, prefix: string): boolean =>
  prefix.startsWith('/_local') && !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '');
const refuseForeignHost: Answer = () => json(403, { message: 'Open this page as localhost.', code: 'not-allowed' });

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
  outgoing.once('close', () => gone.abort());
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
