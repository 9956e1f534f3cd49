import { useNavigate } from 'react-router-dom';
import { quizPaths } from '#shared/derived-names.ts';
import type { LoginState } from '../session/login-state.ts';
import { useSharedDevice } from '../session/shared-device.ts';
import { Button } from '../ui/button.tsx';
import { AlertDialog } from '../ui/dialog.tsx';
import type { OpenQuiz } from './open-quiz.ts';
import type { QuizView } from './quiz-view.ts';

/** Says how a submission ended if the person has to know it, in the words of the specification, and offers the next step. */
export function QuizDialog({ open: { run, quizId }, ending }: { open: OpenQuiz; ending: QuizView['ending'] }) {
  const navigate = useNavigate();
  const isShared = useSharedDevice();
  if (!ending || ending.type === 'waiting') return null;
  const leaveFor = (path: '/login' | '/register') => {
    run.sendWhenSignedIn();
    navigate(path, { state: { from: quizPaths[quizId] } satisfies LoginState });
  };
  const wantsLogin = ending.type === 'log in' || ending.hasAccount;
  return (
    <AlertDialog
      title={ending.type === 'log in' ? 'Please log in' : ending.title}
      onClose={run.closeEnding}
      primary={
        wantsLogin && (
          <Button block onClick={() => leaveFor('/login')}>
            Log in
          </Button>
        )
      }
      actions={
        ending.type === 'log in' && (
          <Button variant="ghost" block onClick={() => leaveFor('/register')}>
            Create an account
          </Button>
        )
      }
    >
      <p>{ending.type === 'log in' ? 'Please log in first to submit this quiz.' : ending.message}</p>
      {wantsLogin && (
        <p>
          {isShared
            ? 'Your answers wait in this page, and are sent once you are logged in.'
            : 'Your answers are kept on this device, and are sent once you are logged in.'}
        </p>
      )}
    </AlertDialog>
  );
}
