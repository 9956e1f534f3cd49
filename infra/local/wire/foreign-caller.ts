import type { IncomingMessage } from 'node:http';
import { matchPath } from '#shared/contract/match-path.ts';
import type { Route } from '#shared/contract/route.ts';
import { routes } from '#shared/contract/routes.ts';

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
export const foreignCaller = ({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): string | null => {
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
