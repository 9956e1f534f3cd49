import type { SubmissionRow as Submission } from '#shared/contract/schemas/submission-schemas.ts';
import { VisuallyHidden } from '../ui/page.tsx';
import { Rows } from '../ui/row.tsx';
import type { changeSinceBefore } from './change-since.ts';
import styles from './dashboard-page.module.css';
import { SubmissionRow } from './submission-row.tsx';
import { useReadyNews } from './use-ready-news.ts';
import type { VisitAfter } from './visit-after.ts';

type SubmissionRowsProps = {
  now: Date;
  submissions: readonly Submission[];
  /** What stands above the list for somebody who comes back. */
  visit: VisitAfter | null;
  changeOf: typeof changeSinceBefore;
};

/** Newest first. What becomes ready is announced once. */
export function SubmissionRows({ now, submissions, visit, changeOf }: SubmissionRowsProps) {
  const news = useReadyNews(submissions);
  const toldAbove = visit?.is === 'again' && visit.row.quizId;
  const newestReady = submissions.find(({ status }) => status === 'ready');
  return (
    <>
      <Rows className={styles.rows}>
        {submissions.map((submission) => {
          const ofQuiz = submissions.filter(({ quizId }) => quizId === submission.quizId);
          const isNewestOfQuiz = ofQuiz[0] === submission;
          return (
            <SubmissionRow
              key={submission.submissionId}
              submission={submission}
              isNewestReady={submission === newestReady}
              isNewestOfQuiz={isNewestOfQuiz}
              isRetake={submission !== ofQuiz.at(-1)}
              isToldAbove={submission.quizId === toldAbove}
              // What is told above is told once.
              change={isNewestOfQuiz && submission.quizId !== toldAbove ? changeOf(ofQuiz) : null}
              now={now}
            />
          );
        })}
      </Rows>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
