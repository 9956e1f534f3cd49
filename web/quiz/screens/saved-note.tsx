import { useState } from 'react';
import { useSharedDevice } from '../../session/shared-device.ts';
import { Button } from '../../ui/button.tsx';
import { AlertDialog } from '../../ui/dialog.tsx';
import styles from '../quiz.module.css';
import type { QuizRun } from '../quiz-run.ts';

/** Says that this device stores the answers, and offers to remove them. */
export function SavedNote({ run }: { run: QuizRun }) {
  const [isAsking, setAsking] = useState(false);
  const isShared = useSharedDevice();
  return (
    <div className={styles.saved}>
      <p>{isShared ? 'Nothing is kept on this device.' : 'Your answers are kept on this device.'}</p>
      <button type="button" className={styles.link} onClick={() => setAsking(true)}>
        Start over
      </button>
      {isAsking && <StartOver onStay={() => setAsking(false)} onLeave={run.startOver} />}
    </div>
  );
}

function StartOver({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <AlertDialog
      title="Start over?"
      onClose={onStay}
      okLabel="Keep my answers"
      actions={
        <Button variant="secondary" block onClick={onLeave}>
          Start over
        </Button>
      }
    >
      Your answers so far are removed.
    </AlertDialog>
  );
}
