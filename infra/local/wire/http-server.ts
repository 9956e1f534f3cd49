import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchPath, type Route } from '#shared/contract/route.ts';
import { routes } from '#shared/contract/routes.ts';
import { type Answer, json, type LocalRequest, type LocalResponse } from './http-messages.ts';

const ownName = String.raw`(?:localhost|127\.0\.0\.1|\[::1\])`;
const ownHost = new RegExp(`^${ownName}(?::(\\d+))?$`, 'i');
const ownOrigin = new RegExp(`^http://${ownName}(?::(\\d+))?$`, 'i');

/**
 * Why a call made by another site's page in this machine's browser is refused; null for this machine's own calls.
 *
 * DNS rebinding: a site can point its host name at this machine and then read responses, but the call has that name as
 * its Host. Cross-site requests: a site can send a form or a text here without reading the response, but the call has
 * the site as its Origin. Routes that any site may call when deployed are open here too.
 */
const foreignCaller = ({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): string | null => {
  const { origin } = headers;
  const host = ownHost.exec(String(headers[':authority'] ?? headers.host ?? ''));
  if (!host)
    return 'This system answers only under the names of this machine: open it as http://localhost with its port.';
  if (origin === undefined || isForAnyOrigin(url)) return null;
  const from = ownOrigin.exec(origin);
  // The same port as in the Host. With port forwarding it differs from our own.
  if (from && from[1] === host[1]) return null;
  return 'This call comes from a page of another site. This system answers only its own pages.';
};

const openPaths = Object.values<Route>(routes).flatMap(({ path, anyOrigin }) => (anyOrigin ? [path] : []));

const isForAnyOrigin = (url = '/'): boolean => {
  const path = url.split('?')[0] ?? '';
  return openPaths.some((open) => matchPath(open, path) !== null);
};

/** Responds to a request by the longest mounted prefix of its path. Prints every error and responds with 500. */
const respond = async (mounts: Map<string, Answer>, incoming: IncomingMessage, outgoing: ServerResponse) => {
  try {
    const url = addressOf(incoming);
    if (!url) return send(outgoing, json(400, { message: 'This is not a valid address.', code: 'not-found' }), false);
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

/**
 * The requested URL; null if it is invalid. A path is not resolved as a reference, because `//` is a path here, not a
 * host.
 */
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
  // Not after a response, because nothing waits any more, and each abort creates an error with a stack trace.
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
 * How long an idle connection stays open. A client that is busy for a while (tests on a slow machine) must not send on
 * a connection that was closed in the meantime. Node's five seconds are too short for that.
 */
const keepAliveMs = 60_000;

export type LocalServer = Awaited<ReturnType<typeof listen>>;

/** One server for the site, the API and every stand-in, on this machine only. Throws EADDRINUSE if the port is in use. */
export const listen = async (port: number) => {
  const mounts = new Map<string, Answer>();
  let rest: RequestListener | undefined;
  const http = createServer((incoming, outgoing) => {
    const message = foreignCaller(incoming);
    if (message !== null)
      return send(outgoing, json(403, { message, code: 'not-allowed' }), incoming.method === 'HEAD');
    const isMounted = longestPrefix(mounts, addressOf(incoming)?.pathname ?? '') !== '';
    if (rest && !isMounted) rest(incoming, outgoing);
    else void respond(mounts, incoming, outgoing);
  });
  http.keepAliveTimeout = keepAliveMs;
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const bound = (http.address() as AddressInfo).port;
  return {
    port: bound,
    /** The address for clients in this process. */
    origin: `http://127.0.0.1:${bound}`,
    http,
    /** The answer mounted at the longest prefix of a path responds. */
    mount: (prefix: string, answer: Answer) => void mounts.set(prefix, answer),
    /** The development server responds to every path without a mount. */
    mountRest: (listener: RequestListener) => {
      rest = listener;
    },
    stop: async () => {
      const closed = once(http, 'close');
      http.close();
      http.closeAllConnections();
      await closed;
    },
  };
};
