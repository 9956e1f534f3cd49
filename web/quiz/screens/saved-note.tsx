import { useState } from 'react';
import { useSharedDevice } from '../../session/shared-device.ts';
import styles from '../quiz.module.css';
import type { QuizRun } from '../quiz-run.ts';
import { StartOver } from './quiz-menu.tsx';

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
