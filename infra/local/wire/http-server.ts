import { once } from 'node:events';
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { Answer } from './messages.ts';
import { isMounted, refuseForeign, respond } from './respond.ts';

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
