import { type ReactNode, useRef, useState } from 'react';
import { useSubmit } from '../login/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './account-page.module.css';

type ChangeFormProps = {
  /** What opens it: 'Change your name'. */
  title: string;
  submit: string;
  isValid: boolean;
  /** Resolves with the sentence to show, or null when it is done. */
  onSend: () => Promise<string | null>;
  /** Said when it is done. */
  done: string;
  children: (wasTried: boolean) => ReactNode;
};

/** A change that is out of the way until it is asked for. What was typed stays when the server refuses it. */
export function ChangeForm({ title, submit, isValid, onSend, done, children }: ChangeFormProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isDone, setDone] = useState(false);
  const { form, onSubmit, isBusy, wasTried, error } = useSubmit(isValid, async () => {
    setDone(false);
    const refusal = await onSend();
    if (refusal) return refusal;
    setDone(true);
    if (fold.current) fold.current.open = false;
    fold.current?.querySelector('summary')?.focus();
    return null;
  });
  return (
    <>
      <details className={styles.fold} ref={fold}>
        <summary>{title}</summary>
        <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
          {error && <Notice tone="error">{error}</Notice>}
          {children(wasTried && !isDone)}
          <Button type="submit" busy={isBusy} busyLabel="Saving…">
            {submit}
          </Button>
        </form>
      </details>
      <p role="status">{isDone && done}</p>
    </>
  );
}
