import { useSession } from '../../session/session.ts';
import { useAsyncValue } from '../../ui/async-value.ts';

/**
 * The finished answers on this device that wait to be sent, with their notice: those of the user, or of anyone while
 * nobody is signed in.
 */
export function useWaiting() {
  const userId = useSession(({ user }) => user?.id ?? null);
  // The dashboard shows a failure to read the outbox too.
  return useAsyncValue(() => findWaiting(userId).catch(() => null), userId);
}

/**
 * Loads the code that reads the outbox, and the notice only if something waits, because most users have nothing unsent.
 */
export async function findWaiting(userId: string | null) {
  const { unsentHere } = await import('./unsent.ts');
  const unsent = await unsentHere(userId);
  if (unsent.length === 0) return null;
  const { WaitingNotice } = await import('./unsent-notice.tsx');
  const notSent = userId === null ? [] : unsent.map(({ request }) => request.quizId);
  return { unsent, notSent, WaitingNotice };
}
