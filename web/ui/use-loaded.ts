import { useEffect, useState } from 'react';

/** What `load` resolves with, and null until then. It is loaded again when `key` changes; an older answer is then dropped. */
export function useLoaded<Value>(load: () => Promise<Value>, key: string | null): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per key
  useEffect(() => {
    let isCurrent = true;
    setValue(null);
    void load().then((loaded) => isCurrent && setValue(loaded));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return value;
}
