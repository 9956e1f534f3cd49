import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SubmissionRow as Submission } from '#shared/contract/schemas/submission-schemas.ts';
import { quizRecords } from '#shared/derived-names.ts';
import { headlineWords } from '#shared/reading/headline.ts';
import { refreshAccount } from '#web/api/follow-account.ts';
import { type Progress, progressOf } from '#web/api/list-gate.ts';
import { usePollResult } from '#web/api/queries.ts';
import { submissionLinks } from '#web/features/paths.ts';
import { quizEmblems } from '#web/home/quiz-rows.tsx';
import { RetakeButton } from '#web/home/retake-button.tsx';
import { todayHere } from '#web/quiz/local-day.ts';
import { serverNow } from '#web/session/storage.ts';
import { siteSettings } from '#web/site-settings.ts';
import { useAction } from '#web/ui/action.ts';
import { Button, Spinner } from '#web/ui/button.tsx';
import { CheckIcon, ClockIcon } from '#web/ui/icons.tsx';
import { dayInWords } from '#web/ui/language.ts';
import { VisuallyHidden } from '#web/ui/page.tsx';
import { relativeTime } from '#web/ui/relative-time.ts';
import { Row, Rows } from '#web/ui/row.tsx';
import * as words from '#words/dashboard.ts';
import * as home from '#words/home.ts';
import * as labels from '#words/labels.ts';
import type { changeSinceBefore } from './change-since.ts';
import type { VisitAfter } from './since-last-time.tsx';
import styles from './submission-rows.module.css';

type SubmissionRowsProps = {
  now: Date;
  /** Newest first. */
  submissions: readonly Submission[];
  /** What the card above the list shows to a returning user. */
  visit: VisitAfter | null;
  changeOf: typeof changeSinceBefore;
};

/** The list of submissions. It announces once that a result has become ready. */
export function SubmissionRows(props: SubmissionRowsProps) {
  const news = useReadyNews(props.submissions);
  return (
    <>
      <Rows className={styles.rows}>
        {props.submissions.map((submission) => (
          <SubmissionRow key={submission.submissionId} submission={submission} {...props} />
        ))}
      </Rows>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}

/** 'Cardiac Health: ready', once for each result that becomes ready while the page is open; blank before that. */
function useReadyNews(submissions: readonly Submission[]): string {
  const [news, setNews] = useState('');
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ready = submissions.filter(
      ({ submissionId, status }) => status === 'ready' && waiting.current.has(submissionId),
    );
    waiting.current = new Set(submissions.flatMap((row) => (row.status === 'ready' ? [] : [row.submissionId])));
    if (ready.length > 0) setNews(ready.map(({ quizId }) => words.isReady(quizRecords[quizId].title)).join('. '));
  }, [submissions]);
  return news;
}

type SubmissionRowProps = SubmissionRowsProps & { submission: Submission };

export function SubmissionRow({ submission, submissions, visit, changeOf, now }: SubmissionRowProps) {
  const { quizId, submittedAt, submissionId, headline, checked } = submission;
  const ofQuiz = submissions.filter((row) => row.quizId === quizId);
  const isNewestOfQuiz = ofQuiz[0] === submission;
  const isRetake = submission !== ofQuiz.at(-1);
  // The card above the list says what changed, and links to the retake.
  const isInCardAbove = visit?.is === 'again' && visit.row.quizId === quizId;
  const change = isNewestOfQuiz && !isInCardAbove ? changeOf(ofQuiz) : null;
  const newestReady = submissions.find(({ status }) => status === 'ready');
  const title = quizRecords[quizId].title;
  const progress = progressOf(submission, serverNow());
  const ago = relativeTime(submittedAt, now);
  const isLive = isNewestOfQuiz || progress !== 'ready';
  return (
    <Row
      stacked
      art={quizEmblems[quizId]}
      title={title}
      meta={progress === 'ready' ? ago : words.sent(ago)}
      more={
        <div className={styles.more} data-live={isLive ? (isRetake ? 'retake' : 'first') : undefined}>
          {progress !== 'ready' && <p className={styles.change}>{waitingWords(progress)}</p>}
          {headline && (
            <p className={styles.figure} data-standing={headline.standing}>
              {headlineWords(quizId, headline, checked, todayHere())}
            </p>
          )}
          {headline?.correctedAt && (
            <p className={styles.change}>{words.corrected(dayInWords(headline.correctedAt))}</p>
          )}
          {change && <p className={styles.change}>{change}</p>}
          {isLive && <LiveStatus progress={progress} />}
          {submissionLinks.length > 0 && (
            <p className={styles.ways}>
              {submissionLinks.map(({ name, pathOf }) => (
                <Link key={name} to={pathOf(submissionId)} aria-label={`${name}: ${title}, ${ago}`}>
                  {name}
                </Link>
              ))}
            </p>
          )}
        </div>
      }
      aside={<RetakeButton quizId={quizId} />}
    >
      <ViewResults submissionId={submissionId} title={title} isNewest={submission === newestReady} />
      {progress === 'late' && <CheckNow title={title} />}
    </Row>
  );
}

function waitingWords(progress: Exclude<Progress, 'ready'>): string {
  if (progress === 'expected') return words.usuallyReady;
  return siteSettings().hasMail ? words.takingLongerWithMail : words.takingLonger;
}

const statuses: Readonly<Record<Progress, string>> = {
  expected: labels.workingItOut,
  late: words.stillWorkingItOut,
  ready: words.ready,
};

/**
 * The progress of a result, as a picture and in words. It is not a live region, because `useReadyNews` announces
 * changes once for all rows.
 */
function LiveStatus({ progress }: { progress: Progress }) {
  return (
    <p className={styles.live} data-progress={progress}>
      {progress === 'expected' ? <Spinner /> : progress === 'late' ? <ClockIcon /> : <CheckIcon />}
      {statuses[progress]}
    </p>
  );
}

/** Idle, then checking. Then it goes to the results page or, after `resultWaitMinutes`, is idle again. */
function ViewResults({ submissionId, title, isNewest }: { submissionId: string; title: string; isNewest: boolean }) {
  const navigate = useNavigate();
  const [wasPressed, setPressed] = useState(false);
  const { isChecking, isUnreached, check } = usePollResult(submissionId, () => navigate(`/results/${submissionId}`));
  return (
    <div>
      <Button
        block
        size="sm"
        variant={isNewest ? 'primary' : 'secondary'}
        busy={isChecking}
        busyLabel={labels.checking}
        aria-label={isChecking ? undefined : home.viewResultsOf(title)}
        onClick={() => {
          setPressed(true);
          check();
        }}
      >
        {labels.viewResults}
      </Button>
      <div role="status">
        {isUnreached ? (
          <p className={styles.change}>{unreachedWords()}</p>
        ) : (
          <VisuallyHidden>{wasPressed && (isChecking ? words.checkingNow : words.notReady)}</VisuallyHidden>
        )}
      </div>
    </div>
  );
}

const unreachedWords = (): string => (navigator.onLine ? words.cannotReachSite : words.offline);

/** For a result that takes longer than usual: fetches the list once. The row then shows the outcome. */
function CheckNow({ title }: { title: string }) {
  const { isBusy, said, run } = useAction();
  const check = async () => {
    await refreshAccount({ isStale: true });
    return words.notReady;
  };
  return (
    <div>
      <Button
        block
        size="sm"
        variant="ghost"
        busy={isBusy}
        busyLabel={labels.checking}
        aria-label={isBusy ? undefined : words.checkNowOf(title)}
        onClick={() => run(check)}
      >
        {words.checkNow}
      </Button>
      <VisuallyHidden role="status">{isBusy ? words.checkingNow : said}</VisuallyHidden>
    </div>
  );
}
