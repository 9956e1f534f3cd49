/** What Lambda counts: memory × time. */
export const gbSeconds = (megabytes: number, milliseconds: number): number =>
  (megabytes / 1024) * (milliseconds / 1000);
