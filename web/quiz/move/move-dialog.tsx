import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { continuePath } from '#web/paths.ts';
import { QrCode } from '../../sealed/qr-code.tsx';
import { randomSecret } from '../../sealed/seal-file.ts';
import { Button, PageSpinner } from '../../ui/button.tsx';
import { AlertDialog } from '../../ui/dialog.tsx';
import { toDraft } from '../draft/sync-draft.ts';
import type { OpenQuiz } from '../open-quiz.ts';
import { addressOf, endings, type HowItEnded, putPart, useWork, watchHandoff, withdraw } from './handoff.ts';
import styles from './move.module.css';
import { movedWords, sealDraft } from './moved-draft.ts';

type Offer =
  | { at: 'making' }
  | { at: 'shown'; address: string }
  | { at: 'read' }
  | { at: 'moved' }
  | { at: 'ended'; how: HowItEnded };

/** Offers the open quiz to another device, as a code to scan. Closing the dialog withdraws the offer. */
export function MoveDialog({ open, onClose }: { open: OpenQuiz; onClose: () => void }) {
  const [offer, setOffer] = useState<Offer>({ at: 'making' });
  const { again } = useWork(
    (signal) => makeOffer(open, signal, setOffer),
    () => setOffer({ at: 'ended', how: 'failed' }),
  );
  if (offer.at === 'moved') return <MovedDialog open={open} onClose={onClose} />;
  const isEnded = offer.at === 'ended';
  const newCode = (
    <Button block onClick={again}>
      Make a new code
    </Button>
  );
  return (
    <AlertDialog
      key={offer.at}
      role="dialog"
      title={isEnded ? endings[offer.how].title : 'Continue on another device'}
      onClose={onClose}
      okLabel="Close"
      {...(isEnded && { primary: newCode })}
    >
      {offer.at === 'making' && <PageSpinner words="Making a code" />}
      {offer.at === 'shown' && <Shown address={offer.address} />}
      {offer.at === 'read' && (
        <div role="status">
          <p>A device has read the code. Now say yes there.</p>
          <p>Was it not yours? Then someone else has scanned the code and can see your answers.</p>
        </div>
      )}
      {isEnded && <p>{endings[offer.how].text}</p>}
    </AlertDialog>
  );
}

function Shown({ address }: { address: string }) {
  return (
    <>
      <p>
        Scan this code with the camera of your other device. It works for {lifetimes.handoffMinutes} minutes, and for
        one device.
      </p>
      <div className={styles.code}>
        <QrCode text={address} title="QR code for your other device" />
      </div>
      <p>Anyone who scans it gets your answers, so show it to no one else. We can’t read them.</p>
      <p>
        Is the other one a computer? Open <b>{`${location.host}${continuePath}`}</b> there, and scan its code with this
        device.
      </p>
    </>
  );
}

/** This device keeps its answers until the user confirms here that they have moved. */
function MovedDialog({ open, onClose }: { open: OpenQuiz; onClose: () => void }) {
  const navigate = useNavigate();
  const leave = () => {
    open.run.startOver();
    navigate('/');
  };
  return (
    <AlertDialog
      role="dialog"
      title={movedWords.title}
      onClose={onClose}
      okLabel={movedWords.no}
      primary={
        <Button block onClick={leave}>
          {movedWords.yes}
        </Button>
      }
    >
      <p>{movedWords.text}</p>
      <p>{movedWords.note}</p>
    </AlertDialog>
  );
}

async function makeOffer({ run, quizId }: OpenQuiz, signal: AbortSignal, show: (offer: Offer) => void) {
  show({ at: 'making' });
  const [id, key] = [randomSecret(), randomSecret()];
  const jwe = await sealDraft(quizId, toDraft(run.store.getState()), key);
  if (signal.aborted) return;
  let isOver = false;
  const say = (offer: Offer) => {
    isOver ||= offer.at === 'moved' || offer.at === 'ended';
    if (!signal.aborted) show(offer);
  };
  signal.addEventListener('abort', () => isOver || withdraw(id));
  if (await putPart(id, { draft: jwe })) return say({ at: 'ended', how: 'failed' });
  say({ at: 'shown', address: addressOf({ kind: 'draft', id, key }) });
  const ending = await watchHandoff(id, signal, ({ closed, isRead }) => {
    if (closed === 'moved') say({ at: 'moved' });
    else if (closed) say({ at: 'ended', how: 'declined' });
    else if (isRead) say({ at: 'read' });
    return closed ? 'enough' : 'more';
  });
  if (ending === 'over') say({ at: 'ended', how: 'over' });
}
