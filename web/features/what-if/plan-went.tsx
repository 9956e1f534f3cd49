import { lazy, Suspense } from 'react';
import type { ReadResult } from '#web/api/read-result.ts';
import { useSubmissions } from '#web/session/session.ts';

/** If it cannot be loaded, nothing is missing: the plan stands on its own page. */
const PlanWent = lazy(() =>
  import('./own-plan.tsx').then(
    ({ PlanWent: it }) => ({ default: it }),
    () => ({ default: () => null }),
  ),
);

/**
 * What became of the plan before comes before the number: 'You did it'. It praises, so it never stands under a notice. Its words and
 * the answers of both days are loaded only for a user who had a plan; their place is kept, so that the number does not move.
 */
export function YouDidIt({ result }: { result: ReadResult }) {
  const hadPlan = useSubmissions().submissions.some(
    ({ plan, submittedAt }) => submittedAt < result.submittedAt && (plan?.changes.length ?? 0) > 0,
  );
  if (!hadPlan || result.content.redFlags.length > 0) return null;
  return (
    <Suspense fallback={place}>
      <PlanWent result={result} waiting={place} />
    </Suspense>
  );
}

const place = <div aria-hidden="true" />;
