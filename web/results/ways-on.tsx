import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronIcon, ListIcon, RetakeIcon } from '../ui/icons.tsx';
import { DoctorFile } from './doctor-file.tsx';
import { PageIcon, SlidersIcon } from './icons.tsx';
import styles from './ways-on.module.css';

type WaysOnProps = {
  submissionId: string;
  /** `paused`: a warning stands that nobody has looked at. Absent where there is no figure to play with. */
  whatIf?: 'open' | 'paused' | undefined;
  /** Today's engine made the result, so there is a page for a clinician. */
  hasSheet?: boolean;
};

/** Where a result leads: to a play with its answers, to the answers, to a clinician and her software, and to the quiz with them ready. */
export function WaysOn({ submissionId, whatIf, hasSheet = false }: WaysOnProps) {
  return (
    <>
      <nav aria-label="More with this result">
        <ul className={styles.ways}>
          {whatIf && (
            <Way to={`/what-if/${submissionId}`} icon={<SlidersIcon />} title="What if…">
              {whatIf === 'paused'
                ? 'Paused until you have been checked'
                : 'Play with your own answers. This result stays as it is.'}
            </Way>
          )}
          <Way to={`/answers/${submissionId}`} icon={<ListIcon />} title="My answers">
            What you said, and a way to put it right
          </Way>
          {hasSheet && (
            <Way to={`/results/${submissionId}/doctor`} icon={<PageIcon />} title="For my doctor">
              One page to print or share
            </Way>
          )}
          <Way to={`/retake/${submissionId}`} icon={<RetakeIcon />} title="Take it again">
            With these answers ready
          </Way>
        </ul>
      </nav>
      <DoctorFile submissionId={submissionId} />
    </>
  );
}

/** The whole row is the link; its second line describes it. */
function Way({ to, icon, title, children }: { to: string; icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      <Link className={styles.way} to={to}>
        {icon}
        <span>
          <b>{title}</b> <span>{children}</span>
        </span>
        <ChevronIcon className={styles.go} />
      </Link>
    </li>
  );
}
