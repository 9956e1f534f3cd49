/** What a feature stores on a device besides the answers. Neither function fails, and each may be called more than once. */
export type DeviceCopy = {
  /** Called from the first question on. */
  keep: () => Promise<void>;
  /** Called when nothing may stay on the device. */
  forget: () => Promise<void>;
};
