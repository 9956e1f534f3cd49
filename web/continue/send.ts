import type { QuizId } from '#shared/derived-names.ts';
import type { Draft } from '../quiz/draft/draft.ts';
import { type HandoffState, putPart, withdraw } from '../quiz/move/handoff.ts';
import type { HowItEnded } from '../quiz/move/how-it-ended.ts';
import { sealDraft } from '../quiz/move/moved-draft.ts';
import { watchHandoff } from '../quiz/move/watch-handoff.ts';
import { commitmentTo, type KeyPair, meetingId, type Seen, sharedKey, threeWords } from './pairing.ts';

type Unsaved = Omit<Draft, 'revision'>;

export type Sending =
  | { at: 'meeting' }
  /** `send`: nothing of the answers leaves this device before it is called. */
  | { at: 'compare'; words: string; send: (quizId: QuizId, draft: Unsaved) => Promise<void> }
  | { at: 'sent' }
  | { at: 'moved' }
  | { at: 'ended'; how: HowItEnded };

/**
 * Meets the device whose code was scanned, shows the three words, and sends when the person says so. Safe to begin again with
 * the same pair of keys: the other device has then seen all of it before.
 */
export async function sendTo(
  receiverKey: string,
  ownPair: Promise<KeyPair>,
  signal: AbortSignal,
  show: (sending: Sending) => void,
) {
  const say = (sending: Sending) => signal.aborted || show(sending);
  say({ at: 'meeting' });
  const pair = await ownPair;
  const [id, commitment] = [await meetingId(receiverKey), await commitmentTo(pair.publicKey)];
  if (signal.aborted) return;
  const first = await putPart(id, { commitment });
  if (first !== 'stored') return say({ at: 'ended', how: first === 'taken' ? 'elsewhere' : 'failed' });
  let isOver = false;
  const end = (sending: Sending): 'enough' => {
    isOver = true;
    say(sending);
    return 'enough';
  };
  signal.addEventListener('abort', () => isOver || withdraw(id));
  if (signal.aborted) return withdraw(id);
  let isPaired = false;
  const onState = async (state: HandoffState) => {
    if (state.closed === 'moved') return end({ at: 'moved' });
    if (state.closed) return end({ at: 'ended', how: state.closed === 'declined' ? 'declined' : 'stopped' });
    if (isPaired || !state.nonce) return 'more';
    isPaired = true;
    const put = await putPart(id, { publicKey: pair.publicKey });
    if (put !== 'stored') return end({ at: 'ended', how: put === 'taken' ? 'elsewhere' : 'failed' });
    const seen: Seen = { receiverKey, senderKey: pair.publicKey, nonce: state.nonce };
    const key = await sharedKey(pair, receiverKey, seen);
    const send = async (quizId: QuizId, draft: Unsaved) => {
      say({ at: 'sent' });
      const ending = await putPart(id, { draft: await sealDraft(quizId, draft, key) });
      if (ending !== 'stored') end({ at: 'ended', how: ending === 'taken' ? 'over' : 'failed' });
    };
    say({ at: 'compare', words: await threeWords(seen), send });
    return 'more';
  };
  if ((await watchHandoff(id, signal, onState)) === 'over' && !isOver) end({ at: 'ended', how: 'over' });
}
