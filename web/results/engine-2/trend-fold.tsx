import type { ReadResult } from '../../api/read-result.ts';
import { TrendFigures } from '../trend.tsx';
import { trendPoints } from '../trend-points.ts';
import { Fold } from './fold.tsx';

type TrendFoldProps = { result: ReadResult; earlier: readonly ReadResult[] };

/** How the estimate went over the retakes. Results of an older method stand apart. */
export function TrendFold({ result, earlier }: TrendFoldProps) {
  const points = trendPoints([...earlier, result]);
  if (points.length < 2) return null;
  const isMixed = points.some(({ isOldMethod }) => isOldMethod);
  return (
    <Fold title="Your trend" about={isMixed ? 'The method has changed since' : `Your last ${points.length} results`}>
      <p>
        {isMixed
          ? 'Your older results came from an older method with narrower ranges. They are drawn hollow and stand apart, so please don’t compare them with this one.'
          : 'A change smaller than the shaded range may be chance, so look at the direction.'}
      </p>
      <TrendFigures points={points} quizId={result.quiz_id} />
    </Fold>
  );
}
