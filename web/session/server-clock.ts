// What has expired is decided by the server's clock: a device's clock may be days off, and its owner cannot see why the
// login fails.

let offsetMs = 0;

/** Learns from a response how far this device's clock is off. A missing or unreadable date changes nothing. */
export function learnServerTime(date: string | null, now = Date.now()): void {
  const serverTime = Date.parse(date ?? '');
  if (Number.isFinite(serverTime)) offsetMs = serverTime - now;
}

/** The server's time, to about a second; before the first response it is the device's. */
export const serverNow = (now = Date.now()): Date => new Date(now + offsetMs);
