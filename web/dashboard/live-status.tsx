import type { Progress } from '../api/waiting.ts';
import { CheckIcon, ClockIcon } from '../ui/icons.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './submission-row.module.css';

const words: Readonly<Record<Progress, string>> = {
  expected: 'Being worked out',
  late: 'Still being worked out',
  ready: 'Ready',
};

/** How far a result is, by a picture and in words. What changes is announced once for all rows (`use-ready-news.ts`). */
export function LiveStatus({ progress }: { progress: Progress }) {
  return (
    <p className={styles.live} data-progress={progress}>
      {progress === 'expected' ? <Spinner /> : progress === 'late' ? <ClockIcon /> : <CheckIcon />}
      {words[progress]}
    </p>
  );
}
