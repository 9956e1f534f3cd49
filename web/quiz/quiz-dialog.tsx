import { useNavigate } from 'react-router-dom';
import { neededBefore, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { Offers } from '#web/measured/unit-toggle.tsx';
import { type LoginState, useSession } from '#web/session/session.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/sending.ts';
import { useSharedDevice } from '../session/storage.ts';
import { Button } from '../ui/button.tsx';
import { AlertDialog } from '../ui/dialog.tsx';
import { isInPageOnly } from './draft/drafts.ts';
import type { OpenQuiz } from './open-quiz.ts';
import type { QuizView } from './quiz-run.ts';

type Refusal = Extract<QuizView['ending'], { type: 'refused' }>;

/**
 * Tells the user how a submission ended, if they have to know, in the words of the specification, and offers the next
 * step.
 */
export function QuizDialog({ open, ending }: { open: OpenQuiz; ending: QuizView['ending'] }) {
  if (!ending || ending.type === 'waiting' || ending.type === 'not registered') return null;
  return ending.type === 'log in' ? <LogInFirst open={open} /> : <Refused open={open} ending={ending} />;
}

/**
 * A user whose session has just ended has an account. Others may have none, because the heart quiz does not ask for one
 * first.
 */
function LogInFirst({ open: { run, quizId } }: { open: OpenQuiz }) {
  const leaveFor = useLeaveFor({ run, quizId });
  const wasLoggedIn = useSession((session) => session.wasEnded);
  const needed = wasLoggedIn ? null : neededBefore(quizId);
  const isNew = needed !== null;
  const create = (
    <Way key="create" isFirst={isNew} label={labels.createAccount} onPress={() => leaveFor('/register')} />
  );
  const logIn = <Way key="log in" isFirst={!isNew} label={labels.logIn} onPress={() => leaveFor('/login')} />;
  return (
    <AlertDialog
      title={words.pleaseLogIn}
      onClose={run.closeEnding}
      okLabel={words.notNow}
      okVariant="ghost"
      primary={isNew ? [create, logIn] : [logIn, create]}
    >
      <p>{words.logInFirst}</p>
      {needed && <p>{words.noAccountYet(quizRecords[needed].title)}</p>}
      <Waiting quizId={quizId} />
    </AlertDialog>
  );
}

function Way({ isFirst, label, onPress }: { isFirst: boolean; label: string; onPress: () => void }) {
  return (
    <Button {...(isFirst ? {} : { variant: 'secondary' })} block onClick={onPress}>
      {label}
    </Button>
  );
}

function Refused({ open, ending: { title, message, isTooFew } }: { open: OpenQuiz; ending: Refusal }) {
  return (
    <AlertDialog title={title} onClose={open.run.closeEnding}>
      <p>{message}</p>
      {isTooFew && <p>{words.nothingLost}</p>}
    </AlertDialog>
  );
}

/** Shown when the address has an account: the user logs in to it, or changes a mistyped address. */
export function AddressIsTaken({ open }: { open: OpenQuiz }) {
  const leaveFor = useLeaveFor(open);
  return (
    <>
      <Waiting quizId={open.quizId} hasAddress />
      <Offers
        offers={[
          { label: words.changeAddress, take: open.run.changeAddress },
          { label: labels.logIn, take: () => leaveFor('/login') },
        ]}
      />
    </>
  );
}

/** Once an address was typed, no other account ever sees the answers. */
function Waiting({ quizId, hasAddress }: { quizId: QuizId; hasAddress?: boolean }) {
  const isInPage = useSharedDevice() || isInPageOnly(quizId);
  if (hasAddress) return <p>{isInPage ? words.onPageForThisEmail : words.savedForThisEmail}</p>;
  return <p>{isInPage ? words.onPageUntilLogin : words.savedUntilLogin}</p>;
}

/** Navigates to the login or registration and back. The answers are sent on return. */
function useLeaveFor({ run, quizId }: Pick<OpenQuiz, 'run' | 'quizId'>) {
  const navigate = useNavigate();
  return (path: '/login' | '/register') => {
    run.sendWhenSignedIn();
    void navigate(path, { state: { from: quizRecords[quizId].path } satisfies LoginState });
  };
}
