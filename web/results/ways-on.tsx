import { Link } from 'react-router-dom';
import { DoctorFile } from './doctor-file.tsx';
import styles from './ways-on.module.css';

/** Where a result leads: to the answers behind it, to the quiz with these answers ready, and to a file for a clinic. */
export function WaysOn({ submissionId }: { submissionId: string }) {
  return (
    <>
      <nav className={styles.ways} aria-label="More with this result">
        <Link to={`/answers/${submissionId}`}>My answers</Link>
        <Link to={`/retake/${submissionId}`}>Take it again</Link>
      </nav>
      <DoctorFile submissionId={submissionId} />
    </>
  );
}
