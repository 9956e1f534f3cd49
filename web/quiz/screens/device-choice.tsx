import { useState } from 'react';
import { RadioCard } from '#web/ui/choices.tsx';
import { useSharedDevice } from '../../session/storage.ts';
import type { OpenQuiz } from '../open-quiz.ts';
import styles from './device-choice.module.css';

/** Asks who uses this device. On a shared one the token, the draft and the outbox stay in the memory of this page alone. */
export function DeviceChoice({ open: { keepHere } }: { open: Pick<OpenQuiz, 'keepHere'> }) {
  // The draft moves in its turn, after what is still being written; the button that was pressed does not wait for it.
  const [isShared, setShared] = useState(useSharedDevice());
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
        hint="Your answers wait here if you need a break."
        checked={!isShared}
        onChoose={() => choose(false)}
      />
      <RadioCard
        name="device"
        label="This is a shared device"
        hint="Nothing is kept here. If you leave, your answers are gone."
        checked={isShared}
        onChoose={() => choose(true)}
      />
    </fieldset>
  );
}
