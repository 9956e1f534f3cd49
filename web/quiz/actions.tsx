import type { ReactNode } from 'react';
import { isMustAnswer, type Question } from '#shared/quiz/question.ts';
import { Button } from '../ui/button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { Column } from '../ui/page.tsx';
import { useRootMark } from '../ui/painting.ts';
import styles from './quiz.module.css';

type ActionsProps = {
  onBack?: () => void;
  menu?: ReactNode;
  /** For a long page: the bar stays in view at every width, with a line above it. */
  hasLine?: boolean;
  /** What has become of a press, said where it was. */
  message?: ReactNode;
  children?: ReactNode;
};

/** Back on the left, the buttons that continue on the right. On phones they are at the bottom of the window. */
export function Actions({ onBack, menu, hasLine, message, children }: ActionsProps) {
  useRootMark('bar', 'quiz');
  return (
    <div className={styles.actions} data-line={hasLine || undefined}>
      {message && <Column>{message}</Column>}
      <Column className={styles.actionsRow}>
        {onBack && (
          <Button variant="secondary" className={styles.back} onClick={onBack}>
            <BackIcon />
            Back
          </Button>
        )}
        {menu}
        {children}
      </Column>
    </div>
  );
}

type NextProps = { label?: string; isOff?: boolean; disabled?: boolean; onClick?: () => void };

/**
 * The one solid button of a screen. It submits its form, or calls `onClick` if that is given. `isOff`: it looks and is announced as
 * unavailable while something is missing, and a press still says what: a disabled button would not answer.
 */
export function Next({ label = 'Continue', isOff, disabled, onClick }: NextProps) {
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      className={styles.next}
      aria-disabled={isOff || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

/** Opens the list of answers from the screens at the end of the quiz. */
export function CheckAnswers({ onCheck }: { onCheck: () => void }) {
  return (
    <Button variant="secondary" className={styles.check} onClick={() => onCheck()}>
      Check my answers
    </Button>
  );
}

/** Shown with every question that may stay unanswered. */
export function Skip({ question, onSkip }: { question: Question; onSkip: () => void }) {
  if (isMustAnswer(question)) return null;
  return (
    <Button variant="ghost" className={styles.skip} onClick={onSkip}>
      Skip
    </Button>
  );
}
