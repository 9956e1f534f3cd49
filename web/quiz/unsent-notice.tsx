import { useState, useSyncExternalStore } from 'react';
import { quizPaths, quizTitles } from '#shared/derived-names.ts';
import { Button } from '../ui/button.tsx';
import { AlertDialog } from '../ui/dialog.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { loadDraft } from './drafts.ts';
import { handBack } from './hand-back.ts';
import type { Kept } from './outbox.ts';
import styles from './quiz.module.css';
import { refusalOf } from './refusal.ts';
import { nothingUnsent, onUnsentChange, unsentNow } from './resend.ts';

/** 'Not sent yet', for as long as something waits to be sent again, and what was not accepted; else nothing. */
export function UnsentNotice() {
  const { waiting, refused } = useSyncExternalStore(onUnsentChange, unsentNow, () => nothingUnsent);
  const [inTheWay, setInTheWay] = useState<Kept | null>(null);
  const openUnlessInTheWay = async (kept: Kept) => {
    const { quizId, userId } = kept.request;
    if (await loadDraft(quizId, userId, Date.now())) setInTheWay(kept);
    else await openAnswers(kept);
  };
  return (
    <>
      <div aria-live="polite" className={styles.unsent}>
        {waiting > 0 && (
          <Notice title="Not sent yet">
            Your answers are safe on this device. They are sent as soon as the connection is back; keep this browser’s
            data until then.
          </Notice>
        )}
        {refused.map((kept) => (
          <RefusedNotice key={kept.request.sessionId} kept={kept} onOpen={() => openUnlessInTheWay(kept)} />
        ))}
      </div>
      {inTheWay && (
        <ReplaceDialog
          title={quizTitles[inTheWay.request.quizId]}
          onStay={() => setInTheWay(null)}
          onReplace={() => openAnswers(inTheWay)}
        />
      )}
    </>
  );
}

/** Refused while nobody was looking at that quiz: says why, and leads back to the answers. */
function RefusedNotice({ kept: { request, refusal }, onOpen }: { kept: Kept; onOpen: () => void }) {
  const words = refusal && refusalOf(refusal);
  return (
    <Notice title={`${quizTitles[request.quizId]}: ${words?.title ?? 'not accepted'}`} icon={AlertIcon}>
      <p>{words?.message ?? refusal?.message}</p>
      <p>Your answers are kept on this device.</p>
      <p className={styles.openAnswers}>
        <Button size="sm" onClick={onOpen}>
          Open my answers
        </Button>
      </p>
    </Notice>
  );
}

type ReplaceDialogProps = { title: string; onStay: () => void; onReplace: () => void };

function ReplaceDialog({ title, onStay, onReplace }: ReplaceDialogProps) {
  return (
    <AlertDialog
      title="Replace the unfinished quiz?"
      onClose={onStay}
      okLabel="Keep the unfinished one"
      actions={
        <Button variant="secondary" block onClick={onReplace}>
          Replace it
        </Button>
      }
    >
      {`You have started the ${title} again on this device. Those newer answers would be removed.`}
    </AlertDialog>
  );
}

async function openAnswers(kept: Kept): Promise<void> {
  // A fresh start of the page: the quiz may be open already, at its end.
  if (await handBack(kept)) location.assign(quizPaths[kept.request.quizId]);
}
