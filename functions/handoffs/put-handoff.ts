import { networkLimit, type TryLimits } from '#functions/accounts/try-limits.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { putHandoffSchemas } from '#shared/contract/schemas/ciphertext-schemas.ts';

/** What two devices have sent each other so far, stored for some minutes. */
export type Handoff = {
  commitment?: string | undefined;
  nonce?: string | undefined;
  publicKey?: string | undefined;
  /** Encrypted. Removed as soon as the handoff is closed. */
  draft?: string | undefined;
  /** A hash of the id of the one device that may read the draft. */
  readBy?: string | undefined;
  closed?: 'moved' | 'declined' | 'withdrawn' | undefined;
};

export type Part = 'commitment' | 'nonce' | 'publicKey' | 'draft';

type Deps = {
  hashId: (id: string) => string;
  tries: Pick<TryLimits, 'network'>;
  /** False if another device has already written one of the parts, or if the handoff is closed or expired. */
  putParts: (handoffId: string, parts: Pick<Handoff, Part>, now: Date) => Promise<boolean>;
  now: () => Date;
};

/** Stores a part that one device sends to the other. The first part begins the handoff. Safe to repeat with the same part. */
const putHandoff =
  ({ hashId, tries, putParts, now }: Deps): Handler<'putHandoff'> =>
  async ({ body: { id, ...parts }, client }) => {
    if (Object.values(parts).every((part) => part === undefined)) return nothing;
    const limited = await tries.network('handoff', client.network);
    if (limited) return limited;
    return (await putParts(hashId(id), parts, now())) ? { answer: {} } : taken;
  };

const nothing = refuse('malformed', 'Nothing was sent. Reload the page and try again.');

const taken = refuse('read-elsewhere', 'This code has run out, or another device was first. Make a new code.');

export const putHandoffRoute = {
  name: 'putHandoff',
  runsIn: 'handoffs',
  method: 'POST',
  path: '/api/handoffs/put',
  auth: 'public',
  tag: 'Handoffs',
  summary: 'Store one part of a handoff; safe to repeat with the same part',
  description: `Each part is written once. All of it ends ${lifetimes.handoffMinutes} minutes after the first part. ${networkLimit}`,
  refusals: ['read-elsewhere'],
  schemas: putHandoffSchemas,
  throttle: { rate: 10, burst: 20 },
  whoIsAffected: 'People cannot go on on another device; their answers stay on the one they have.',
  uses: [{ hashId: 'hashHandoffId' }, 'now', 'putParts', { tries: 'networkTries' }],
  handle: putHandoff,
} as const satisfies RouteDeclaration<'putHandoff'>;
