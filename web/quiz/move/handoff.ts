import { call } from '../../api/call.ts';
import { isRecord, textOf } from '../../api/read-value.ts';

// The calls that carry a quiz to another device. Ids go in bodies, so that no log of addresses has one.

/** What the other device has said so far. `closed` is blank while it is open, or when there is none. */
export type HandoffState = ReturnType<typeof stateIn>;

const stateIn = (body: Readonly<Record<string, unknown>>) => ({
  isOpen: body.isOpen === true,
  isRead: body.isRead === true,
  hasDraft: body.hasDraft === true,
  commitment: textOf(body.commitment),
  nonce: textOf(body.nonce),
  publicKey: textOf(body.publicKey),
  closed: textOf(body.closed),
});

/** `taken`: another device was first, or the code has run out. */
export type PutEnding = 'stored' | 'taken' | 'failed';

type Parts = { commitment: string } | { nonce: string } | { publicKey: string } | { draft: string };

/** Stores a part. Asks a second time when whether it arrived is not known: each part may be sent twice. */
export async function putPart(id: string, part: Parts): Promise<PutEnding> {
  const body = { id, ...part };
  const first = await call('putHandoff', body);
  const result = !first.ok && first.reason === 'network' ? await call('putHandoff', body) : first;
  if (result.ok) return 'stored';
  return result.reason === 'refused' && result.status === 409 ? 'taken' : 'failed';
}

/** Null if there was no answer. */
export async function lookAt(id: string, signal?: AbortSignal): Promise<HandoffState | null> {
  const result = await call('takeHandoff', { id, wish: 'look' }, signal);
  return result.ok && isRecord(result.data) ? stateIn(result.data) : null;
}

export type ReadEnding = { draft: string } | 'over' | 'elsewhere' | 'failed';

/** `reader` is what this device calls itself: it may read again, and no other may. */
export async function readDraftOf(id: string, reader: string): Promise<ReadEnding> {
  const result = await call('takeHandoff', { id, wish: 'read', reader });
  if (result.ok)
    return isRecord(result.data) && textOf(result.data.draft) ? { draft: textOf(result.data.draft) } : 'failed';
  if (result.reason === 'refused' && result.status === 404) return 'over';
  return result.reason === 'refused' && result.status === 409 ? 'elsewhere' : 'failed';
}

/** Says how it ended. The other device keeps its answers until it has heard that they have moved, so a lost call loses nothing. */
export async function endHandoff(id: string, wish: 'moved' | 'declined', reader: string): Promise<void> {
  const body = { id, wish, reader };
  const first = await call('takeHandoff', body);
  if (!first.ok && first.reason === 'network') await call('takeHandoff', body);
}

/** Takes back what was offered. Not heard, it ends by itself. */
export const withdraw = (id: string): void => void call('takeHandoff', { id, wish: 'withdraw' });
