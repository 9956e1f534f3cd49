import { useEffect, useState } from 'react';
import { toBase64url } from '#shared/links/shlink.ts';
import { continuePath } from '#web/paths.ts';

/**
 * Runs `work` while the component shows, from the start again after `again`. The signal ends with it. `work` throws nothing
 * that can happen; what a browser does not know (a missing curve, no WebCrypto) ends in `onBroken`.
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
 * What the code of the other device says, in the fragment of its address, which no server sees:
 * - `draft`: answers wait under this id, encrypted with this key.
 * - `key`: that device takes answers, encrypted to this public key (an uncompressed point of P-256).
 */
export type Code = { kind: 'draft'; id: string; key: string } | { kind: 'key'; publicKey: string };

export const addressOf = (code: Code): string => {
  const parts = code.kind === 'draft' ? [code.kind, code.id, code.key] : [code.kind, code.publicKey];
  return `${location.origin}${continuePath}#${parts.join('.')}`;
};

/** Null for none; `broken` for what is no whole code of ours. */
export const codeIn = (hash: string): Code | 'broken' | null => {
  if (hash.replace('#', '') === '') return null;
  const [, id, key] = /^#draft\.([\w-]{43})\.([\w-]{43})$/.exec(hash) ?? [];
  if (id && key) return { kind: 'draft', id, key };
  const [, publicKey] = /^#key\.([\w-]{87})$/.exec(hash) ?? [];
  return publicKey ? { kind: 'key', publicKey } : 'broken';
};

/** The SHA-256 of some texts, in base64url. Each is behind its length, so that no two lists give the same bytes. */
export const hashOf = async (...texts: readonly string[]): Promise<string> =>
  toBase64url(new Uint8Array(await digestOf(...texts)));

export const digestOf = (...texts: readonly string[]): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts.map((text) => `${text.length} ${text}`).join('\n')));
