import type { SubmissionRow } from '#shared/contract/submission.ts';
import { changeWords, type Estimate } from '#shared/reading/change-words.ts';
import { headlineOf } from '#shared/reading/headline.ts';
import { figureTextOf, headlineWords } from '#shared/reading/headline-words.ts';
import type { ReadResult } from '../api/read-result.ts';
import { useSubmissions } from '../api/use-account.ts';
import { useResult } from '../api/use-result.ts';
import { dayInWords } from '../ui/day-in-words.ts';
import { Spinner } from '../ui/spinner.tsx';
import type { Base } from './base.ts';
import styles from './numbers.module.css';
import type { ReadSheet } from './read-sheet.ts';
import { reasons } from './saved-words.ts';

type BeforeAfterProps = { base: Base; read: ReadSheet; submissionId: string };

/** Both results side by side, why they may differ, and whether the difference can be told from chance. */
export function BeforeAfter({ base, read, submissionId }: BeforeAfterProps) {
  const { id: quizId } = base.quiz;
  const { submissions } = useSubmissions();
  const [before, after] = [useResult(base.submissionId), useResult(submissionId)];
  if (after.status !== 'ready' || before.status === 'loading') return <Spinner />;
  const now = estimateOf(after.result, submissions);
  const then = before.status === 'ready' ? estimateOf(before.result, submissions) : null;
  const change = now && then ? changeWords(now, then, figureTextOf(quizId)) : null;
  const sides = [
    { term: 'Before', estimate: then, checked: before.status === 'ready' ? before.result.checked : undefined },
    { term: 'After', estimate: now, checked: after.result.checked },
  ];
  return (
    <section aria-labelledby="before-after" className={styles.group}>
      <h2 id="before-after">Before and after</h2>
      <dl className={styles.sides}>
        {sides.map(({ term, estimate, checked }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {estimate ? headlineWords(quizId, estimate.headline, checked, dayInWords) : 'Not available just now'}
            </dd>
          </div>
        ))}
      </dl>
      {change && <p className={styles.change}>{change}</p>}
      <ul className={styles.reasons}>
        {reasons(base, read).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {change === null && <p className={styles.hint}>{noCompare}</p>}
    </section>
  );
}

const noCompare = 'The two cannot be set against each other as numbers. The result says more.';

/** Null for a result that does not say how it was worked out. */
function estimateOf(
  { content, submissionId, submittedAt }: ReadResult,
  rows: readonly SubmissionRow[],
): Estimate | null {
  const row = rows.find((each) => each.submissionId === submissionId);
  const { engine } = content;
  const headline = engine ? headlineOf({ ...content, engine }) : row?.headline;
  return headline ? { headline, submittedAt: submittedAt || (row?.submittedAt ?? '') } : null;
}
