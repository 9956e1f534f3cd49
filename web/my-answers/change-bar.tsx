import { Actions } from '../quiz/actions.tsx';
import { Button } from '../ui/button.tsx';
import styles from './answers-frame.module.css';

type ChangeBarProps = { count: number; isSending: boolean; onUndo: () => void; onSend: () => void };

/** At the bottom of the list, while something is changed. */
export function ChangeBar({ count, isSending, onUndo, onSend }: ChangeBarProps) {
  return (
    <Actions hasLine>
      <p className={styles.bar} role="status">
        <b>{count === 1 ? '1 change' : `${count} changes`}</b>
        <span>not sent yet</span>
      </p>
      <Button variant="secondary" className={styles.narrow} onClick={onUndo} disabled={isSending}>
        Undo
      </Button>
      <Button className={styles.narrow} onClick={onSend} busy={isSending} busyLabel="Sending…">
        Work out again
      </Button>
    </Actions>
  );
}
