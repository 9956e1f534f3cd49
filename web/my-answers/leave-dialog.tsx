import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { watchLeaving } from '#web/quiz/leave-warning.tsx';
import { Button } from '#web/ui/button.tsx';
import { AlertDialog } from '#web/ui/dialog.tsx';
import type { Changed } from './changes.ts';
import type { useSending } from './use-sending.ts';

type SendingDialogProps = { sending: ReturnType<typeof useSending>; set: Changed['set'] };

/** Asks about an unlikely answer, or says why the answers were not taken. */
export function SendingDialog({ sending, set }: SendingDialogProps) {
  const { standing, confirm, close } = sending;
  if (standing.is === 'refused')
    return (
      <AlertDialog title={standing.refused.title} onClose={close}>
        {standing.refused.message}
      </AlertDialog>
    );
  if (standing.is !== 'asking') return null;
  const { questionId, question, suggestion } = standing.doubt;
  const take = () => {
    for (const change of suggestion?.changes ?? []) set(change.questionId, change.answer, change.typed);
    close();
  };
  const isRight = () => void confirm(questionId);
  return (
    <AlertDialog
      title="One answer needs another look"
      onClose={close}
      okLabel="Back to my answers"
      primary={
        <Button block onClick={suggestion ? take : isRight}>
          Yes, {suggestion ? suggestion.label : 'that is right'}
        </Button>
      }
      actions={
        suggestion && (
          <Button variant="ghost" block onClick={isRight}>
            No, it is right as it stands
          </Button>
        )
      }
    >
      {question}
    </AlertDialog>
  );
}

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
