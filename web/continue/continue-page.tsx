import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import {
  addressOf,
  codeIn,
  endHandoff,
  type HandoffState,
  type HowItEnded,
  putPart,
  readDraftOf,
  useWork,
  watchHandoff,
  withdraw,
} from '#web/quiz/move/handoff.ts';
import { type Moved, openDraft } from '#web/quiz/move/moved-draft.ts';
import { randomSecret } from '#web/sealed/seal-file.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '../quiz/move/move.module.css';
import { QrCode } from '../sealed/qr-code.tsx';
import { Ended, Frame } from './frame.tsx';
import { commitmentTo, meetingId, newKeyPair, type Seen, sharedKey, threeWords } from './pairing.ts';
import { ReceivedAnswers } from './received-answers.tsx';
import { SendPage } from './send-page.tsx';

/** Continues a quiz that was begun on another device. The code in the address decides what happens. */
export function ContinuePage() {
  const { hash } = useLocation();
  const code = codeIn(hash);
  if (code === 'broken') return <Ended how="broken" />;
  if (code === null) return <ReceiveByCode key="receive" />;
  return code.kind === 'draft' ? (
    <ReceiveByLink key={hash} id={code.id} secret={code.key} />
  ) : (
    <SendPage key={hash} publicKey={code.publicKey} />
  );
}

type Received = { at: 'reading' } | { at: 'arrived'; moved: Moved } | { at: 'ended'; how: HowItEnded };

function ReceiveByLink({ id, secret }: { id: string; secret: string }) {
  const [received, setReceived] = useState<Received>({ at: 'reading' });
  const reader = useRef(readerOf(id)).current;
  const { again } = useWork(
    async (signal) => {
      setReceived({ at: 'reading' });
      const next = await readAnswers(id, secret, reader);
      if (!signal.aborted) setReceived(next);
    },
    () => setReceived({ at: 'ended', how: 'failed' }),
  );
  if (received.at === 'arrived')
    return <ReceivedAnswers moved={received.moved} onEnd={(wish) => endHandoff(id, wish, reader)} />;
  if (received.at === 'reading') return <Frame title="Getting your answers" wait="One moment" />;
  const tryAgain = (
    <Button block onClick={again}>
      Try again
    </Button>
  );
  return <Ended how={received.how} buttons={received.how === 'failed' && tryAgain} />;
}

async function readAnswers(id: string, key: string, reader: string): Promise<Received> {
  const read = await readDraftOf(id, reader);
  if (typeof read === 'string') return { at: 'ended', how: read };
  const moved = await openDraft(read.draft, key);
  if (typeof moved !== 'string') return { at: 'arrived', moved };
  void endHandoff(id, 'declined', reader);
  return { at: 'ended', how: moved };
}

/** A random name for this tab, so that a reload of it may read again. It is of no use after the ten minutes. */
function readerOf(id: string): string {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[id] : null;
  if (typeof known === 'string') return known;
  const reader = randomSecret();
  history.replaceState({ ...(state as object | null), [id]: reader }, '');
  return reader;
}

type Receiving =
  | { at: 'making' }
  | { at: 'shown'; address: string }
  | { at: 'compare'; words: string }
  | { at: 'arrived'; moved: Moved; end: (wish: 'moved' | 'declined') => Promise<void> }
  | { at: 'ended'; how: HowItEnded };

/** Shows a code for the phone that has the answers, then three words to compare, then asks whose answers they are. */
function ReceiveByCode() {
  const [receiving, setReceiving] = useState<Receiving>({ at: 'making' });
  const { again } = useWork(
    (signal) => receive(signal, setReceiving),
    () => setReceiving({ at: 'ended', how: 'failed' }),
  );
  switch (receiving.at) {
    case 'making':
      return <Frame title={bring} wait="Making a code" />;
    case 'shown':
      return (
        <Frame
          title={bring}
          lede={scan}
          note={`The code works for ${lifetimes.handoffMinutes} minutes. Nothing moves until you say so on the phone.`}
        >
          <div className={styles.code}>
            <QrCode text={receiving.address} title="QR code for the phone that has your answers" />
          </div>
        </Frame>
      );
    case 'compare':
      return (
        <Frame
          title="Compare the three words"
          lede={compare}
          note="Other words, or none? Then press “Do not send” there."
        >
          <p className={styles.words}>{receiving.words}</p>
        </Frame>
      );
    case 'arrived':
      return <ReceivedAnswers moved={receiving.moved} onEnd={receiving.end} />;
    case 'ended':
      return (
        <Ended
          how={receiving.how}
          buttons={
            <Button block onClick={again}>
              Make a new code
            </Button>
          }
        />
      );
  }
}

const bring = 'Continue your quiz here';
const scan = 'Scan this code with the phone that has your answers. The phone then asks you before it sends them.';
const compare = 'Do the same three words stand on your phone? Then press Send there.';

async function receive(signal: AbortSignal, show: (receiving: Receiving) => void): Promise<void> {
  show({ at: 'making' });
  const pair = await newKeyPair();
  const id = await meetingId(pair.publicKey);
  const [nonce, reader] = [randomSecret(), randomSecret()];
  let isDone = false;
  signal.addEventListener('abort', () => isDone || withdraw(id));
  if (signal.aborted) return;
  const finish = (receiving: Receiving): 'enough' => {
    isDone = receiving.at === 'arrived';
    if (!signal.aborted) show(receiving);
    return 'enough';
  };
  const ended = (how: HowItEnded) => {
    withdraw(id);
    return finish({ at: 'ended', how });
  };
  show({ at: 'shown', address: addressOf({ kind: 'key', publicKey: pair.publicKey }) });
  /** Only the first one counts: the server could send another one later. */
  let commitment = '';
  let key = '';
  const onState = async (state: HandoffState) => {
    if (state.closed) return finish({ at: 'ended', how: 'stopped' });
    if (!commitment && state.commitment) {
      commitment = state.commitment;
      const ending = await putPart(id, { nonce });
      if (ending) return ended(ending);
    }
    if (commitment && !key && state.publicKey) {
      if ((await commitmentTo(state.publicKey)) !== commitment) return ended('unreadable');
      const seen: Seen = { receiverKey: pair.publicKey, senderKey: state.publicKey, nonce };
      key = await sharedKey(pair, state.publicKey, seen);
      const words = await threeWords(seen);
      if (!signal.aborted) show({ at: 'compare', words });
    }
    if (!key || !state.hasDraft) return 'more';
    const read = await readDraftOf(id, reader);
    if (read === 'failed') return 'more';
    if (typeof read === 'string') return ended(read);
    const moved = await openDraft(read.draft, key);
    if (typeof moved === 'string') return ended(moved);
    return finish({ at: 'arrived', moved, end: (wish) => endHandoff(id, wish, reader) });
  };
  if ((await watchHandoff(id, signal, onState)) === 'over') ended('over');
}
