import type { RouteCode } from '#shared/safety/routes.ts';
import type { Lever } from '#shared/what-if/lever.ts';
import type { OwnAnswers } from '../api/use-own-answers.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import styles from './what-if.module.css';

type FixedAnswersProps = { own: OwnAnswers; levers: readonly Lever[]; routes: readonly RouteCode[] };

/** Where a figure of weight would be unkind (METHODS 1.6). */
const quietRoutes: readonly RouteCode[] = ['severeUnderweight', 'eatingRisk'];

/** What stays as it was answered: age, family, illnesses, and what nobody chooses on a slider. */
export function FixedAnswers({ own, levers, routes }: FixedAnswersProps) {
  const movable = new Set(levers.map(({ id }) => id));
  const isQuiet = routes.some((route) => quietRoutes.includes(route));
  const fixed = own.answers.filter(({ questionId }) => !movable.has(questionId));
  return (
    <details className={styles.fixed}>
      <summary>
        <span>
          <h2>Everything else stays as you answered</h2>
          <span>Age, family, illnesses, and what nobody chooses on a slider: {fixed.length} answers</span>
        </span>
        <ChevronIcon />
      </summary>
      <dl>
        {fixed.map(({ questionId, questionText, valueText }) => (
          <div key={questionId}>
            <dt>{questionText}</dt>
            <dd>{isQuiet && questionId === 'weight' ? 'given' : valueText}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
