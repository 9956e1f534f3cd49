import { type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Question } from '#shared/quiz/question.ts';
import { classNames } from '../../ui/class-names.ts';
import { Column } from '../../ui/page.tsx';
import { Actions } from '../actions.tsx';
import styles from '../quiz.module.css';

/** What a question puts into the frame. */
export type FrameParts = {
  onSubmit: () => void;
  /** The focus left the answer. */
  onLeave?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  body: ReactNode;
  menu?: ReactNode;
  /** The buttons that continue. */
  nextButtons: ReactNode;
  className?: string | undefined;
  /** Below the form. */
  below?: ReactNode;
};

type FrameProps = FrameParts & { question: Question; onBack: () => void };

/**
 * The form of one question, or of the beginning of a chapter, and the bar of its buttons. From one to the next form and bar
 * stay, and only the body is built anew.
 */
export function Frame({ question, onBack, onSubmit, onLeave, onKeyDown, ...parts }: FrameProps) {
  const { body, menu, nextButtons, className, below } = parts;
  const column = useRef<HTMLDivElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Only this question's inputs: the next question may come with a doubt, and then its heading has to keep the focus.
    const asked = column.current;
    onSubmit();
    // One frame later React has drawn the error, if there is one.
    requestAnimationFrame(() => asked?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (isInput(target) && !isInput(relatedTarget)) onLeave?.();
  };
  return (
    <>
      <form
        className={classNames(styles.quiz, className)}
        noValidate
        onSubmit={submit}
        onBlur={leave}
        onKeyDown={onKeyDown}
      >
        {/* Each question has its own key, so that inputs, errors and the focus of the heading start anew. */}
        <Column key={question.id} ref={column} className={styles.body}>
          {body}
        </Column>
        {/* A chapter has other colours, and buttons that stay would fade from one to the other. */}
        <Actions key={className ?? ''} onBack={onBack} menu={menu}>
          {nextButtons}
        </Actions>
      </form>
      {below}
    </>
  );
}

const isInput = (element: EventTarget | null) => element instanceof Element && element.matches('input, textarea');
