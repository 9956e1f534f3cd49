import { useId, useState } from 'react';
import { Checkbox } from '#web/ui/field.tsx';
import * as words from '#words/quiz.ts';
import { useSharedDevice } from '../../session/storage.ts';
import type { OpenQuiz } from '../open-quiz.ts';
import styles from './device-choice.module.css';

/** On a shared device the token, the draft and the outbox are only in the memory of this page. */
export function DeviceChoice({ open: { keepHere } }: { open: Pick<OpenQuiz, 'keepHere'> }) {
  // The draft moves after pending writes. The checkbox does not wait for that.
  const [isShared, setShared] = useState(useSharedDevice());
  const id = useId();
  const choose = (shared: boolean) => {
    setShared(shared);
    keepHere(shared);
  };
  return (
    <div className={styles.choice}>
      <Checkbox name="device" checked={isShared} onChange={choose} aria-describedby={isShared ? id : undefined}>
        {words.sharedDevice}
      </Checkbox>
      {isShared && (
        <p id={id} className={styles.hint}>
          {words.sharedDeviceLoses}
        </p>
      )}
    </div>
  );
}
