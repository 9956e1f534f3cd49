import { useSession } from '../session/session.ts';
import { renewIfNeeded } from './call.ts';
import type { CallResult } from './calls.ts';
import { send } from './send.ts';

/**
 * Confirms an address by the link of a mail. The route is open to everybody, because the link is opened on any device; a
 * session of this browser is shown to it all the same, for it may be the account's.
 */
export async function confirmByLink(secret: string, password?: string): Promise<CallResult<object>> {
  await renewIfNeeded();
  return send(
    'confirmByLink',
    { secret, ...(password !== undefined && { password }) },
    useSession.getState().authToken,
  );
}
