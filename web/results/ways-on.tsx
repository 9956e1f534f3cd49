import { Link } from 'react-router-dom';
import styles from './ways-on.module.css';

type WaysOnProps = { submissionId: string; hasSheet?: boolean };

/**
 * Where a result leads: to the answers behind it, to the page for a clinician where today's engine made the result, and to
 * the quiz with these answers ready.
 */
export function WaysOn({ submissionId, hasSheet = false }: WaysOnProps) {
  return (
    <nav className={styles.ways} aria-label="More with this result">
      <Link to={`/answers/${submissionId}`}>My answers</Link>
      {hasSheet && <Link to={`/results/${submissionId}/doctor`}>For my doctor</Link>}
      <Link to={`/retake/${submissionId}`}>Take it again</Link>
    </nav>
  );
}
