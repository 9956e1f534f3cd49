import type { ReactNode } from 'react';
import { isMustAnswer, type Question } from '#shared/quiz/question.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/quiz.ts';
import { Button } from '../ui/button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { Column } from '../ui/page.tsx';
import { useRootMark } from '../ui/painting.ts';
import styles from './quiz.module.css';

type ActionsProps = {
  onBack?: () => void;
  menu?: ReactNode;
  /** For long pages: keeps the bar in view at every width, with a line above it. */
  hasLine?: boolean;
  /** The outcome of the last press, shown above the buttons. */
  message?: ReactNode;
  children?: ReactNode;
};

/** Back on the left, the buttons that continue on the right. On phones the bar is at the bottom of the window. */
export function Actions({ onBack, menu, hasLine, message, children }: ActionsProps) {
  useRootMark('bar', 'quiz');
  return (
    <div className={styles.actions} data-line={hasLine || undefined}>
      {message && <Column>{message}</Column>}
      <Column className={styles.actionsRow}>
        {onBack && (
          <Button variant="secondary" className={styles.back} onClick={onBack}>
            <BackIcon />
            {words.back}
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
 * The one solid button of a screen. It submits its form, or calls `onClick` if that is given. With `isOff` it looks and
 * is announced as unavailable because something is missing. A press still says what is missing, which a disabled button
 * could not do.
 */
export function Next({ label = labels.continueLabel, isOff, disabled, onClick }: NextProps) {
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
      {words.checkMyAnswers}
    </Button>
  );
}

/** Shown with every question that may be left unanswered. */
export function Skip({ question, onSkip }: { question: Question; onSkip: () => void }) {
  if (isMustAnswer(question)) return null;
  return (
    <Button variant="ghost" className={styles.skip} onClick={onSkip}>
      {words.skip}
    </Button>
  );
}
