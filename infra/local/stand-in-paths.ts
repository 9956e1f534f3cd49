import { type Answer, json } from '#infra/local/wire/messages.ts';
import type { DataPresence } from './data-dir.ts';
import { type LocalKey, refused } from './local-key.ts';

/** The path of the stand-ins on the local server. */
export const standInPath = '/_local/aws';

const keySegment = 'key';

/**
 * The stand-ins' path with the key in it, for callers who sign with other credentials: with a real model the SDK's
 * credentials are the caller's own, and all clients of the process share them.
 */
export const standInPathWith = (key: LocalKey): string => `${standInPath}/${keySegment}/${key.text}`;

/**
 * To be mounted at `standInPath`: the services by name, for those who hold the key. What they stored counts only if the data
 * directory is still there after it.
 */
export const standInsBehind =
  (key: LocalKey, missingData: DataPresence, services: Readonly<Record<string, Answer>>): Answer =>
  async (request) => {
    const [, first, given = '', ...below] = request.path.split('/');
    const isInPath = first === keySegment && key.is(given);
    if (!isInPath && !key.isIn(request.headers)) return refused();
    const [name = '', ...rest] = isInPath ? below : request.path.split('/').slice(1);
    const answer = services[name];
    if (!answer) return json(404, { message: 'The local system does not imitate this service.', code: 'not-found' });
    const response = await answer({ ...request, path: `/${rest.join('/')}` });
    const loss = missingData();
    return loss === null ? response : json(500, { __type: 'InternalServerError', message: loss });
  };
