import { once } from 'node:events';
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import { createServer as createHttp2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { isMounted, respond } from './respond.ts';

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

/** The server of the browser, where a development server can answer what nothing is mounted for, in Node's own terms. */
export type WebServer = LocalServer & { http: HttpServer; mountRest(listener: RequestListener): void };

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): LocalResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** One server for the site, the API and every stand-in, on this machine only. Throws EADDRINUSE when the port is taken. */
export const listen = async (port: number): Promise<WebServer> => {
  const mounts = new Map<string, Answer>();
  let rest: RequestListener | undefined;
  const http = createServer((incoming, outgoing) => {
    if (rest && !isMounted(mounts, incoming)) rest(incoming, outgoing);
    else void respond(mounts, incoming, outgoing);
  });
  const server = await open(http, port, mounts, () => http.closeAllConnections());
  const mountRest = (listener: RequestListener) => {
    rest = listener;
  };
  return { ...server, http, mountRest };
};

/** For Bedrock, whose client in the SDK speaks HTTP/2 from the first byte: a second server, on any free port. */
export const listenHttp2 = (): Promise<LocalServer> => {
  const mounts = new Map<string, Answer>();
  const sessions = new Set<ServerHttp2Session>();
  // Node offers HTTP/2 requests in the shape of HTTP/1's, though its types do not say so.
  const server = createHttp2Server((incoming, outgoing) => void respond(mounts, incoming as never, outgoing as never));
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return open(server, 0, mounts, () => {
    for (const session of sessions) session.destroy();
  });
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
