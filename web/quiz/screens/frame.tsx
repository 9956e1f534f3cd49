import { type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { quizTitles } from '#shared/derived-names.ts';
import { isFirstOnPath } from '#shared/quiz/path.ts';
import { questionNumber } from '#shared/quiz/progress.ts';
import type { Question } from '#shared/quiz/question.ts';
import { useSharedDevice } from '../../session/shared-device.ts';
import { Column, PageHeading } from '../../ui/page.tsx';
import { Actions } from '../actions.tsx';
import { inThisDeployment } from '../mail-promises.ts';
import styles from '../quiz.module.css';
import { LastTime } from './last-time.tsx';
import { More } from './more.tsx';
import { QuizMenu } from './quiz-menu.tsx';
import type { QuizScreenProps } from './screen-props.ts';
import { Why, whyTitle } from './why.tsx';

type FrameProps = QuizScreenProps & {
  question: Question;
  onSubmit: () => void;
  /** The focus left the answer. */
  onLeave?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The buttons that continue. */
  nextButtons: ReactNode;
  /** The answer's inputs. */
  children: ReactNode;
};

/** The screen of one question: heading, answer, explanation, and the buttons for back and continue. */
export function Frame({
  open,
  view,
  question,
  onBack,
  onSubmit,
  onLeave,
  onKeyDown,
  nextButtons,
  children,
}: FrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const isShared = useSharedDevice();
  const at = questionNumber(open.quiz, view.state);
  const asked = inThisDeployment(question);
  const last = view.retake?.lastTime[question.id];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    // One frame later React has drawn the error, if there is one.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (isInput(target) && !isInput(relatedTarget)) onLeave?.();
  };
  return (
    <form ref={form} className={styles.quiz} noValidate onSubmit={submit} onBlur={leave} onKeyDown={onKeyDown}>
      <Column className={styles.body}>
        <StatusLine view={view} />
        <PageHeading id="question" documentTitle={`Question ${at}`} within={quizTitles[open.quizId]}>
          {asked.text}
        </PageHeading>
        {question.subtext && <p className={styles.subtext}>{question.subtext}</p>}
        {last && <LastTime words={`Last time: ${last.words}`} />}
        <div className={styles.answer}>{children}</div>
        {isFirstOnPath(open.quiz, view.state, ({ why }) => why !== undefined) && (
          <More title={whyTitle}>
            <Why {...asked} />
            <p>Later you find this under Menu.</p>
          </More>
        )}
        {isShared && <p className={styles.footline}>Nothing is kept on this device.</p>}
      </Column>
      <Actions onBack={onBack} menu={<QuizMenu open={open} view={view} question={question} reason={asked} />}>
        {nextButtons}
      </Actions>
    </form>
  );
}

const isInput = (element: EventTarget | null) => element instanceof Element && element.matches('input, textarea');

/** Says once what happened on the step before. */
function StatusLine({ view }: { view: FrameProps['view'] }) {
  const text = view.isResumed
    ? 'Welcome back. Your answers so far are still here.'
    : view.skippedOneThatMatters &&
      'That is fine. The question you skipped is one that matters most, so your result will know less about you. You can go back to it any time.';
  return <div role="status">{text && <p className={styles.aside}>{text}</p>}</div>;
}
