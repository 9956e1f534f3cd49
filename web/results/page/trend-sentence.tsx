import { useId } from 'react';
import { Link } from 'react-router-dom';
import { changeWords } from '#shared/reading/change-words.ts';
import { figureTextOf } from '#shared/reading/headline-words.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { toldHeadline } from '../told-headline.ts';
import styles from './result-fold.module.css';

type TrendSentenceProps = { result: ReadResult; before: ReadResult | undefined };

/** How the figure compares with the one before, as far as that can be told. All of them are drawn on the dashboard. */
export function TrendSentence({ result, before }: TrendSentenceProps) {
  const id = useId();
  if (!before || result.submittedAt === '' || before.submittedAt === '') return null;
  const words = changeWords(estimateOf(result), estimateOf(before), figureTextOf(result.quiz_id));
  if (!words) return null;
  return (
    <section aria-labelledby={id} className={styles.line}>
      <h2 id={id}>Your trend</h2>
      <p>
        {words} <Link to="/dashboard">All your results</Link>
      </p>
    </section>
  );
}

const estimateOf = (result: ReadResult) => ({ headline: toldHeadline(result), submittedAt: result.submittedAt });
