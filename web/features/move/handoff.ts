import { useEffect, useState } from 'react';
import * as words from '#feature-words/move.ts';
import { handoffMinutes } from '#shared/features/move/feature.ts';
import { textOf } from '#shared/read-unknown.ts';
import { call, type RequestOf } from '#web/api/call.ts';
import { isRecord } from '#web/api/read-value.ts';
import { pathPrefix } from '#words/language.ts';
import { continuePath } from './continue-path.ts';

// The API calls that move a quiz to another device. Ids are in bodies, so that they appear in no access log.

/** The state of a handoff. `closed` is blank while the handoff is open, and after it has expired. */
export type HandoffState = { isRead: boolean; closed: string };

/** Retries once after a network failure. Only for idempotent calls. */
async function callTwice<N extends 'putHandoff' | 'takeHandoff'>(name: N, body: RequestOf<N>) {
  const first = await call(name, body);
  return !first.ok && first.reason === 'network' ? call(name, body) : first;
}

/** Stores an encrypted draft. False if that failed. */
export const putDraft = async (id: string, draft: string): Promise<boolean> =>
  (await callTwice('putHandoff', { id, draft })).ok;

/** Null if there was no response. */
async function stateAfter(wish: 'look' | 'withdraw', id: string, signal?: AbortSignal): Promise<HandoffState | null> {
  const result = await call('takeHandoff', { id, wish }, signal);
  return result.ok && isRecord(result.data)
    ? { isRead: result.data.isRead === true, closed: textOf(result.data.closed) }
    : null;
}

/** `reader` identifies this device, which may read again. No other device may. */
export async function readDraftOf(id: string, reader: string): Promise<{ draft: string } | HowItEnded> {
  const result = await call('takeHandoff', { id, wish: 'read', reader });
  const draft = result.ok && isRecord(result.data) ? textOf(result.data.draft) : '';
  if (draft) return { draft };
  if (result.ok || result.reason === 'network') return 'failed';
  if (result.status === 404) return 'over';
  return result.status === 409 ? 'elsewhere' : 'failed';
}

/**
 * Tells the other device that the answers have arrived. That device keeps its answers in any case, so a lost call loses
 * nothing.
 */
export const sayMoved = async (id: string, reader: string): Promise<void> =>
  void (await callTwice('takeHandoff', { id, wish: 'moved', reader }));

/** Ends the link. Null if there was no response: it then expires by itself. */
export const withdraw = (id: string): Promise<HandoffState | null> => stateAfter('withdraw', id);

/** Short enough to feel quick, and long enough for many devices to wait at once. */
const pauseMs = 3000;
const handoffMs = handoffMinutes * 60_000;

/**
 * Polls what the other device has done until `onState` returns `enough`, the handoff expires, or the signal aborts. A failed
 * call is repeated. Resolves with the reason why it ended.
 */
export async function watchHandoff(
  id: string,
  signal: AbortSignal,
  onState: (state: HandoffState) => 'enough' | 'more',
): Promise<'heard' | 'over' | 'stopped'> {
  const endsAt = Date.now() + handoffMs;
  while (!signal.aborted) {
    const state = await stateAfter('look', id, signal);
    if (signal.aborted) return 'stopped';
    if (state && onState(state) === 'enough') return 'heard';
    if (Date.now() >= endsAt) return 'over';
    await pause(signal);
  }
  return 'stopped';
}

/** A page that becomes visible polls at once: phones stop the timers of a hidden page. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      document.removeEventListener('visibilitychange', seen);
      resolve();
    };
    const seen = () => document.visibilityState === 'visible' && done();
    const timer = setTimeout(done, pauseMs);
    signal.addEventListener('abort', done);
    document.addEventListener('visibilitychange', seen);
  });

/** Why nothing has moved. */
export const endings = {
  over: { title: words.expiredTitle, text: words.expired(handoffMinutes) },
  cancelled: { title: words.cancelledTitle, text: words.cancelled },
  elsewhere: { title: words.usedTitle, text: words.used },
  broken: { title: words.brokenTitle, text: words.broken },
  unreadable: { title: words.unreadableTitle, text: words.unreadable },
  'other-release': { title: words.otherReleaseTitle, text: words.otherRelease },
  'other-account': { title: words.otherAccountTitle, text: words.otherAccount },
  failed: { title: words.failedTitle, text: words.failed },
} as const satisfies Record<string, { title: string; text: string }>;

export type HowItEnded = keyof typeof endings;

/**
 * Runs `work` while the component is mounted, and again after `again`. The signal aborts on unmount. `work` throws only where the
 * browser lacks WebCrypto, which ends in `onBroken`.
 */
export function useWork(work: (signal: AbortSignal) => Promise<void>, onBroken: () => void): { again: () => void } {
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per turn; a component of another code has another key
  useEffect(() => {
    const ending = new AbortController();
    work(ending.signal).catch((error: unknown) => {
      if (ending.signal.aborted) return;
      console.info(`A quiz could not move: ${error instanceof Error ? error.name : 'unknown reason'}`);
      onBroken();
    });
    return () => ending.abort();
  }, [turn]);
  return { again: () => setTurn((before) => before + 1) };
}

/** The id of a stored draft, and the key that decrypts it. Both are in the fragment of the link, which no server sees. */
export type MoveLink = { id: string; key: string };

export const addressOf = ({ id, key }: MoveLink): string =>
  `${location.origin}${pathPrefix}${continuePath}#${id}.${key}`;

/**
 * Null if this is not a complete link of ours. Mail programs escape the dot, and append a character or a parameter of
 * their own.
 */
export const linkIn = (hash: string): MoveLink | null => {
  const [, id, key] = /^#([\w-]{43})(?:\.|%2E)([\w-]{43})(?![\w-])/i.exec(hash) ?? [];
  return id && key ? { id, key } : null;
};
