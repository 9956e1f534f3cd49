import { serverNow } from '#web/session/storage.ts';

/** The calendar day in the device's time zone, as YYYY-MM-DD. */
export const localDay = (at: Date): string => {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
};

/** The user's local day by the server's clock, so that setting the device's clock ahead opens nothing early. */
export const todayHere = (): string => localDay(serverNow());
