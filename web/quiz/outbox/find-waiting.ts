import { isOf, readOutbox, removeExpiredUnsent } from './unsent.ts';

/**
 * The finished answers that wait on this device for this person, or for anybody while nobody is signed in; and their notice,
 * which is loaded only then, because most people have nothing that waits.
 */
export async function findWaiting(userId: string | null) {
  await removeExpiredUnsent();
  const all = Object.values(await readOutbox());
  const unsent = userId === null ? all : all.filter(isOf(userId));
  if (unsent.length === 0) return null;
  const { WaitingNotice } = await import('./waiting-notice.tsx');
  const notSent = userId === null ? [] : unsent.map(({ request }) => request.quizId);
  return { unsent, notSent, WaitingNotice };
}
