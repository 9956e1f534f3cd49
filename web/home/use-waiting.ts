import { useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';

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

/** Most people have nothing that waits, so only then is the notice loaded. */
async function findWaiting(userId: string | null) {
  const { isOf, readOutbox, removeExpiredUnsent } = await import('../quiz/outbox/unsent.ts');
  await removeExpiredUnsent();
  const all = Object.values(await readOutbox());
  const unsent = userId === null ? all : all.filter(isOf(userId));
  if (unsent.length === 0) return null;
  const { WaitingNotice } = await import('../quiz/outbox/waiting-notice.tsx');
  const notSent = userId === null ? [] : unsent.map(({ request }) => request.quizId);
  return { unsent, notSent, WaitingNotice };
}
