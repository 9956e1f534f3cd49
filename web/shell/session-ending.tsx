import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { renew } from '../api/renew.ts';
import type { LoginState } from '../session/login-state.ts';
import { endSession, logout, rememberSession, useSession } from '../session/session.ts';
import { isSharedDevice } from '../session/shared-device.ts';
import { useMinutesLeft } from '../session/use-minutes-left.ts';
import { Button } from '../ui/button.tsx';
import { AlertDialog } from '../ui/dialog.tsx';

/** Warns before a session ends that cannot go on by itself, and leads to the login when it has ended. */
export function SessionEnding() {
  const minutes = useMinutesLeft();
  const [isClosed, setClosed] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isWarning = minutes !== null && minutes > 0;
  useEffect(() => {
    if (!isWarning) setClosed(false);
  }, [isWarning]);
  useEffect(() => {
    if (minutes !== 0) return;
    end();
    navigate('/login', { state: { from: pathname } satisfies LoginState });
  }, [minutes, navigate, pathname]);
  return isWarning && !isClosed ? <Warning minutes={minutes} onClose={() => setClosed(true)} /> : null;
}

/** On a shared device everything goes with the session, as by a logout. */
function end(): void {
  if (isSharedDevice()) logout();
  else endSession();
  useSession.setState({ wasEnded: true });
}

function Warning({ minutes, onClose }: { minutes: number; onClose: () => void }) {
  const [step, setStep] = useState<'asked' | 'busy' | 'failed'>('asked');
  const isShared = isSharedDevice();
  const stay = async () => {
    setStep('busy');
    const isRenewed = await renew({ remember: true });
    if (isRenewed) rememberSession();
    if (isRenewed) onClose();
    else setStep('failed');
  };
  return (
    <AlertDialog
      title="Are you still there?"
      onClose={onClose}
      okLabel="Go on for now"
      primary={
        !isShared && (
          <Button block busy={step === 'busy'} busyLabel="One moment…" onClick={stay}>
            Stay logged in
          </Button>
        )
      }
      actions={
        <Button variant={isShared ? 'secondary' : 'ghost'} block onClick={logout}>
          Log out now
        </Button>
      }
    >
      <p>
        To keep your answers private we log you out in{' '}
        <b role="timer">{minutes === 1 ? '1 minute' : `${minutes} minutes`}</b>.{' '}
        {isShared
          ? 'This is a shared device, so nothing stays here. Please send your answers before.'
          : 'What you have answered stays, and is here after you log in again.'}
      </p>
      {!isShared && (
        <p role="status">
          {step === 'failed'
            ? 'That did not work just now. You can log in again afterwards.'
            : `To stay logged in means for ${lifetimes.rememberedSessionDays} days on this device. Choose it only if nobody else uses it.`}
        </p>
      )}
    </AlertDialog>
  );
}
