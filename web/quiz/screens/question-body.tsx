import type { ReactNode } from 'react';
import { quizRecords } from '#shared/derived-names.ts';
import { isFirstOnPath } from '#shared/quiz/path.ts';
import { questionNumber } from '#shared/quiz/progress.ts';
import type { Question } from '#shared/quiz/question.ts';
import { inThisDeployment } from '#web/quiz/mail-promises.ts';
import styles from '#web/quiz/quiz.module.css';
import type { QuizView } from '#web/quiz/quiz-run.ts';
import { useSharedDevice } from '#web/session/storage.ts';
import { ChevronIcon, ClockIcon } from '#web/ui/icons.tsx';
import { PageHeading } from '#web/ui/page.tsx';
import type { QuestionScreenProps } from '../open-quiz.ts';
import bodyStyles from './question-body.module.css';

type QuestionBodyProps = Pick<QuestionScreenProps, 'open' | 'view' | 'question'> & {
  /** True if the last press was answered with an error. */
  hasError?: boolean;
  children: ReactNode;
};

export function QuestionBody({ open, view, question, hasError, children }: QuestionBodyProps) {
  const isShared = useSharedDevice();
  const at = questionNumber(open.quiz, view.state);
  const asked = inThisDeployment(question);
  const title = `Question ${at}`;
  const last = view.retake?.lastTime[question.id];
  return (
    <>
      <StatusLine view={view} />
      <PageHeading
        id="question"
        documentTitle={hasError ? `Error: ${title}` : title}
        within={quizRecords[open.quizId].title}
      >
        {asked.text}
      </PageHeading>
      {question.subtext && <p className={styles.subtext}>{question.subtext}</p>}
      {last && <LastTime words={`Last time: ${last.words}`} />}
      <div className={styles.answer}>{children}</div>
      {isFirstOnPath(open.quiz, view.state, ({ why }) => why !== undefined) && (
        <details className={styles.more}>
          <summary>
            {whyTitle}
            <ChevronIcon />
          </summary>
          <div>
            <Why {...asked} />
            <p>You’ll find this later under Menu.</p>
          </div>
        </details>
      )}
      {isShared && <p className={styles.footline}>Nothing is saved on this device.</p>}
    </>
  );
}

/** Says once what happened in the step before. */
function StatusLine({ view }: { view: QuizView }) {
  const text = view.isResumed
    ? 'Welcome back. Your answers so far are still here.'
    : view.skippedOneThatMatters &&
      'That’s fine. That question tells us more than most, so your result will be less exact without it. You can come back to it at any time.';
  return <div role="status">{text && <p className={styles.aside}>{text}</p>}</div>;
}

export function LastTime({ words }: { words: string }) {
  return (
    <p className={bodyStyles.before}>
      <ClockIcon />
      <span>{words}</span>
    </p>
  );
}

export const whyTitle = 'Why we ask';

export function Why({ why, citation }: Pick<Question, 'why' | 'citation'>) {
  return (
    <>
      <p>{why}</p>
      {citation && <p>Source: {citation}</p>}
    </>
  );
}
