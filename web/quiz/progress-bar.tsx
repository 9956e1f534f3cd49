import type { CSSProperties } from 'react';
import { type Chapter, chapters, progressPercent } from '#shared/quiz/progress.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { QuizState } from '#shared/quiz/state.ts';
import { useIsPrerendered } from '../ui/painting.ts';
import styles from './progress-bar.module.css';

type ProgressBarProps = { quiz: Quiz; state: QuizState; words: string; timeLeft?: string };

/** More parts would be too narrow on a phone. */
const mostParts = 7;

/** The position in words, and a bar with one part per chapter; with many chapters it has one part. */
export function ProgressBar({ quiz, state, words, timeLeft }: ProgressBarProps) {
  const isPrerendered = useIsPrerendered();
  const percent = progressPercent(quiz, state);
  const all = chapters(quiz, state);
  const parts = all.length > mostParts ? [joined(all)] : all;
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{words}</span>
        <span>{timeLeft}</span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="Quiz progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        {parts.map(({ section, total, passed }) => (
          <span
            key={section}
            data-n={total}
            style={isPrerendered ? undefined : ({ '--n': total, '--p': total && passed / total } as CSSProperties)}
          />
        ))}
      </div>
    </div>
  );
}

const joined = (all: readonly Chapter[]): Chapter => ({
  section: 'all',
  total: all.reduce((sum, { total }) => sum + total, 0),
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
});
