import { Link } from 'react-router-dom';
import type { ReadContent } from '../api/read-result.ts';
import { dayAndTime } from '../ui/language.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './results-page.module.css';

/** On a result that was wrong: that it was, and where the corrected one is. It stands before everything else. */
export function WasWrong({ content: { replacedBy } }: { content: ReadContent }) {
  if (!replacedBy) return null;
  return (
    <div className={styles.correction}>
      <Notice tone="care">
        <p>
          This result was wrong. We corrected it on {dayAndTime(replacedBy.at)}. {replacedBy.reason}{' '}
          <Link to={`/results/${replacedBy.id}`}>Please read the corrected result</Link>.
        </p>
      </Notice>
    </div>
  );
}

/** On a corrected result: what was wrong with the earlier one, and where it can still be read. */
export function WasCorrected({ content: { replaces } }: { content: ReadContent }) {
  if (!replaces) return null;
  return (
    <div className={styles.correction}>
      <Notice>
        <p>
          We corrected this result on {dayAndTime(replaces.at)}. {replaces.reason} If you showed the earlier one to a
          doctor, please show them this one. <Link to={`/results/${replaces.id}`}>Read the earlier result</Link>.
        </p>
      </Notice>
    </div>
  );
}
