/** What a feature keeps on a device besides the answers. Neither call fails, and both may come more than once. */
export type DeviceCopy = {
  /** From the first question on. */
  keep: () => Promise<void>;
  /** When nothing shall stay on the device. */
  forget: () => Promise<void>;
};
