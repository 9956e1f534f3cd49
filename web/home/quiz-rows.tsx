import type { ReactNode } from 'react';
import type { User } from '#shared/contract/schemas/session-schemas.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import {
  cardiacQuizId,
  neededBefore,
  productQuizId,
  type QuizId,
  quizIds,
  quizRecords,
} from '#shared/derived-names.ts';
import { useSession, useSubmissions } from '#web/session/session.ts';
import { useRetake } from '#web/session/start-over.ts';
import type { CompletedQuizzes } from '#web/session/storage.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LockIcon } from '#web/ui/icons.tsx';
import { useLoaded } from '#web/ui/loading.ts';
import { VisuallyHidden } from '#web/ui/page.tsx';
import { relativeTime, useNow } from '#web/ui/relative-time.ts';
import { Row, RowSkeleton, Rows } from '#web/ui/row.tsx';
import * as words from '#words/home.ts';
import * as labels from '#words/labels.ts';
import heart from '../assets/art/emblem-cardiac.svg';
import rings from '../assets/art/emblem-health.svg';
import { Art } from '../ui/page.tsx';
import styles from './quiz-rows.module.css';
import { RetakeButton } from './retake-button.tsx';

/**
 * What the newest result of a quiz says. Its words are loaded only if there is a result, so a visitor never loads them.
 */
function useHeadlines(rows: readonly SubmissionRow[]): (quizId: QuizId) => string | undefined {
  const isNeeded = rows.some(({ headline }) => headline);
  const module = useLoaded(isNeeded, () => import('./headline-of.ts')); // without them, the dashboard says it
  return (quizId) => module?.headlineOf(rows, quizId);
}

/** The time of the last submission per quiz, as an ISO string. A quiz that was never submitted is missing. */
type LastSubmitted = Partial<Record<QuizId, string>>;

type Known = {
  /** The newest page of the list, in any order. It may lack a quiz that was submitted long ago. */
  rows: readonly Pick<SubmissionRow, 'quizId' | 'submittedAt'>[];
  /** What the profile says about all submissions. It may be older than the list. */
  completed: User['completedQuizzes'];
  /** What this browser remembers, for when the API does not respond. */
  remembered?: CompletedQuizzes;
};

/** The later date of profile and list; if neither has one, the date that the browser remembers. */
export function lastSubmittedPerQuiz({ rows, completed = {}, remembered = {} }: Known): LastSubmitted {
  const last: LastSubmitted = {};
  for (const quizId of quizIds) {
    const listed = rows.filter((row) => row.quizId === quizId).map((row) => row.submittedAt);
    const latest = [...listed, completed[quizId]?.completedAt ?? ''].sort().at(-1);
    const at = latest || remembered[quizId]?.completedAt;
    if (at) last[quizId] = at;
  }
  return last;
}

/** What this browser remembers of one user. Others may have taken quizzes on it. */
export const completedBy = (userId: string | undefined, remembered: CompletedQuizzes): CompletedQuizzes =>
  Object.fromEntries(Object.entries(remembered).filter(([, completed]) => completed.userId === userId));

type QuizRowsProps = {
  className?: string;
  /** Finished by this user on this device, and not sent yet. */
  notSent?: readonly QuizId[] | undefined;
  /** Begun on this device. If the user presses Start, the quiz page first asks about these answers. */
  unfinished?: readonly QuizId[] | undefined;
};

/** The quizzes, each with its state: ready, submitted, or locked until the quiz that it builds on is submitted. */
export function QuizRows({ className, notSent = [], unfinished = [] }: QuizRowsProps) {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const user = useSession((session) => session.user);
  const completedQuizzes = useSession((session) => session.completedQuizzes);
  const { submissions: rows, isLoading, hasFailed } = useSubmissions();
  const headline = useHeadlines(rows);
  if (isSignedIn && isLoading) {
    return (
      <div className={className}>
        <Rows busy>
          <RowSkeleton />
          <RowSkeleton />
        </Rows>
        <VisuallyHidden role="status">{words.loadingQuizzes}</VisuallyHidden>
      </div>
    );
  }
  // If the API does not respond, what this browser remembers is better than asking the user to start over.
  const remembered = hasFailed ? completedBy(user?.id, completedQuizzes) : {};
  const lastSubmitted: LastSubmitted = isSignedIn
    ? lastSubmittedPerQuiz({ rows, completed: user?.completedQuizzes, remembered })
    : {};
  const isLocked = (quizId: QuizId) => {
    const needed = neededBefore(quizId);
    return needed && lastSubmitted[needed] === undefined;
  };
  return (
    <Rows className={className} data-anonymous={isSignedIn ? undefined : ''}>
      {quizIds.map((quizId) =>
        isLocked(quizId) ? (
          <LockedRow key={quizId} quizId={quizId} />
        ) : (
          <QuizRow
            key={quizId}
            quizId={quizId}
            submittedAt={lastSubmitted[quizId]}
            isWaiting={notSent.includes(quizId)}
            isUnfinished={unfinished.includes(quizId)}
            headline={headline(quizId)}
          />
        ),
      )}
    </Rows>
  );
}

type QuizRowProps = {
  quizId: QuizId;
  submittedAt: string | undefined;
  isWaiting: boolean;
  isUnfinished: boolean;
  headline: string | undefined;
};

function QuizRow({ quizId, submittedAt, isWaiting, isUnfinished, headline }: QuizRowProps) {
  const now = useNow();
  const startAgain = useRetake();
  const row = (meta: string, action: ReactNode, aside?: ReactNode) => (
    <Row
      art={quizEmblems[quizId]}
      title={quizRecords[quizId].title}
      meta={meta}
      more={headline && <p className={styles.headline}>{headline}</p>}
      strong
      stacked={submittedAt === undefined && !isUnfinished}
      aside={aside}
    >
      {action}
    </Row>
  );
  if (submittedAt === undefined) {
    const { path, title } = quizRecords[quizId];
    const start = isUnfinished ? (
      <Button size="sm" variant="secondary" aria-label={words.startAgain(title)} onClick={() => startAgain(quizId)}>
        {labels.start}
      </Button>
    ) : (
      <ButtonLink size="sm" to={path} aria-label={words.startQuiz(title)}>
        {labels.start}
      </ButtonLink>
    );
    return row(isWaiting ? labels.notSentYet : labels.readyToStart, start);
  }
  const viewResults = (
    <ButtonLink
      variant="secondary"
      size="sm"
      to="/dashboard"
      aria-label={words.viewResultsOf(quizRecords[quizId].title)}
    >
      {labels.viewResults}
    </ButtonLink>
  );
  // Retake appears here only on wide screens, because the dashboard shows it on every screen.
  return row(relativeTime(submittedAt, now), viewResults, <RetakeButton quizId={quizId} className={styles.wide} />);
}

function LockedRow({ quizId }: { quizId: QuizId }) {
  return (
    <Row art={quizEmblems[quizId]} title={quizRecords[quizId].title} meta={labels.quizDuration} strong locked>
      <Button size="sm" disabled>
        <LockIcon className={styles.wide} />
        {words.firstQuizFirst}
      </Button>
    </Row>
  );
}

/** The picture of each quiz, for every row that shows a quiz. */
export const quizEmblems: Record<QuizId, (props: { className?: string }) => ReactNode> = {
  [productQuizId]: (props) => <Art src={rings} viewBox="0 0 96 96" {...props} />,
  [cardiacQuizId]: (props) => <Art src={heart} viewBox="0 0 96 96" {...props} />,
};
