import type { CSSProperties } from 'react';
import { chapters, progressPercent } from '#shared/quiz/progress.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { QuizState } from '#shared/quiz/state.ts';
import { progress } from '#words/quiz.ts';
import { useIsPrerendered } from '../ui/painting.ts';
import styles from './progress-bar.module.css';

type ProgressBarProps = { quiz: Quiz; state: QuizState; words: string; timeLeft?: string };

/** The position in words, and a bar with one part per chapter. */
export function ProgressBar({ quiz, state, words, timeLeft }: ProgressBarProps) {
  const isPrerendered = useIsPrerendered();
  const percent = progressPercent(quiz, state);
  const parts = chapters(quiz, state);
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{words}</span>
        <span>{timeLeft}</span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={progress}
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
