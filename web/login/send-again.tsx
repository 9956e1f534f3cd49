import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './auth-page.module.css';

/** Another mail that comes sooner would only make the first one useless while it is on its way. */
const waitSeconds = 30;
const stepSeconds = 10;

type SendAgainProps = {
  /** Resolves with the sentence to show when nothing was sent, else null. */
  onSend: () => Promise<string | null>;
};

/** Asks for one more mail, and then makes people wait for it, with the time in words. */
export function SendAgain({ onSend }: SendAgainProps) {
  const [state, setState] = useState({ isBusy: false, said: '' });
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - stepSeconds), stepSeconds * 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const send = async () => {
    setState({ isBusy: true, said: '' });
    const refusal = await onSend();
    setState({ isBusy: false, said: refusal ?? 'A new code is on its way. It can take a minute.' });
    if (!refusal) setLeft(waitSeconds);
  };
  return (
    <>
      <p className={styles.alternative}>No mail? Look in the spam folder, or</p>
      <Button variant="secondary" size="sm" busy={state.isBusy} disabled={left > 0} onClick={send}>
        {left > 0 ? `Send a new code (in ${left} seconds)` : 'Send a new code'}
      </Button>
      <p className={styles.footnote} role="status">
        {state.said}
      </p>
    </>
  );
}
