import { useNavigate } from 'react-router-dom';
import { quizPaths } from '#shared/derived-names.ts';
import type { LoginState } from '../login/login-state.ts';
import { Button } from '../ui/button.tsx';
import { AlertDialog } from '../ui/dialog.tsx';
import type { OpenQuiz } from './open-quiz.ts';
import type { QuizView } from './quiz-view.ts';

/** How a submission ended when the person has to know: in the specification's words, with a way on. */
export function QuizDialog({ open: { session, quizId }, ending }: { open: OpenQuiz; ending: QuizView['ending'] }) {
  const navigate = useNavigate();
  if (!ending || ending.type === 'waiting') return null;
  const logIn = () => {
    session.sendWhenSignedIn();
    navigate('/login', { state: { from: quizPaths[quizId] } satisfies LoginState });
  };
  const wantsLogin = ending.type === 'log in' || ending.hasAccount;
  return (
    <AlertDialog
      title={ending.type === 'log in' ? 'Please log in' : ending.title}
      onClose={session.closeEnding}
      actions={
        wantsLogin && (
          <Button variant="secondary" block onClick={logIn}>
            Log in
          </Button>
        )
      }
    >
      <p>{ending.type === 'log in' ? 'Please log in first to submit this quiz.' : ending.message}</p>
      {wantsLogin && <p>Your answers are kept on this device, and are sent once you are logged in.</p>}
    </AlertDialog>
  );
}
