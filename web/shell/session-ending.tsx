import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { renew } from '#web/api/call.ts';
import {
  endSession,
  isForThisVisit,
  type LoginState,
  logout,
  rememberSession,
  useSession,
} from '#web/session/session.ts';
import { isSharedDevice, readClaims, serverNow, useSharedDevice } from '#web/session/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertDialog } from '#web/ui/dialog.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/session-ending.ts';

const hourMs = 60 * 60 * 1000;

/**
 * When this session ends for good. Null if it renews itself for weeks, and if nobody is signed in. On a shared device
 * it lasts as long as its only token; without 'remember me', some hours from the login.
 */
export function endOfSession(): Date | null {
  const { authToken } = useSession.getState();
  const claims = authToken === null ? null : readClaims(authToken);
  if (isSharedDevice()) return claims?.exp === undefined ? null : new Date(claims.exp * 1000);
  if (!isForThisVisit() || claims?.auth_time === undefined) return null;
  return new Date(claims.auth_time * 1000 + lifetimes.otherSessionHours * hourMs);
}

const minuteMs = 60_000;
/** Time enough to read the warning and to decide (WCAG 2.2.1 asks for 20 seconds). */
const warningMinutes = 2;

/**
 * The minutes until the session ends, rounded up, once the warning is due; null before that. 0 means that it is over.
 */
export function useMinutesLeft(): number | null {
  const authToken = useSession((session) => session.authToken);
  const isShared = useSharedDevice();
  const [left, setLeft] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token or another choice of device has another end
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const leftMs = timeLeft();
      setLeft(leftMs > warningMinutes * minuteMs ? null : Math.max(0, Math.ceil(leftMs / minuteMs)));
      if (leftMs > 0 && leftMs < Infinity) timer = setTimeout(look, untilNextLook(leftMs));
    };
    look();
    // Timers do not run while a device sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [authToken, isShared]);
  return left;
}

const timeLeft = (): number => {
  const end = endOfSession();
  return end ? end.getTime() - serverNow().getTime() : Infinity;
};

const untilNextLook = (leftMs: number): number =>
  leftMs > warningMinutes * minuteMs ? leftMs - warningMinutes * minuteMs : leftMs % minuteMs || minuteMs;

/** Warns before a session ends that cannot renew itself, and goes to the login when it has ended. */
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
    void navigate('/login', { state: { from: pathname } satisfies LoginState });
  }, [minutes, navigate, pathname]);
  return isWarning && !isClosed ? <Warning minutes={minutes} onClose={() => setClosed(true)} /> : null;
}

/** On a shared device this removes everything along with the session, like a logout. */
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
      title={words.title}
      onClose={onClose}
      okLabel={words.carryOn}
      primary={
        !isShared && (
          <Button block busy={step === 'busy'} busyLabel={labels.oneMoment} onClick={stay}>
            {labels.stayLoggedIn}
          </Button>
        )
      }
      actions={
        <Button variant={isShared ? 'secondary' : 'ghost'} block onClick={logout}>
          {words.logOutNow}
        </Button>
      }
    >
      <p>
        <RichText text={words.loggingOutIn(minutes)} parts={{ time: (left) => <b role="timer">{left}</b> }} />{' '}
        {isShared ? words.notSavedHere : words.savedAfterLogin}
      </p>
      {!isShared && (
        <p role="status">
          {step === 'failed' ? words.notRenewed : words.staysLoggedIn(lifetimes.rememberedSessionDays)}
        </p>
      )}
    </AlertDialog>
  );
}
