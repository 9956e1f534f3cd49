import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';

type Waiting = Awaited<ReturnType<typeof findWaiting>>;

/** The finished answers that wait on this device for this person, or for anybody while nobody is signed in; and their notice. */
export function useWaiting(): Waiting {
  const userId = useSession(({ user }) => user?.id ?? null);
  const [waiting, setWaiting] = useState<Waiting>(null);
  useEffect(() => {
    let isShown = true;
    setWaiting(null);
    findWaiting(userId).then(
      (found) => isShown && setWaiting(found),
      () => {}, // the dashboard tells it too
    );
    return () => {
      isShown = false;
    };
  }, [userId]);
  return waiting;
}

const findWaiting = async (userId: string | null) => (await import('./find-waiting.ts')).findWaiting(userId);
