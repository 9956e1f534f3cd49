import { useState } from 'react';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { renew } from '../../api/renew.ts';
import { forgetOffline } from '../../offline/keep-offline.ts';
import { forgetSessionOnClose, isRemembered, useSession } from '../../session/session.ts';
import { LogoutButton } from '../../shell/logout-button.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './not-my-device.module.css';

type Step = 'asked' | 'busy' | 'forgotten' | 'failed';

const said: Readonly<Record<Step, string>> = {
  asked: `You stay signed in on this device for ${lifetimes.rememberedSessionDays} days, or until you log out.`,
  busy: 'One moment …',
  forgotten: `You are signed in until you close this browser, and for ${lifetimes.otherSessionHours} hours at most.`,
  failed: 'That did not work just now. Please log out when you leave this device.',
};

/** Finishing the quiz signs in as with 'Remember me', which nobody has chosen here: so it can be taken back at once. */
export function NotMyDevice() {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const [step, setStep] = useState<Step | null>(() => (isRemembered() ? 'asked' : null));
  if (!isSignedIn || step === null) return null;
  const forget = async () => {
    setStep('busy');
    // What this browser stores moves in any case; the session ends with the browser only if the server has heard of it.
    forgetSessionOnClose();
    void forgetOffline();
    setStep((await renew({ remember: false })) ? 'forgotten' : 'failed');
  };
  return (
    <section className={styles.device} aria-labelledby="not-my-device">
      <h2 id="not-my-device">Is this your device?</h2>
      <p role="status">{said[step]}</p>
      <div className={styles.buttons}>
        {step !== 'forgotten' && (
          <Button
            variant="secondary"
            size="sm"
            busy={step === 'busy'}
            busyLabel="This is not my device"
            onClick={forget}
          >
            This is not my device
          </Button>
        )}
        <LogoutButton />
      </div>
    </section>
  );
}
