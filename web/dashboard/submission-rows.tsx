import type { SubmissionRow as Submission } from '#shared/contract/submission.ts';
import { VisuallyHidden } from '../ui/page.tsx';
import { Rows } from '../ui/row.tsx';
import { changeSinceBefore } from './change-since.ts';
import styles from './dashboard-page.module.css';
import { SubmissionRow } from './submission-row.tsx';
import { useReadyNews } from './use-ready-news.ts';

/** Newest first. What becomes ready is announced once. */
export function SubmissionRows({ now, submissions }: { now: Date; submissions: readonly Submission[] }) {
  const news = useReadyNews(submissions);
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
              change={isNewestOfQuiz ? changeSinceBefore(ofQuiz) : null}
              now={now}
            />
          );
        })}
      </Rows>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
