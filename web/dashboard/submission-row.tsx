import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SubmissionRow as Submission } from '#shared/contract/schemas/submission-schemas.ts';
import { quizRecords } from '#shared/derived-names.ts';
import { headlineWords } from '#shared/reading/headline.ts';
import { refreshAccount } from '#web/api/follow-account.ts';
import { type Progress, progressOf } from '#web/api/list-gate.ts';
import { usePollResult } from '#web/api/queries.ts';
import { quizEmblems } from '#web/home/quiz-emblems.tsx';
import { useRetake } from '#web/session/start-over.ts';
import { serverNow } from '#web/session/storage.ts';
import { siteSettings } from '#web/site-settings.ts';
import { Button, Spinner } from '#web/ui/button.tsx';
import { CheckIcon, ClockIcon, RetakeIcon } from '#web/ui/icons.tsx';
import { dayInWords } from '#web/ui/language.ts';
import { VisuallyHidden } from '#web/ui/page.tsx';
import { relativeTime } from '#web/ui/relative-time.ts';
import { Row } from '#web/ui/row.tsx';
import styles from './submission-row.module.css';

const words: Readonly<Record<Progress, string>> = {
  expected: 'Being worked out',
  late: 'Still being worked out',
  ready: 'Ready',
};

/** How far a result is, by a picture and in words. What changes is announced once for all rows (`use-ready-news.ts`). */
function LiveStatus({ progress }: { progress: Progress }) {
  return (
    <p className={styles.live} data-progress={progress}>
      {progress === 'expected' ? <Spinner /> : progress === 'late' ? <ClockIcon /> : <CheckIcon />}
      {words[progress]}
    </p>
  );
}

type ViewResultsProps = { submissionId: string; title: string; isNewest: boolean };

/** Idle, then checking, then either the results page or, after `resultWaitMinutes`, idle again. */
function ViewResults({ submissionId, title, isNewest }: ViewResultsProps) {
  const navigate = useNavigate();
  const [wasPressed, setPressed] = useState(false);
  const { isChecking, check } = usePollResult(submissionId, () => navigate(`/results/${submissionId}`));
  return (
    <div>
      <Button
        block
        size="sm"
        variant={isNewest ? 'primary' : 'secondary'}
        busy={isChecking}
        busyLabel="Checking…"
        aria-label={isChecking ? undefined : `View Results: ${title}`}
        onClick={() => {
          setPressed(true);
          check();
        }}
      >
        View Results
      </Button>
      <VisuallyHidden role="status">{wasPressed && (isChecking ? 'Checking' : 'Not ready yet')}</VisuallyHidden>
    </div>
  );
}

/** Beside it for a result that takes longer than usual: asks for the list once. The row says what came of it. */
function CheckNow({ title }: { title: string }) {
  const [isChecking, setChecking] = useState(false);
  const [wasChecked, setChecked] = useState(false);
  const check = async () => {
    setChecking(true);
    await refreshAccount({ isStale: true });
    setChecking(false);
    setChecked(true);
  };
  return (
    <div>
      <Button
        block
        size="sm"
        variant="ghost"
        busy={isChecking}
        busyLabel="Checking…"
        aria-label={isChecking ? undefined : `Check now: ${title}`}
        onClick={check}
      >
        Check now
      </Button>
      <VisuallyHidden role="status">{isChecking ? 'Checking' : wasChecked && 'Not ready yet'}</VisuallyHidden>
    </div>
  );
}

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
