import { useEffect, useState } from 'react';

/** Long enough after a move that a screen reader speaks once, and not at every step. */
const quietMs = 700;

/** The text as it was when it had not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
