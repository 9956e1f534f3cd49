import * as z from 'zod/mini';

/** How long the browser keeps the session, and on whose device. */
export const sessionWish = {
  /** The session outlives the browser. */
  remember: z.optional(z.boolean()),
  /** Nothing is kept on the device: no cookie, so the session lasts as long as its first token. */
  sharedDevice: z.optional(z.boolean()),
};
