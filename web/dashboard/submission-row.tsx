import { Link } from 'react-router-dom';
import type { SubmissionRow as Submission } from '#shared/contract/submission.ts';
import { quizRecords } from '#shared/derived-names.ts';
import { headlineWords } from '#shared/reading/headline-words.ts';
import { type Progress, progressOf } from '../api/waiting.ts';
import { quizEmblems } from '../home/quiz-emblems.tsx';
import { useRetake } from '../session/retake.ts';
import { serverNow } from '../session/server-clock.ts';
import { siteSettings } from '../site-settings.ts';
import { Button } from '../ui/button.tsx';
import { dayInWords } from '../ui/day-in-words.ts';
import { RetakeIcon } from '../ui/icons.tsx';
import { relativeTime } from '../ui/relative-time.ts';
import { Row } from '../ui/row.tsx';
import { LiveStatus } from './live-status.tsx';
import styles from './submission-row.module.css';
import { CheckNow, ViewResults } from './view-results.tsx';

type SubmissionRowProps = {
  submission: Submission;
  /** The newest result that is ready has the solid button. */
  isNewestReady: boolean;
  /** The newest of its quiz says how far it is. */
  isNewestOfQuiz: boolean;
  /** There is an earlier one of its quiz. */
  isRetake: boolean;
  /** The way to take it again stands above the list. */
  isToldAbove?: boolean;
  /** Against the one before, for the newest of its quiz. */
  change: string | null;
  now: Date;
};

export function SubmissionRow({
  submission,
  isNewestReady,
  isNewestOfQuiz,
  isRetake,
  isToldAbove,
  change,
  now,
}: SubmissionRowProps) {
  const { quizId, submittedAt, submissionId, headline, checked } = submission;
  const title = quizRecords[quizId].title;
  const progress = progressOf(submission, serverNow());
  const ago = relativeTime(submittedAt, now);
  const isLive = isNewestOfQuiz || progress !== 'ready';
  return (
    <Row
      stacked
      art={quizEmblems[quizId]}
      title={title}
      meta={progress === 'ready' ? ago : `Sent ${ago}`}
      more={
        <div className={styles.more} data-live={isLive ? (isRetake ? 'retake' : 'first') : undefined}>
          {progress !== 'ready' && <p className={styles.change}>{waitingWords(progress)}</p>}
          {headline && (
            <p className={styles.figure} data-standing={headline.standing}>
              {headlineWords(quizId, headline, checked, dayInWords)}
            </p>
          )}
          {headline?.correctedAt && (
            <p className={styles.change}>
              We corrected this result on {dayInWords(headline.correctedAt)}. It says what was wrong.
            </p>
          )}
          {change && <p className={styles.change}>{change}</p>}
          {isLive && <LiveStatus progress={progress} />}
          <p className={styles.ways}>
            <Link to={`/answers/${submissionId}`} aria-label={`My answers: ${title}, ${ago}`}>
              My answers
            </Link>
            {isNewestOfQuiz && !isToldAbove && (
              <Link to={`/retake/${submissionId}`} aria-label={`Take it again: ${title}`}>
                Take it again
              </Link>
            )}
          </p>
        </div>
      }
      aside={<RetakeButton submission={submission} />}
    >
      <ViewResults submissionId={submissionId} title={title} isNewest={isNewestReady} />
      {progress === 'late' && <CheckNow title={title} />}
    </Row>
  );
}

function waitingWords(progress: Exclude<Progress, 'ready'>): string {
  if (progress === 'expected') return 'Usually ready in under a minute.';
  const safe = 'This takes longer than usual. Your answers are safe';
  return siteSettings().hasMail ? `${safe}, and we email you when it is ready.` : `${safe}.`;
}

function RetakeButton({ submission: { quizId } }: { submission: Submission }) {
  const retake = useRetake();
  return (
    <Button
      variant="ghost"
      size="icon"
      title="Retake Quiz"
      aria-label={`Retake Quiz: ${quizRecords[quizId].title}`}
      onClick={() => retake(quizId)}
    >
      <RetakeIcon />
    </Button>
  );
}
