import { once } from 'node:events';
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { Route } from '#shared/contract/route.ts';
import { matchPath } from '#shared/contract/route.ts';
import { routes } from '#shared/contract/routes.ts';
import { type Answer, json, type LocalRequest, type LocalResponse } from './http-messages.ts';

const ownName = String.raw`(?:localhost|127\.0\.0\.1|\[::1\])`;
const ownHost = new RegExp(`^${ownName}(?::(\\d+))?$`, 'i');
const ownOrigin = new RegExp(`^http://${ownName}(?::(\\d+))?$`, 'i');

/**
 * Says why a call is refused that another site made in this machine's browser; null for calls of this machine.
 *
 * A site can point its own host name at this machine and then read answers: the call still has that name as its Host.
 * Without that, a site can send a form or a text here blindly: the call has the site as its Origin. The routes that pages of
 * any site may call are open to it here as they are when deployed.
 */
const foreignCaller = ({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): string | null => {
  const { origin } = headers;
  const host = ownHost.exec(String(headers[':authority'] ?? headers.host ?? ''));
  if (!host)
    return 'This system answers under the names of this machine alone: open it as http://localhost with its port.';
  if (origin === undefined || isForAnyOrigin(url)) return null;
  const from = ownOrigin.exec(origin);
  // The same port as in the Host, which is another one than ours when somebody forwards a port to this machine.
  if (from && from[1] === host[1]) return null;
  return 'This call comes from a page of another site. This system answers its own pages alone.';
};

const openPaths = Object.values<Route>(routes).flatMap(({ path, anyOrigin }) => (anyOrigin ? [path] : []));

const isForAnyOrigin = (url = '/'): boolean => {
  const path = url.split('?')[0] ?? '';
  return openPaths.some((open) => matchPath(open, path) !== null);
};

/** Answers one request by the longest mounted prefix of its path. Prints every error and answers it with 500. */
const respond = async (mounts: Map<string, Answer>, incoming: IncomingMessage, outgoing: ServerResponse) => {
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
const refuseForeign = (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
  const message = foreignCaller(incoming);
  if (message !== null) send(outgoing, json(403, { message, code: 'not-allowed' }), incoming.method === 'HEAD');
  return message !== null;
};

const isMounted = (mounts: Map<string, Answer>, incoming: IncomingMessage): boolean =>
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

/**
 * How long a connection without a request stays open. A client that is kept busy for a while (tests, on a busy machine) must not
 * send into one that was closed in the meantime: Node's own five seconds are short for that.
 */
const keepAliveMs = 60_000;

export type LocalServer = {
  port: number;
  /** The address for clients in this process. */
  origin: string;
  /** The longest mounted prefix of the path answers. */
  mount(prefix: string, answer: Answer): void;
  stop(): Promise<void>;
};

/** The server of the browser, where a development server can answer what nothing is mounted for, in Node's own terms. */
export type WebServer = LocalServer & { http: HttpServer; mountRest(listener: RequestListener): void };

/** One server for the site, the API and every stand-in, on this machine only. Throws EADDRINUSE when the port is taken. */
export const listen = async (port: number): Promise<WebServer> => {
  const mounts = new Map<string, Answer>();
  let rest: RequestListener | undefined;
  const http = createServer((incoming, outgoing) => {
    if (refuseForeign(incoming, outgoing)) return;
    if (rest && !isMounted(mounts, incoming)) rest(incoming, outgoing);
    else void respond(mounts, incoming, outgoing);
  });
  http.keepAliveTimeout = keepAliveMs;
  const server = await open(http, port, mounts, () => http.closeAllConnections());
  const mountRest = (listener: RequestListener) => {
    rest = listener;
  };
  return { ...server, http, mountRest };
};

const open = async (
  server: Server,
  port: number,
  mounts: Map<string, Answer>,
  closeConnections: () => void,
): Promise<LocalServer> => {
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
      closeConnections();
      await closed;
    },
  };
};
