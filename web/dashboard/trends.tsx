import { useEffect, useState } from 'react';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { quizIds, quizRecords } from '#shared/derived-names.ts';
import { loadStyles } from '../ui/loading.ts';
import styles from './dashboard-page.module.css';

const loadTrend = async () => {
  const [{ TrendOfRows }] = await Promise.all([import('#web/results/trend.tsx'), loadStyles('trend')]);
  return TrendOfRows;
};

/** One trend for each quiz with two results at least. Its drawing is loaded only then. */
export function Trends({ submissions }: { submissions: readonly SubmissionRow[] }) {
  const [trend, setTrend] = useState<{ Part: Awaited<ReturnType<typeof loadTrend>> } | null>(null);
  const ofQuizzes = quizIds
    .map((quizId) => ({
      quizId,
      rows: submissions.filter((row) => row.quizId === quizId && row.status === 'ready'),
    }))
    .filter(({ rows }) => rows.length > 1);
  const isNeeded = ofQuizzes.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    loadTrend().then(
      (Part) => setTrend({ Part }),
      () => {}, // each row says its own figure
    );
  }, [isNeeded]);
  if (!trend) return null;
  return (
    <div className={styles.trends}>
      {ofQuizzes.map(({ quizId, rows }) => (
        <trend.Part
          key={quizId}
          title={ofQuizzes.length > 1 ? `Your trend: ${quizRecords[quizId].title}` : 'Your trend'}
          rows={rows}
        />
      ))}
    </div>
  );
}
