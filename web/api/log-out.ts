import { noteLogout, readPending, setPending } from '../session/pending-logout.ts';
import { isSharedDevice } from '../session/shared-device.ts';
import { send } from './send.ts';

/**
 * Ends the session at the server too. Without a network that has to wait: it is noted, and nothing is renewed before it was
 * done, so that the next person at this device cannot continue the session by its cookie.
 */
export async function logOutAtServer(authToken: string | null): Promise<void> {
  noteLogout();
  const result = await send('logout', {}, authToken);
  if (result.ok && !isSharedDevice()) setPending(false);
}

/** Makes up for a logout that could not reach the server. True if none is left to do. */
export async function finishLogout(): Promise<boolean> {
  if (!readPending()) return true;
  await logOutAtServer(null);
  return !readPending();
}
