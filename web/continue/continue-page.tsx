import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { codeIn, endHandoff, type HowItEnded, readDraftOf, useWork } from '#web/quiz/move/handoff.ts';
import { type Moved, openDraft } from '#web/quiz/move/moved-draft.ts';
import { randomSecret } from '#web/sealed/seal-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Arrived } from './arrived.tsx';
import { Ended, Frame } from './frame.tsx';
import { ReceiveByCode } from './receive-by-code.tsx';
import { SendPage } from './send-page.tsx';

type Received = { at: 'reading' } | { at: 'arrived'; moved: Moved } | { at: 'ended'; how: HowItEnded };

/** The answers behind the code that another device shows. */
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
    return <Arrived moved={received.moved} onEnd={(wish) => endHandoff(id, wish, reader)} />;
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

/** What this tab calls itself: a reload of it may read again. It says nothing, and opens nothing after the ten minutes. */
function readerOf(id: string): string {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[id] : null;
  if (typeof known === 'string') return known;
  const reader = randomSecret();
  history.replaceState({ ...(state as object | null), [id]: reader }, '');
  return reader;
}

/** Where a quiz goes on that was begun on another device. What happens follows from the code that led here. */
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
