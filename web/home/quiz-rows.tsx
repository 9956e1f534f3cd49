import { Fragment, type ReactNode } from 'react';
import { neededBefore, type QuizId, quizIds, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { quizDuration } from '#shared/quiz/duration.ts';
import { useSubmissions } from '../api/use-account.ts';
import { useRetake } from '../session/retake.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LockIcon, RetakeIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/page.tsx';
import { relativeTime } from '../ui/relative-time.ts';
import { Row, RowSkeleton, Rows } from '../ui/row.tsx';
import { useNow } from '../ui/use-now.ts';
import { useLastSubmitted } from './last-submitted.ts';
import { quizEmblems } from './quiz-emblems.tsx';
import styles from './quiz-rows.module.css';
import { useHeadlines } from './use-headlines.ts';

type QuizRowsProps = {
  className?: string;
  /** Finished by this person on this device, and not sent yet. */
  notSent?: readonly QuizId[] | undefined;
};

/** The quizzes, each with its state: ready, submitted, or locked until the one that it builds on is submitted. */
export function QuizRows({ className, notSent = [] }: QuizRowsProps) {
  const { isSignedIn, lastSubmitted, isLoading } = useLastSubmitted();
  const headline = useHeadlines(useSubmissions().submissions);
  if (isLoading) {
    return (
      <div className={className}>
        <Rows busy>
          <RowSkeleton />
          <RowSkeleton />
        </Rows>
        <VisuallyHidden role="status">Loading your quizzes</VisuallyHidden>
      </div>
    );
  }
  const row = (quizId: QuizId) => (
    <QuizRow
      quizId={quizId}
      submittedAt={lastSubmitted[quizId]}
      isWaiting={notSent.includes(quizId)}
      headline={headline(quizId)}
    />
  );
  const lockedBy = (quizId: QuizId) => {
    const needed = neededBefore(quizId);
    return needed && lastSubmitted[needed] === undefined ? needed : null;
  };
  return (
    <Rows className={className} data-anonymous={isSignedIn ? undefined : ''}>
      {quizIds.map((quizId) => (
        <Fragment key={quizId}>{lockedBy(quizId) ? <LockedRow quizId={quizId} /> : row(quizId)}</Fragment>
      ))}
    </Rows>
  );
}

type QuizRowProps = {
  quizId: QuizId;
  submittedAt: string | undefined;
  isWaiting: boolean;
  /** What the newest result says. */
  headline: string | undefined;
};

function QuizRow({ quizId, submittedAt, isWaiting, headline }: QuizRowProps) {
  const now = useNow();
  const row = (meta: string, action: ReactNode, aside?: ReactNode) => (
    <Row
      art={quizEmblems[quizId]}
      title={quizRecords[quizId].title}
      meta={meta}
      more={headline && <p className={styles.headline}>{headline}</p>}
      strong
      aside={aside}
    >
      {action}
    </Row>
  );
  if (submittedAt === undefined) {
    const start = (
      <ButtonLink size="sm" to={quizRecords[quizId].path} aria-label={`Start: ${quizRecords[quizId].title}`}>
        Start
      </ButtonLink>
    );
    return row(isWaiting ? 'Not sent yet' : 'Ready to start', start);
  }
  const viewResults = (
    <ButtonLink variant="secondary" size="sm" to="/dashboard" aria-label={`View Results: ${quizRecords[quizId].title}`}>
      View Results
    </ButtonLink>
  );
  return row(relativeTime(submittedAt, now), viewResults, <RetakeButton quizId={quizId} />);
}

/** Shown on wide screens only. The dashboard shows it on every screen. */
function RetakeButton({ quizId }: { quizId: QuizId }) {
  const retake = useRetake();
  return (
    <Button
      className={styles.wide}
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

function LockedRow({ quizId }: { quizId: QuizId }) {
  return (
    <Row art={quizEmblems[quizId]} title={quizRecords[quizId].title} meta={quizDuration} strong locked>
      <Button size="sm" disabled>
        <LockIcon className={styles.wide} />
        {`${product.name} first`}
      </Button>
    </Row>
  );
}
