import { Button } from '../ui/button.tsx';
import { AlertDialog } from '../ui/dialog.tsx';
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
