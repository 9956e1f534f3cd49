import { useEffect, useState } from 'react';
import { toBase64url } from '#shared/base64url.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { type Fields, textOf } from '#shared/read-unknown.ts';
import { call, type RequestOf } from '#web/api/call.ts';
import { isRecord, textsOf } from '#web/api/read-value.ts';
import { continuePath } from '#web/paths.ts';

// The API calls that move a quiz to another device. Ids are in bodies, so that they appear in no access log.

/** What the other device has done so far. `closed` is blank while the handoff is open or does not exist. */
export type HandoffState = ReturnType<typeof stateIn>;

const stateIn = (body: Fields) => ({
  isRead: body.isRead === true,
  hasDraft: body.hasDraft === true,
  ...textsOf(body, 'commitment', 'nonce', 'publicKey', 'closed'),
});

/** Retries once after a network failure. Only for what is idempotent. */
async function callTwice<N extends 'putHandoff' | 'takeHandoff'>(name: N, body: RequestOf<N>) {
  const first = await call(name, body);
  return !first.ok && first.reason === 'network' ? call(name, body) : first;
}

type Parts = { commitment: string } | { nonce: string } | { publicKey: string } | { draft: string };

/** Stores a part. Null on success; `elsewhere`: another device was first, or the code has expired. */
export async function putPart(id: string, part: Parts): Promise<'elsewhere' | 'failed' | null> {
  const result = await callTwice('putHandoff', { id, ...part });
  if (result.ok) return null;
  return result.reason === 'refused' && result.status === 409 ? 'elsewhere' : 'failed';
}

/** Null if there was no response. */
async function lookAt(id: string, signal: AbortSignal): Promise<HandoffState | null> {
  const result = await call('takeHandoff', { id, wish: 'look' }, signal);
  return result.ok && isRecord(result.data) ? stateIn(result.data) : null;
}

/** `reader` identifies this device: it may read again, and no other may. */
export async function readDraftOf(id: string, reader: string): Promise<{ draft: string } | HowItEnded> {
  const result = await call('takeHandoff', { id, wish: 'read', reader });
  const draft = result.ok && isRecord(result.data) ? textOf(result.data.draft) : '';
  if (draft) return { draft };
  if (result.ok || result.reason === 'network') return 'failed';
  if (result.status === 404) return 'over';
  return result.status === 409 ? 'elsewhere' : 'failed';
}

/** Reports how it ended. The other device keeps its answers until it knows that they have moved, so a lost call loses nothing. */
export const endHandoff = async (id: string, wish: 'moved' | 'declined', reader: string): Promise<void> =>
  void (await callTwice('takeHandoff', { id, wish, reader }));

/** Withdraws the offer. If the call is lost, the offer expires by itself. */
export const withdraw = (id: string): void => void call('takeHandoff', { id, wish: 'withdraw' });

/** Short enough to feel quick, and long enough that many may wait at once. */
const pauseMs = 3000;
const handoffMs = lifetimes.handoffMinutes * 60_000;

/**
 * Polls what the other device has done until `onState` returns `enough`, the handoff expires, or the signal aborts. A failed
 * call is repeated. Resolves with the reason why it ended.
 */
export async function watchHandoff(
  id: string,
  signal: AbortSignal,
  onState: (state: HandoffState) => Promise<'enough' | 'more'> | 'enough' | 'more',
): Promise<'heard' | 'over' | 'stopped'> {
  const endsAt = Date.now() + handoffMs;
  while (!signal.aborted) {
    const state = await lookAt(id, signal);
    if (signal.aborted) return 'stopped';
    if (state && (await onState(state)) === 'enough') return 'heard';
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

/** Why nothing has moved, in words for the user. Each says where the answers are, and what to do. */
export const endings = {
  over: {
    title: 'This code has expired',
    text: `A code works for ${lifetimes.handoffMinutes} minutes. Make a new one. Your answers are still where they were.`,
  },
  elsewhere: {
    title: 'Another device got there first',
    text: 'Only one device can read a code. If the other one was not yours, someone has scanned the code before you. Make a new one. Your answers are still where they were.',
  },
  stopped: { title: 'Nothing was sent', text: 'The other device has stopped. Your answers are still where they were.' },
  declined: {
    title: 'The other device said no',
    text: 'Nothing has moved. Your answers are still on this device.',
  },
  broken: {
    title: 'This code is not complete',
    text: 'Scan it once more, with the whole square in view.',
  },
  unreadable: {
    title: 'We can’t read these answers',
    text: 'They did not come through whole. Make a new code. Your answers are still where they were.',
  },
  'other release': {
    title: 'The two devices have different versions of the quiz',
    text: 'We’ve updated the quiz since one of them loaded it. Reload the page on both, then make a new code. Your answers are still where they were.',
  },
  'other account': {
    title: 'These answers are for another account',
    text: 'You’re logged in here with another account. Log out here, then make a new code.',
  },
  failed: {
    title: 'That didn’t work',
    text: 'Check your connection and try again. Your answers are still where they were.',
  },
} as const satisfies Record<string, { title: string; text: string }>;

export type HowItEnded = keyof typeof endings;

/**
 * Runs `work` while the component is mounted, and again after `again`. The signal aborts on unmount. `work` throws only where the
 * browser lacks a feature (a curve, WebCrypto), which ends in `onBroken`.
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

/**
 * The content of the other device's code, in the fragment of its address, which no server sees:
 * - `draft`: answers are stored under this id, encrypted with this key.
 * - `key`: the device accepts answers that are encrypted to this public key (an uncompressed point of P-256).
 */
type Code = { kind: 'draft'; id: string; key: string } | { kind: 'key'; publicKey: string };

export const addressOf = (code: Code): string => {
  const parts = code.kind === 'draft' ? [code.kind, code.id, code.key] : [code.kind, code.publicKey];
  return `${location.origin}${continuePath}#${parts.join('.')}`;
};

/** Null if there is no code; `broken` if it is not a complete code of ours. */
export const codeIn = (hash: string): Code | 'broken' | null => {
  if (hash.replace('#', '') === '') return null;
  const [, id, key] = /^#draft\.([\w-]{43})\.([\w-]{43})$/.exec(hash) ?? [];
  if (id && key) return { kind: 'draft', id, key };
  const [, publicKey] = /^#key\.([\w-]{87})$/.exec(hash) ?? [];
  return publicKey ? { kind: 'key', publicKey } : 'broken';
};

export const digestOf = (...texts: readonly string[]): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts.map((text) => `${text.length} ${text}`).join('\n')));

/** The SHA-256 of some texts, in base64url. Each is prefixed with its length, so that no two lists give the same bytes. */
export const hashOf = async (...texts: readonly string[]): Promise<string> =>
  toBase64url(new Uint8Array(await digestOf(...texts)));
