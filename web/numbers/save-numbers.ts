import type { RepeatableRequest } from '#shared/contract/submission.ts';
import { whileSending } from '../api/list-gate.ts';
import { noteSubmitEnded } from '../quiz/outbox/resend.ts';
import { send } from '../quiz/outbox/send.ts';
import { removeFromOutbox } from '../quiz/outbox/unsent.ts';
import { useSession } from '../session/session.ts';
import type { Base } from './base.ts';
import type { ReadSheet } from './read-sheet.ts';
import { requestOf } from './request-of.ts';

export type Saved =
  /** Taken, or kept on this device until the network is back. */
  | { type: 'saved' }
  /** `isUsedUp`: the next try needs a new session id. */
  | { type: 'refused'; message: string; isUsedUp: boolean };

/** Sends the new submission through the outbox, so that a broken network loses nothing. Throws nothing. */
export async function saveNumbers(base: Base, read: ReadSheet, sessionId: string): Promise<Saved> {
  const { user } = useSession.getState();
  if (!user) return { type: 'refused', message: 'Please log in again to save your numbers.', isUsedUp: false };
  const { id: userId, email, firstName, lastName } = user;
  const request = { ...requestOf(base, read), userId, contact: { email, firstName, lastName }, sessionId };
  return whileSending(
    () => sendOnce(request),
    ({ type }) => type === 'saved',
  );
}

async function sendOnce(request: RepeatableRequest): Promise<Saved> {
  const { result, refusal, willRetry, isSentElsewhere } = await send(request);
  const isSaved = result.ok || willRetry;
  // The page still holds the numbers, and the person may correct them: the outbox must not send the old ones.
  if (!isSaved) await removeFromOutbox(request.sessionId);
  // Else nothing says that they wait, and nothing sends them before the next visit.
  noteSubmitEnded({ isWaiting: willRetry });
  if (isSaved) return { type: 'saved' };
  if (isSentElsewhere) return { type: 'refused', message: arrived, isUsedUp: false };
  const said = (result.reason === 'refused' && result.body?.message) || notSent;
  return { type: 'refused', message: said, isUsedUp: refusal !== null };
}

const arrived = 'Your numbers have arrived: another tab has sent them. You find the result on your dashboard.';
const notSent = 'Your numbers could not be sent just now. Please keep this page open and save again in a moment.';
