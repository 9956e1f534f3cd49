import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { quizIds, quizRecords } from '#shared/derived-names.ts';
import { isOpened } from '#shared/reading/headline.ts';
import { sinceLastTime } from '#web/features/dashboard.ts';
import { takeAgainPath } from '#web/take-again.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/since-last-time.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import type { changeSinceBefore } from './change-since.ts';
import styles from './since-last-time.module.css';

/** The first card on the dashboard of a returning user. */
export function SinceLastTime({ visit }: { visit: VisitAfter }) {
  const { submissionId, quizId } = visit.row;
  if (visit.is === 'notice')
    return (
      <Section title={words.readNoticeTitle} className={styles.since}>
        <p>{words.readNoticeToday}</p>
        <ButtonLink block to={`/results/${submissionId}`}>
          {words.readNotice}
        </ButtonLink>
      </Section>
    );
  const { change } = visit;
  return (
    <Section title={words.sinceLastTimeTitle} className={styles.since}>
      {change && <p>{change}</p>}
      {sinceLastTime
        .filter(({ isFor }) => isFor(visit.row))
        .map(({ name, Part }) => (
          <Part key={name} row={visit.row} />
        ))}
      <p>{words.whatIsNew}</p>
      <ButtonLink block to={takeAgainPath(visit.row)} aria-label={words.takeQuizAgain(quizRecords[quizId].title)}>
        {labels.takeAgain}
      </ButtonLink>
    </Section>
  );
}

/**
 * What a returning user sees first: an open notice and nothing else, or what changed, and a link to a retake.
 */
export type VisitAfter =
  | { is: 'notice'; row: SubmissionRow }
  | { is: 'again'; row: SubmissionRow; change: string | null };

/** Null for a user without a result, or with a pending one. `rows` are newest first; `today` is YYYY-MM-DD. */
export function visitAfter(
  rows: readonly SubmissionRow[],
  changeOf: typeof changeSinceBefore,
  today: string,
): VisitAfter | null {
  const [newest] = rows;
  if (!newest) return null;
  const newestOfEach = quizIds.flatMap((quizId) => rows.find((row) => row.quizId === quizId) ?? []);
  if (newestOfEach.some(({ status }) => status !== 'ready')) return null;
  const noticed = newestOfEach.find(
    ({ headline, checked }) => headline?.standing === 'checkFirst' && !isOpened(checked, today),
  );
  if (noticed) return { is: 'notice', row: noticed };
  const row = newestOfEach.find((one) => sinceLastTime.some(({ isFor }) => isFor(one))) ?? newest;
  const change = changeOf(rows.filter(({ quizId }) => quizId === row.quizId));
  return { is: 'again', row, change };
}
