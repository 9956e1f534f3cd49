import { serverNow } from '#web/session/storage.ts';

/** The calendar day in the device's time zone, as YYYY-MM-DD. */
export const localDay = (at: Date): string => {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
};

/** Today where the user is, by the server's clock: what opens on a day does not open on a device set ahead. */
export const todayHere = (): string => localDay(serverNow());
