import { useSession } from '../../session/session.ts';
import { useAsyncValue } from '../../ui/async-value.ts';

/**
 * The finished answers on this device that wait to be sent, of the user or of anyone while nobody is signed in, and their notice.
 */
export function useWaiting() {
  const userId = useSession(({ user }) => user?.id ?? null);
  // After a failure the dashboard shows it too.
  return useAsyncValue(() => findWaiting(userId).catch(() => null), userId);
}

/** The code that reads the outbox is loaded here, and the notice only where something waits: most users have nothing unsent. */
export async function findWaiting(userId: string | null) {
  const { unsentHere } = await import('./unsent.ts');
  const unsent = await unsentHere(userId);
  if (unsent.length === 0) return null;
  const { WaitingNotice } = await import('./unsent-notice.tsx');
  const notSent = userId === null ? [] : unsent.map(({ request }) => request.quizId);
  return { unsent, notSent, WaitingNotice };
}
