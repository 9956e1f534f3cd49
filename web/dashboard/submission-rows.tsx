import type { SubmissionRow as Submission } from '#shared/contract/submission.ts';
import { VisuallyHidden } from '../ui/page.tsx';
import { Rows } from '../ui/row.tsx';
import { changeSinceBefore } from './change-since.ts';
import styles from './dashboard-page.module.css';
import { SubmissionRow } from './submission-row.tsx';
import { useReadyNews } from './use-ready-news.ts';
import type { VisitAfter } from './visit-after.ts';

type SubmissionRowsProps = {
  now: Date;
  submissions: readonly Submission[];
  /** What stands above the list for somebody who comes back. */
  visit: VisitAfter | null;
};

/** Newest first. What becomes ready is announced once. */
export function SubmissionRows({ now, submissions, visit }: SubmissionRowsProps) {
  const news = useReadyNews(submissions);
  const toldAbove = visit?.is === 'again' && visit.row.quizId;
  // What is told above is told once, and beside an open notice nothing is compared.
  const changeOf = (ofQuiz: readonly Submission[]) =>
    visit?.is === 'notice' || ofQuiz[0]?.quizId === toldAbove ? null : changeSinceBefore(ofQuiz);
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
              change={isNewestOfQuiz ? changeOf(ofQuiz) : null}
              now={now}
            />
          );
        })}
      </Rows>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
