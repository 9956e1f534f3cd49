import { Suspense } from 'react';
import * as words from '#feature-words/what-if.ts';
import { standingOf } from '#shared/reading/headline.ts';
import type { ReadResult } from '#web/api/read-result.ts';
import type { ResultPart, ResultWay, StepAction } from '#web/features/feature.ts';
import { lazyPart } from '#web/results/page/fold.tsx';
import { isOpen } from '#web/results/page/seen-signs.ts';
import { SlidersIcon } from '#web/results/result-icons.tsx';
import { useSubmissions } from '#web/session/session.ts';
import { loadStyles } from '#web/ui/loading.ts';
import { YouDidIt } from './plan-went.tsx';
import { PutInPlan } from './put-in-plan.tsx';

export const ways: readonly ResultWay[] = [
  {
    icon: <SlidersIcon />,
    order: { heart: 15, other: 10 },
    wayFrom: (result) => {
      const whatIf = whatIfOf(result);
      return (
        whatIf && {
          to: `/what-if/${result.submissionId}`,
          ...(!isLeftToMove(result.content) && { order: behindOthers }),
          name: whatIf === 'paused' ? words.titlePaused : words.title,
        }
      );
    },
  },
];

/** After 'My answers', so that the page is a link in the details and not a door. */
const behindOthers = 50;

/** Below this percentage, a slider may change a heart figure by only a tenth or not at all. */
const leastToMove = 2;
export const isLeftToMove = ({ overall_summary }: Pick<ReadResult['content'], 'overall_summary'>): boolean =>
  (overall_summary.cardiacRiskScore ?? leastToMove) >= leastToMove;

/** Whether the user may try changes of these answers; the page itself checks the safety rules again. */
const whatIfOf = (result: ReadResult): 'open' | 'paused' | undefined => {
  const standing = standingOf(result.content);
  if (standing === 'checkFirst') return isOpen(result) ? 'open' : 'paused';
  return standing === 'estimated' ? 'open' : undefined;
};

export const stepActions: readonly StepAction[] = [{ name: 'plan', Action: PutInPlan }];

export const beforeFigure: readonly ResultPart[] = [{ name: 'what became of a plan', Part: YouDidIt }];

const LoadedPlan = lazyPart(async () => {
  const [{ OwnPlans }] = await Promise.all([import('./own-plan.tsx'), loadStyles('feature-what-if')]);
  return OwnPlans;
});

/** Its words are loaded only for a result with a plan. */
function PlanOfResult({ result }: { result: ReadResult }) {
  const own = useSubmissions().submissions.find(({ submissionId }) => submissionId === result.submissionId);
  return (
    (own?.plan?.changes.length ?? 0) > 0 && (
      <Suspense>
        <LoadedPlan result={result} />
      </Suspense>
    )
  );
}

export const afterPlan: readonly ResultPart[] = [{ name: 'own plan', Part: PlanOfResult }];
