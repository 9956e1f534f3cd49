import { noteLogout, readPending, setPending } from '../session/pending-logout.ts';
import { stopRenewing, takeNextToken, useSession } from '../session/session.ts';
import { isSharedDevice } from '../session/shared-device.ts';
import { send } from './send.ts';

type Wish = { remember?: boolean };

let underWay: { wish: Wish; ending: Promise<boolean> } | null = null;

/**
 * Asks for the next token of this browser's session, once at a time for all who wait. True if there is one. When the API
 * says that the session has ended, so it has here; without an answer the stored token stays for another try.
 * A wish to be remembered, or to be remembered no longer, is never taken for granted because another renewal succeeded: it
 * waits for that one and is asked for by a call of its own.
 */
export function renew(wish: Wish = {}): Promise<boolean> {
  if (underWay && (wish.remember === undefined || underWay.wish.remember === wish.remember)) return underWay.ending;
  const ending = underWay ? underWay.ending.then((isRenewed) => isRenewed && renewNow(wish)) : renewNow(wish);
  const mine = { wish, ending };
  underWay = mine;
  return ending.finally(() => {
    if (underWay === mine) underWay = null;
  });
}

async function renewNow(wish: Wish): Promise<boolean> {
  // It has no cookie: the session ends with its token.
  if (isSharedDevice()) return false;
  const { authToken, renewing } = useSession.getState();
  // Somebody may have logged in meanwhile, or another tab may have renewed it: their session is not the one that ended.
  const isStillDue = () => useSession.getState().authToken === authToken && useSession.getState().renewing === renewing;
  if (!(await finishLogout())) {
    if (isStillDue()) stopRenewing({ keep: false });
    return false;
  }
  const result = await send('refresh', wish, null);
  if (result.ok && takeNextToken(result.data.token)) return true;
  if (!isStillDue()) return false;
  const mayHoldStill = !result.ok && (result.reason === 'network' || result.status !== 401);
  if (!mayHoldStill || renewing) stopRenewing({ keep: mayHoldStill });
  return false;
}

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
