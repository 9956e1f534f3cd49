import { lazy, Suspense } from 'react';
import type { ReadResult } from '#web/api/read-result.ts';
import { useSubmissions } from '#web/session/session.ts';

/** Renders nothing if it cannot be loaded, because the plan is also on its own page. */
const PlanWent = lazy(() =>
  import('./own-plan.tsx').then(
    ({ PlanWent: it }) => ({ default: it }),
    () => ({ default: () => null }),
  ),
);

/**
 * The outcome of the previous plan, shown before the number: 'You did it'. It praises, so it is never shown below a
 * notice. Its words and the answers of both days are loaded only for a user who had a plan. Their place is reserved, so
 * that the number does not move.
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
