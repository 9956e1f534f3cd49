import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { quizIds, quizRecords } from '#shared/derived-names.ts';
import * as words from '#words/dashboard.ts';
import * as labels from '#words/labels.ts';
import { loadStyles, useLoaded } from '../ui/loading.ts';
import styles from './dashboard-page.module.css';

const loadTrend = async () => {
  const [{ TrendOfRows }] = await Promise.all([import('#web/results/trend.tsx'), loadStyles('trend')]);
  return TrendOfRows;
};

/**
 * A trend for each quiz with at least two results. Its drawing is loaded only then; without it each row shows its own
 * figure.
 */
export function Trends({ submissions }: { submissions: readonly SubmissionRow[] }) {
  const ready = submissions.filter(({ status }) => status === 'ready');
  const ofQuizzes = quizIds
    .map((id) => ({ id, rows: ready.filter(({ quizId }) => quizId === id) }))
    .filter(({ rows }) => rows.length > 1);
  const TrendOfRows = useLoaded(ofQuizzes.length > 0, loadTrend);
  if (!TrendOfRows) return null;
  return (
    <div className={styles.trends}>
      {ofQuizzes.map(({ id, rows }) => (
        <TrendOfRows
          key={id}
          title={ofQuizzes.length > 1 ? words.trendOf(quizRecords[id].title) : labels.yourTrend}
          rows={rows}
        />
      ))}
    </div>
  );
}
