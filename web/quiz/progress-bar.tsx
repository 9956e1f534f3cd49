import type { CSSProperties } from 'react';
import { cardiacQuizId, quizTitles } from '#shared/derived-names.ts';
import { currentQuestion, privacyPosition } from '#shared/quiz/path.ts';
import { type Chapter, chapters, progressPercent, questionNumber } from '#shared/quiz/progress.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { QuizState } from '#shared/quiz/state.ts';
import { chapterLook } from '../answers/chapter-look.ts';
import styles from './progress-bar.module.css';

/** Shows the position in words and a bar with one part per chapter. The bar of the heart quiz has one part. */
export function ProgressBar({ quiz, state }: { quiz: Quiz; state: QuizState }) {
  const percent = progressPercent(quiz, state);
  const all = chapters(quiz, state);
  const parts = quiz.id === cardiacQuizId ? [joined(all)] : all;
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{positionInWords(quiz, state, all)}</span>
        <span>{countInWords(quiz, state, all)}</span>
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
          <span key={section} style={{ '--n': total, '--p': total && passed / total } as CSSProperties} />
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

const isFinished = ({ phase }: QuizState): boolean => phase === 'submitting' || phase === 'completed';

const positionInWords = (quiz: Quiz, state: QuizState, all: readonly Chapter[]): string => {
  if (isFinished(state)) return 'Finished';
  const question = currentQuestion(quiz, state);
  if (state.currentQuestion === privacyPosition) return 'Before you start';
  if (!question) return `${quizTitles[quiz.id as keyof typeof quizTitles]}`;
  if (question.type !== 'section-title') return chapterLook(question.section).name;
  return `Chapter ${all.findIndex(({ section }) => section === question.section) + 1} of ${all.length}`;
};

const countInWords = (quiz: Quiz, state: QuizState, all: readonly Chapter[]): string => {
  const { total } = joined(all);
  if (isFinished(state)) return `${total} of ${total}`;
  const at = questionNumber(quiz, state);
  return at ? `${at.number} of ${at.total}` : '';
};
