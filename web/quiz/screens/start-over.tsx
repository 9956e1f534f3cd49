import { Button } from '../../ui/button.tsx';
import { AlertDialog } from '../../ui/dialog.tsx';

/** Asks first: the answers are removed. */
export function StartOver({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
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
