import type { TryLimits } from '#functions/accounts/try-limits.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { Handoff, Part } from './handoff.ts';

type Deps = {
  hashId: (id: string) => string;
  tries: Pick<TryLimits, 'network'>;
  /** False when another device has written one of the parts before, or when the handoff is closed or over. */
  putParts: (handoffId: string, parts: Pick<Handoff, Part>, now: Date) => Promise<boolean>;
  now: () => Date;
};

/** Stores what one device tells the other. The first part begins the handoff. Safe to repeat: each part is the browser's own. */
export const putHandoff =
  ({ hashId, tries, putParts, now }: Deps): Handler<'putHandoff'> =>
  async ({ body: { id, ...parts }, client }) => {
    if (Object.values(parts).every((part) => part === undefined)) return nothing;
    const limited = await tries.network('handoff', client.network);
    if (limited) return limited;
    return (await putParts(hashId(id), parts, now())) ? { answer: {} } : taken;
  };

const nothing = refuse('malformed', 'Nothing was sent. Reload the page and try again.');

const taken = refuse('read-elsewhere', 'This code has run out, or another device was first. Make a new code.');
