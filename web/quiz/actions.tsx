import type { ReactNode } from 'react';
import { isMustAnswer } from '#shared/quiz/kinds.ts';
import type { Question } from '#shared/quiz/question.ts';
import { Button } from '../ui/button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { Column } from '../ui/page.tsx';
import styles from './quiz.module.css';

type ActionsProps = { onBack?: () => void; children?: ReactNode };

/** Back at the left, the way on at the right; at the foot of the window on phones. */
export function Actions({ onBack, children }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <Column className={styles.actionsRow}>
        {onBack && (
          <Button variant="secondary" className={styles.back} onClick={onBack}>
            <BackIcon />
            Back
          </Button>
        )}
        {children}
      </Column>
    </div>
  );
}

type NextProps = { label?: string; disabled?: boolean; onClick?: () => void };

/** The one solid button of a screen; it submits the form it stands in, or calls back. */
export function Next({ label = 'Continue', disabled, onClick }: NextProps) {
  return (
    <Button type={onClick ? 'button' : 'submit'} className={styles.next} disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  );
}

/** Quiet, and beside every question that need not be answered. */
export function Skip({ question, onSkip }: { question: Question; onSkip: () => void }) {
  if (isMustAnswer(question)) return null;
  return (
    <Button variant="ghost" className={styles.skip} onClick={onSkip}>
      Skip
    </Button>
  );
}
