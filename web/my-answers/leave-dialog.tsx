import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { watchLeaving } from '../quiz/leave-warning.tsx';
import { Button } from '../ui/button.tsx';
import { AlertDialog } from '../ui/dialog.tsx';

type LeaveDialogProps = { isNeeded: boolean; words: string; onLeave: () => void };

/** Asks once before a link, or closing the page, loses what has not been sent. */
export function LeaveDialog({ isNeeded, words, onLeave }: LeaveDialogProps) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => (isNeeded ? watchLeaving(setTarget) : undefined), [isNeeded]);
  if (target === null) return null;
  const leave = () => {
    navigate(target);
    onLeave();
  };
  return (
    <AlertDialog
      title="Leave without sending?"
      onClose={() => setTarget(null)}
      okLabel="Stay here"
      actions={
        <Button variant="secondary" block onClick={leave}>
          Leave and drop the changes
        </Button>
      }
    >
      {words}
    </AlertDialog>
  );
}
