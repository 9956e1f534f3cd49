import * as z from 'zod/mini';
import type { RouteSchemas } from '#shared/contract/route.ts';
import { jwe, secret } from '#shared/contract/schemas/ciphertext-schemas.ts';
import type { routes } from './feature.ts';

/** The longest draft of ours, with a retake's notes, has about 12 kB before it is packed. */
const draft = jwe(24_000);

/** Chapters of the API's description. */
export const tags = {
  Handoffs: 'An unfinished quiz on its way to another device, encrypted in the browser.',
} as const;

export const routeSchemas = {
  putHandoff: {
    body: z.object({
      /** In the link that the other device opens; the server stores a hash. */
      id: secret,
      draft,
    }),
    status: 200,
    answer: z.object({}),
  },
  takeHandoff: {
    body: z.object({
      id: secret,
      /** `look` and `withdraw` are the sender's words; `read` and `moved` are the reader's. */
      wish: z.enum(['look', 'read', 'moved', 'withdraw']),
      /** Chosen by the device that reads. */
      reader: z.optional(secret),
    }),
    status: 200,
    answer: z.object({
      isRead: z.boolean(),
      closed: z.optional(z.enum(['moved', 'withdrawn'])),
      /** For the wish to read it. */
      draft: z.optional(draft),
    }),
  },
} as const satisfies Record<keyof typeof routes, RouteSchemas>;
