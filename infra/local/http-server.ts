import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalRequest = {
  method: string;
  /** Without the prefix under which the answerer was mounted, and without the query. */
  path: string;
  query: URLSearchParams;
  /** Names in lower case; a repeated header is joined with commas, as API Gateway joins it. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  sourceIp: string;
  /** Aborted when the client goes away before it has its answer. */
  signal: AbortSignal;
};

export type LocalResponse = {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
};

export type Answer = (request: LocalRequest) => LocalResponse | Promise<LocalResponse>;

export type LocalServer = {
  port: number;
  /** As the stand-ins' clients in this process reach it. */
  origin: string;
  /** The longest mounted prefix of the path answers. */
  mount(prefix: string, answer: Answer): void;
  stop(): Promise<void>;
};

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): LocalResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** One server for the site, the API and every stand-in, on this machine only. Throws EADDRINUSE when the port is taken. */
export const listen = async (port: number): Promise<LocalServer> => {
  const mounts = new Map<string, Answer>();
  const server = createServer((incoming, outgoing) => void respond(mounts, incoming, outgoing));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    origin: `http://127.0.0.1:${bound}`,
    mount: (prefix, answer) => void mounts.set(prefix, answer),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

const respond = async (mounts: Map<string, Answer>, incoming: IncomingMessage, outgoing: ServerResponse) => {
  try {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const prefix = longestPrefix(mounts, url.pathname);
    const answer = mounts.get(prefix) ?? (() => json(503, { message: 'Still starting.', code: 'unavailable' }));
    const response = await answer(await readRequest(incoming, outgoing, url, prefix));
    send(outgoing, response, incoming.method === 'HEAD');
  } catch (error) {
    if (outgoing.destroyed) return; // the client went away: there is nobody to tell
    console.error('The local system could not answer a request:', error);
    if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' });
    outgoing.end('{"message":"Internal Server Error"}');
  }
};

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
