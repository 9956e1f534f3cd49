import * as z from 'zod/mini';
import type { Link } from '#functions/links/link.ts';
import type { StoredKind } from './stored-item.ts';

/** What `saveLink` writes today. */
export const storedLinkSchema = 1;

const text = z.string();

export const storedLink: StoredKind<Link> = {
  kind: 'link',
  current: storedLinkSchema,
  upgrades: {},
  shape: z.object({
    userId: text,
    linkId: text,
    madeAt: text,
    endsAt: text,
    passcodeHash: text,
    wrongTries: z.number(),
    openings: z.array(z.object({ at: text, isRight: z.boolean() })),
    fileCount: z.number(),
    closed: z.optional(z.object({ at: text, by: z.enum(['owner', 'logout']) })),
  }),
  jsonAttributes: [],
};
