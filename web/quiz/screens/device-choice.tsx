import { useState } from 'react';
import { RadioCard } from '#web/ui/choices.tsx';
import { useSharedDevice } from '../../session/storage.ts';
import { useCannotSave } from '../draft/drafts.ts';
import type { OpenQuiz } from '../open-quiz.ts';
import styles from './device-choice.module.css';

/** Asks who uses this device. On a shared one the token, the draft and the outbox are only in the memory of this page. */
export function DeviceChoice({ open: { keepHere } }: { open: Pick<OpenQuiz, 'keepHere'> }) {
  // The draft moves after pending writes; the pressed button does not wait for that.
  const [isShared, setShared] = useState(useSharedDevice());
  const cannotSave = useCannotSave();
  const choose = (shared: boolean) => {
    setShared(shared);
    keepHere(shared);
  };
  return (
    <fieldset className={styles.choice}>
      <legend>Who uses this device?</legend>
      <RadioCard
        name="device"
        label="Only me"
        {...(!cannotSave && { hint: 'Take a break any time: your answers are saved here.' })}
        checked={!isShared}
        onChoose={() => choose(false)}
      />
      <RadioCard
        name="device"
        label="Other people use it too"
        hint="Nothing is saved here. If you leave, you’ll lose your answers."
        checked={isShared}
        onChoose={() => choose(true)}
      />
    </fieldset>
  );
}
