import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { isSeen, standingOf } from '#shared/reading/headline.ts';
import { numbersPathOf } from '#web/paths.ts';
import type { ReadResult } from '../api/read-result.ts';
import { useSubmissions } from '../session/session.ts';
import { ChevronIcon, ListIcon, RetakeIcon } from '../ui/icons.tsx';
import { PageIcon, SlidersIcon, TableIcon } from './icons.tsx';
import { opensFigure } from './page/checked-words.ts';
import styles from './ways-on.module.css';

/** Where a result leads. Beside a warning the page for a doctor comes first. */
export function WaysOn({ result }: { result: ReadResult }) {
  const id = useId();
  const { submissionId } = result;
  const isCareFirst = standingOf(result.content) === 'checkFirst';
  const numbersPath = useNumbersPath(result);
  const whatIf = whatIfOf(result);
  const doctor = (
    <Way to={`/results/${submissionId}/doctor`} icon={<PageIcon />}>
      For my doctor
    </Way>
  );
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>Go on</h2>
      <ul className={styles.ways}>
        {isCareFirst && doctor}
        {numbersPath && (
          <Way to={numbersPath} icon={<TableIcon />}>
            Add my numbers
          </Way>
        )}
        {whatIf && (
          <Way to={`/what-if/${submissionId}`} icon={<SlidersIcon />}>
            {whatIf === 'paused' ? 'What if… Paused until you have been checked' : 'What if…'}
          </Way>
        )}
        <Way to={`/answers/${submissionId}`} icon={<ListIcon />}>
          My answers
        </Way>
        {!isCareFirst && doctor}
        <Way to={`/retake/${submissionId}`} icon={<RetakeIcon />}>
          Take it again
        </Way>
      </ul>
    </nav>
  );
}

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link className={styles.way} to={to}>
        {icon}
        <b>{children}</b>
        <ChevronIcon className={styles.go} />
      </Link>
    </li>
  );
}

/** Whether somebody may play with these answers; the page itself asks the safety rules again. */
const whatIfOf = ({ checked, content }: ReadResult): 'open' | 'paused' | undefined => {
  const standing = standingOf(content);
  if (standing === 'checkFirst') return isSeen(checked) ? 'open' : 'paused';
  return standing === 'estimated' ? 'open' : undefined;
};

/**
 * The way to type measured numbers: they belong to the heart answers, so without any there is none. Beside a warning, being
 * seen comes first. Without a figure, numbers help where they are what is missing.
 */
function useNumbersPath(result: ReadResult): string | undefined {
  const { quiz_id: quizId, submissionId, content } = result;
  const { submissions } = useSubmissions();
  const standing = standingOf(content);
  const helps =
    standing === 'notEstimated' ? (content.missing?.length ?? 0) > 0 : standing === 'estimated' || opensFigure(result);
  const isHeart = (id: QuizId) => quizRecordOf(id).readAs === 'heart';
  const heart = isHeart(quizId) ? submissionId : submissions.find((row) => isHeart(row.quizId))?.submissionId;
  return helps && heart ? numbersPathOf(heart) : undefined;
}
