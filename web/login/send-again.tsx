import { useEffect, useState } from 'react';
import * as words from '#words/send-again.ts';
import { useAction } from '../ui/action.ts';
import { Button } from '../ui/button.tsx';
import type { Sent } from './account-form.tsx';
import styles from './auth-page.module.css';

/** A mail that is sent sooner would only invalidate the first one while that is still on its way. */
const waitSeconds = 30;
const stepSeconds = 10;

/** Requests one more mail, and then makes the user wait, with the time in words. */
export function SendAgain({ onSend }: { onSend: () => Sent }) {
  const { isBusy, said, run } = useAction();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - stepSeconds), stepSeconds * 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const send = async () => {
    const refusal = await onSend();
    if (!refusal) setLeft(waitSeconds);
    return refusal ?? words.newCodeSent;
  };
  return (
    <>
      <p className={styles.alternative}>{words.noMail}</p>
      <Button variant="secondary" size="sm" busy={isBusy} disabled={left > 0} onClick={() => run(send)}>
        {left > 0 ? words.sendNewCodeIn(left) : words.sendNewCode}
      </Button>
      <p className={styles.footnote} role="status">
        {said}
      </p>
    </>
  );
}
