import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';

/** What watches over the end of a session, once somebody is signed in; null before. Visitors never load its code. */
export function useSessionEnding(): ComponentType | null {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const [Ending, setEnding] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    import('./session-ending.tsx').then(
      ({ SessionEnding }) => setEnding(() => SessionEnding),
      () => {}, // the API ends the session all the same
    );
  }, [isSignedIn]);
  return Ending;
}
