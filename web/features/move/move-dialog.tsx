import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as words from '#feature-words/move.ts';
import { handoffMinutes } from '#shared/features/move/feature.ts';
import { toDraft } from '#web/quiz/draft/sync-draft.ts';
import type { OpenQuiz } from '#web/quiz/open-quiz.ts';
import { QrCode } from '#web/sealed/qr-code.tsx';
import { randomSecret } from '#web/sealed/seal-file.ts';
import { Button, PageSpinner } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { AlertDialog } from '#web/ui/dialog.tsx';
import { close } from '#words/quiz.ts';
import {
  addressOf,
  endings,
  type HandoffState,
  type HowItEnded,
  putDraft,
  useWork,
  watchHandoff,
  withdraw,
} from './handoff.ts';
import styles from './move.module.css';
import { sealDraft } from './moved-draft.ts';

type Offer =
  | { at: 'making' }
  | { at: 'shown'; id: string; address: string }
  | { at: 'read' }
  | { at: 'moved' }
  | { at: 'ended'; how: HowItEnded };

type MoveDialogProps = { open: OpenQuiz; onClose: () => void };

/**
 * Offers the open quiz to another device, as a link. The link keeps working for its ten minutes after the dialog has
 * closed, because the user may have sent it by then. This device keeps its answers until the user deletes them here.
 */
export function MoveDialog({ open, onClose }: MoveDialogProps) {
  const [offer, setOffer] = useState<Offer>({ at: 'making' });
  const { again } = useWork(
    (signal) => makeOffer(open, signal, setOffer),
    () => setOffer({ at: 'ended', how: 'failed' }),
  );
  const newLink = (
    <Button block onClick={again}>
      {words.newLink}
    </Button>
  );
  switch (offer.at) {
    case 'making':
      return (
        <AlertDialog key="making" role="dialog" title={words.moveTitle} onClose={onClose} okLabel={close}>
          <PageSpinner words={words.makingLink} />
        </AlertDialog>
      );
    case 'shown':
      return (
        <Shown key="shown" {...offer} onClose={onClose} onCancelled={(state) => setOffer(offerAfter(state) ?? offer)} />
      );
    case 'read':
      return (
        <AlertDialog key="read" title={words.openedTitle} onClose={onClose} okLabel={close} primary={newLink}>
          <p>{words.openedAnswers}</p>
          <p>{words.ifNotYou}</p>
        </AlertDialog>
      );
    case 'moved':
      return <MovedDialog key="moved" open={open} onClose={onClose} />;
    case 'ended':
      return (
        <AlertDialog
          key="ended"
          role="dialog"
          title={endings[offer.how].title}
          onClose={onClose}
          okLabel={close}
          primary={newLink}
        >
          <p>{endings[offer.how].text}</p>
        </AlertDialog>
      );
  }
}

type ShownProps = {
  id: string;
  address: string;
  onClose: () => void;
  /** How far the handoff had come when the link was cancelled. */
  onCancelled: (state: HandoffState) => void;
};

function Shown({ id, address, onClose, onCancelled }: ShownProps) {
  const [hasFailed, setFailed] = useState<'copy' | 'cancel' | null>(null);
  const cannotSend = () => setFailed('copy');
  const cancel = async () => {
    setFailed(null);
    const state = await withdraw(id);
    if (state) onCancelled(state);
    else setFailed('cancel');
  };
  return (
    <AlertDialog
      role="dialog"
      title={words.moveTitle}
      onClose={onClose}
      okLabel={close}
      primary={
        <>
          {'share' in navigator && <ShareButton address={address} onFail={cannotSend} />}
          <CopyButton block text={address} onFail={cannotSend} />
        </>
      }
      okVariant="ghost"
      actions={
        <Button variant="ghost" block onClick={() => void cancel()}>
          {words.cancelLink}
        </Button>
      }
    >
      <p>{words.scanOrSend(handoffMinutes)}</p>
      <div className={styles.code}>
        <QrCode text={address} title={words.codeName} />
      </div>
      <p>{words.firstGetsAnswers}</p>
      {hasFailed === 'copy' && (
        <>
          <p role="alert">{words.cannotCopy}</p>
          <p className={styles.address}>{address}</p>
        </>
      )}
      {hasFailed === 'cancel' && <p role="alert">{words.notCancelled}</p>}
    </AlertDialog>
  );
}

/** Opens the share sheet of the system. Closing that sheet is not a failure. */
function ShareButton({ address, onFail }: { address: string; onFail: () => void }) {
  const share = async () => {
    try {
      await navigator.share({ title: words.sharedTitle, url: address });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFail();
    }
  };
  return (
    <Button block onClick={() => void share()}>
      {words.shareLink}
    </Button>
  );
}

function MovedDialog({ open, onClose }: MoveDialogProps) {
  const navigate = useNavigate();
  const leave = () => {
    open.run.startOver();
    void navigate('/');
  };
  return (
    <AlertDialog
      role="dialog"
      title={words.movedTitle}
      onClose={onClose}
      okLabel={words.keepHereToo}
      primary={
        <Button block onClick={leave}>
          {words.deleteHere}
        </Button>
      }
    >
      <p>{words.movedDeleteHere}</p>
      <p>{words.ifNotYouKeepThem}</p>
    </AlertDialog>
  );
}

/** The last link that this page made for each run. A new link replaces it, so that only one works at a time. */
const lastIds = new Map<string, string>();

async function makeOffer({ run, quizId }: OpenQuiz, signal: AbortSignal, show: (offer: Offer) => void) {
  const say = (offer: Offer) => {
    if (!signal.aborted) show(offer);
  };
  say({ at: 'making' });
  const draft = toDraft(run.store.getState());
  const lastId = lastIds.get(draft.runId);
  if (lastId !== undefined) void withdraw(lastId);
  const [id, key] = [randomSecret(), randomSecret()];
  const jwe = await sealDraft(quizId, draft, key);
  if (signal.aborted) return;
  lastIds.set(draft.runId, id);
  if (!(await putDraft(id, jwe))) return say({ at: 'ended', how: 'failed' });
  say({ at: 'shown', id, address: addressOf({ id, key }) });
  let isRead = false;
  const ending = await watchHandoff(id, signal, (state) => {
    isRead ||= state.isRead;
    const next = offerAfter(state);
    if (next) say(next);
    return state.closed ? 'enough' : 'more';
  });
  if (ending === 'over' && !isRead) say({ at: 'ended', how: 'over' });
}

/** What to show after something has happened to the link; null before. It always says if another device has read the answers. */
function offerAfter({ closed, isRead }: HandoffState): Offer | null {
  if (closed === 'moved') return { at: 'moved' };
  if (isRead) return { at: 'read' };
  return closed ? { at: 'ended', how: 'cancelled' } : null;
}
