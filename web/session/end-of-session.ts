import { lifetimes } from '#shared/contract/lifetimes.ts';
import { isForThisVisit, useSession } from './session.ts';
import { isSharedDevice } from './shared-device.ts';
import { readClaims } from './token.ts';

const hourMs = 60 * 60 * 1000;

/**
 * When this session ends for good. Null when it renews itself for weeks, and when nobody is signed in. On a shared device it
 * lasts as long as its only token; without 'remember me', some hours from the login.
 */
export function endOfSession(): Date | null {
  const { authToken } = useSession.getState();
  const claims = authToken === null ? null : readClaims(authToken);
  if (isSharedDevice()) return claims?.exp === undefined ? null : new Date(claims.exp * 1000);
  if (!isForThisVisit() || claims?.auth_time === undefined) return null;
  return new Date(claims.auth_time * 1000 + lifetimes.otherSessionHours * hourMs);
}
