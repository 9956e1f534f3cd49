import { type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { quizTitles } from '#shared/derived-names.ts';
import { questionNumber } from '#shared/quiz/progress.ts';
import type { Question } from '#shared/quiz/question.ts';
import { Screen } from '../../shell/screen.tsx';
import { Column, PageHeading } from '../../ui/page.tsx';
import { Actions } from '../actions.tsx';
import styles from '../quiz.module.css';
import { KeptHere } from './kept-here.tsx';
import { More } from './more.tsx';
import type { QuizScreenProps } from './screen-props.ts';

type FrameProps = QuizScreenProps & {
  question: Question;
  onSubmit: () => void;
  /** The focus left the answer. */
  onLeave?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The buttons that lead on. */
  onwards: ReactNode;
  /** The answer's inputs. */
  children: ReactNode;
};

/** One question: heading, answer, what there is to read about it, and the way back and on. */
export function Frame({
  open,
  view,
  header,
  question,
  onBack,
  onSubmit,
  onLeave,
  onKeyDown,
  onwards,
  children,
}: FrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const at = questionNumber(open.quiz, view.state);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    // React has drawn the error by then, if there is one.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (isInput(target) && !isInput(relatedTarget)) onLeave?.();
  };
  return (
    <Screen header={header}>
      <form ref={form} className={styles.quiz} noValidate onSubmit={submit} onBlur={leave} onKeyDown={onKeyDown}>
        <Column className={styles.body}>
          <Told view={view} />
          <PageHeading
            id="question"
            documentTitle={`Question ${at?.number} of ${at?.total}`}
            within={quizTitles[open.quizId]}
          >
            {question.text}
          </PageHeading>
          {question.subtext && <p className={styles.subtext}>{question.subtext}</p>}
          <div className={styles.answer}>{children}</div>
          <Why question={question} />
          <KeptHere session={open.session} />
        </Column>
        <Actions onBack={onBack}>{onwards}</Actions>
      </form>
    </Screen>
  );
}

const isInput = (element: EventTarget | null) => element instanceof Element && element.matches('input, textarea');

/** What happened on the way here, said once. */
function Told({ view }: { view: FrameProps['view'] }) {
  const told = view.isResumed
    ? 'Welcome back. Your answers so far are still here.'
    : view.skippedOneThatMatters &&
      'That is fine. The question you skipped is one that matters most, so your result will know less about you. You can go back to it any time.';
  return <div role="status">{told && <p className={styles.aside}>{told}</p>}</div>;
}

function Why({ question: { why, citation } }: { question: Question }) {
  if (!why) return null;
  return (
    <More title="Why we ask">
      <p>{why}</p>
      {citation && <p>Source: {citation}</p>}
    </More>
  );
}
