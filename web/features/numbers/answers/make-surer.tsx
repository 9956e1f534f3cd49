import { lazy, Suspense } from 'react';
import type { ReadResult } from '#web/api/read-result.ts';
import { beginsWithSupport } from '#web/results/page/notices.tsx';
import { useSubmissions } from '#web/session/session.ts';
import { loadStyles } from '#web/ui/loading.ts';

/** Renders nothing if it cannot be loaded, because 'My answers' has the same questions. */
const OpenQuestions = lazy(() =>
  Promise.all([import('./open-questions.tsx'), loadStyles('rest')]).then(
    ([{ OpenQuestions: it }]) => ({ default: it }),
    () => ({ default: () => null }),
  ),
);

/** Leads to the questions that are still open, from the newest result of a quiz. */
export function MakeSurer({ result }: { result: ReadResult }) {
  const { submissions } = useSubmissions();
  const isNewest = !submissions.some(
    ({ quizId, submittedAt }) => quizId === result.quiz_id && submittedAt > result.submittedAt,
  );
  const { answeredShare = 1 } = result.content.overall_summary;
  // A user with low mood reads about help first, and their figure is folded.
  if (!isNewest || answeredShare === 1 || beginsWithSupport(result.content)) return null;
  return (
    <Suspense>
      <OpenQuestions submissionId={result.submissionId} />
    </Suspense>
  );
}
