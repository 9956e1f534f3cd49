import { useState } from 'react';
import { useSharedDevice } from '../../session/shared-device.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AlertDialog } from '../../ui/dialog.tsx';
import { useNumberKeys } from '../number-keys.ts';
import styles from '../quiz.module.css';
import type { QuizRun } from '../quiz-run.ts';
import { StartOver } from './start-over.tsx';

/** What does not belong to one question: where the answers are, the keys, starting over. It stands after Back. */
export function QuizMenu({ run }: { run: QuizRun }) {
  const [shown, show] = useState<'menu' | 'start over' | null>(null);
  const close = () => show(null);
  return (
    <>
      <Button variant="ghost" className={styles.menu} aria-haspopup="dialog" onClick={() => show('menu')}>
        Menu
      </Button>
      {shown === 'menu' && <Menu onClose={close} onStartOver={() => show('start over')} />}
      {shown === 'start over' && <StartOver onStay={close} onLeave={run.startOver} />}
    </>
  );
}

function Menu({ onClose, onStartOver }: { onClose: () => void; onStartOver: () => void }) {
  const isShared = useSharedDevice();
  const isOn = useNumberKeys((keys) => keys.isOn);
  return (
    <AlertDialog
      role="dialog"
      title="Menu"
      onClose={onClose}
      okLabel="Close"
      actions={
        <Button variant="secondary" block onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      <p>{isShared ? 'Nothing is kept on this device.' : 'Your answers are kept on this device.'}</p>
      <Checkbox checked={isOn} onChange={(checked) => useNumberKeys.setState({ isOn: checked })}>
        Answer with number keys
      </Checkbox>
      <p>1 to 9 choose the first nine options, 0 the tenth. They never submit.</p>
    </AlertDialog>
  );
}
