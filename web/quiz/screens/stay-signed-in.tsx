import { useState } from 'react';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { renew } from '../../api/renew.ts';
import { isForThisVisit, rememberSession, useSession } from '../../session/session.ts';
import { LogoutButton } from '../../shell/logout-button.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './stay-signed-in.module.css';

type Step = 'asked' | 'busy' | 'failed' | 'remembered';

const said: Readonly<Record<Step, string>> = {
  asked: 'You are signed in until you close this browser. Choose this only if nobody else uses this device.',
  busy: 'One moment …',
  failed: 'That did not work just now. You are signed in until you close this browser.',
  remembered: `You stay signed in on this device for ${lifetimes.rememberedSessionDays} days, or until you log out.`,
};

/** Who made their account by finishing the quiz was never asked about 'remember me'. It is asked here, and not decided. */
export function StaySignedIn() {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const [step, setStep] = useState<Step | null>(() => (isForThisVisit() ? 'asked' : null));
  if (!isSignedIn || step === null) return null;
  const stay = async () => {
    setStep('busy');
    const isRenewed = await renew({ remember: true });
    if (isRenewed) rememberSession();
    setStep(isRenewed ? 'remembered' : 'failed');
  };
  return (
    <section className={styles.stay} aria-labelledby="stay-signed-in">
      <h2 id="stay-signed-in">Stay signed in on this device?</h2>
      <p role="status">{said[step]}</p>
      <div className={styles.buttons}>
        {step !== 'remembered' && (
          <Button variant="secondary" size="sm" busy={step === 'busy'} busyLabel="Stay signed in" onClick={stay}>
            Stay signed in
          </Button>
        )}
        <LogoutButton />
      </div>
    </section>
  );
}
