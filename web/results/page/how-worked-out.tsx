import { Link } from 'react-router-dom';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { Fold } from './fold.tsx';
import styles from './result-sources.module.css';
import { Sources } from './sources.tsx';
import { Wording } from './wording.tsx';

type HowWorkedOutProps = { content: ReadContent; quizId: QuizId; submissionId: string };

/** Enough for anybody to follow the figures: the method, its version, the sources, and who chose the words. */
export function HowWorkedOut({ content, quizId, submissionId }: HowWorkedOutProps) {
  const { engine, sources, overall_summary: summary } = content;
  return (
    <Fold title="How this was worked out" about={engine ? `Method ${engine.version}, and its sources` : 'Its sources'}>
      <p>{quizId === productQuizId ? age : heart}</p>
      {summary.answeredShare !== undefined && (
        <p>You answered {Math.round(summary.answeredShare * 100)}% of the questions that count.</p>
      )}
      <p data-paper="spare">
        <Link className={styles.method} to="/methods">
          Read the whole method and its sources
        </Link>
      </p>
      <Wording content={content} />
      <Sources sources={sources} />
      {engine && (
        <p>
          Fingerprint of method and answers: {engine.hash}.{' '}
          <Link to={`/verify/${submissionId}`}>Verify this result</Link>
        </p>
      )}
    </Fold>
  );
}

const age =
  'Your answers are compared with large studies that followed people for years. The age is the one at which an average ' +
  'person of your sex dies about as often as people with answers like yours. The range is wide, because a quiz misses a ' +
  'lot and people with the same answers still differ.';
const heart =
  'The figure comes from the PREVENT equations of the American Heart Association. Where a value is not known, the average ' +
  'of people of your age and sex stands in, and the range is wider for it.';
