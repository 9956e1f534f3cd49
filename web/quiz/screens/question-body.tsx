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
import * as labels from '#words/labels.ts';
import * as words from '#words/quiz.ts';
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
  const title = words.questionTitle(at ?? 0);
  const last = view.retake?.lastTime[question.id];
  return (
    <>
      <StatusLine view={view} />
      <PageHeading
        id="question"
        documentTitle={hasError ? words.withError(title) : title}
        within={quizRecords[open.quizId].title}
      >
        {asked.text}
      </PageHeading>
      {question.subtext && <p className={styles.subtext}>{question.subtext}</p>}
      {last && <LastTime words={words.lastTime(last.words)} />}
      <div className={styles.answer}>{children}</div>
      {isFirstOnPath(open.quiz, view.state, ({ why }) => why !== undefined) && (
        <details className={styles.more}>
          <summary>
            {whyTitle}
            <ChevronIcon />
          </summary>
          <div>
            <Why {...asked} />
            <p>{words.laterUnderMenu}</p>
          </div>
        </details>
      )}
      {isShared && <p className={styles.footline}>{labels.nothingSaved}</p>}
    </>
  );
}

/** Says once what happened in the step before. */
function StatusLine({ view }: { view: QuizView }) {
  const text = view.isResumed ? labels.welcomeBack : view.skippedOneThatMatters && words.skippedOneThatMatters;
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

export const whyTitle = words.whyWeAsk;

export function Why({ why, citation }: Pick<Question, 'why' | 'citation'>) {
  return (
    <>
      <p>{why}</p>
      {citation && <p>{words.source(citation)}</p>}
    </>
  );
}
