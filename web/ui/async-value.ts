import { useEffect, useState } from 'react';

/**
 * What `load` resolved with; null until then. It is loaded again when `key` changes, and a late value for an old key is
 * dropped.
 */
export function useAsyncValue<Value>(load: () => Promise<Value>, key: string | null): Value | null {
  const [loaded, setLoaded] = useState<{ key: string | null; value: Value } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per key
  useEffect(() => {
    let isCurrent = true;
    void load().then((value) => isCurrent && setLoaded({ key, value }));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded && loaded.key === key ? loaded.value : null;
}
