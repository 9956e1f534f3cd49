import { useEffect, useState } from 'react';
import { endOfSession } from './end-of-session.ts';
import { serverNow } from './server-clock.ts';
import { useSession } from './session.ts';
import { useSharedDevice } from './shared-device.ts';

const minuteMs = 60_000;
/** Long enough to read the warning and to decide (WCAG 2.2.1 asks for 20 seconds). */
const warningMinutes = 2;

/** The minutes until the session ends, rounded up, from the warning on; null before. 0: it is over. */
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
    // A device that slept has kept no timer.
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
