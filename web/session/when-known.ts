import { useSession } from './session.ts';

/** Resolves when it is known who is signed in: at once, or when a stored token that has expired is renewed or given up. */
export const whenKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const isKnown = () => useSession.getState().renewing === null;
    if (isKnown()) return resolve();
    const stop = useSession.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
