import { type ComponentType, useEffect, useState } from 'react';
import { isRemembered, useSession } from '../session/session.ts';
import { useSharedDevice } from '../session/shared-device.ts';

/**
 * What watches over the end of a session that cannot go on by itself; null without one. Visitors never load its code, nor do those
 * who stay logged in.
 */
export function useSessionEnding(): ComponentType | null {
  useSharedDevice(); // there nobody stays logged in
  const isEnding = useSession(({ authToken }) => authToken !== null && !isRemembered());
  const [Ending, setEnding] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isEnding) return;
    import('./session-ending.tsx').then(
      ({ SessionEnding }) => setEnding(() => SessionEnding),
      () => {}, // the API ends the session all the same
    );
  }, [isEnding]);
  return Ending;
}
