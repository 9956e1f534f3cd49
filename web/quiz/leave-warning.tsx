import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSharedDevice } from '../session/storage.ts';
import { Button } from '../ui/button.tsx';
import { AlertDialog } from '../ui/dialog.tsx';
import { hasAnswers } from './draft/draft-of-view.ts';
import type { OpenQuiz } from './open-quiz.ts';
import type { QuizView } from './quiz-run.ts';

/** On a shared device nothing is kept, so leaving loses the answers: it asks first, by link and by closing the page. */
export function LeaveWarning({ open, view }: { open: OpenQuiz; view: QuizView }) {
  const isNeeded = useSharedDevice() && view.state.phase !== 'completed' && hasAnswers(view);
  // Apart, because the router's hooks cost each step of the quiz some time, and hardly anybody needs them.
  return isNeeded && <Warning run={open.run} />;
}

function Warning({ run }: Pick<OpenQuiz, 'run'>) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => watchLeaving(setTarget), []);
  if (target === null) return null;
  const leave = () => {
    // In this order: starting over goes back in the history of the page that is shown.
    navigate(target);
    run.startOver();
  };
  return (
    <AlertDialog
      title="Leave the quiz?"
      onClose={() => setTarget(null)}
      okLabel="Stay here"
      actions={
        <Button variant="secondary" block onClick={leave}>
          Leave and delete them
        </Button>
      }
    >
      This is a shared device, so nothing is kept here. If you leave, your answers are gone.
    </AlertDialog>
  );
}

/** Calls back with the path of a link that was pressed instead of following it. Returns the function that stops it. */
export function watchLeaving(onLink: (path: string) => void): () => void {
  const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !leavesThePage(link, event)) return;
    event.preventDefault();
    event.stopPropagation();
    onLink(link.pathname);
  };
  addEventListener('beforeunload', beforeUnload);
  // In the capture phase: the router's own link would be quicker.
  addEventListener('click', press, true);
  return () => {
    removeEventListener('beforeunload', beforeUnload);
    removeEventListener('click', press, true);
  };
}

/** A link into another window, a telephone number and a place on this page leave the quiz where it is. */
const leavesThePage = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  link.target !== '_blank' &&
  !(ctrlKey || metaKey || shiftKey);
