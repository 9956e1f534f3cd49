import { useEffect, useState } from 'react';

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
