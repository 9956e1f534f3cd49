import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { type QuizId, quizRecordOf, quizRecords } from '#shared/derived-names.ts';
import { standingOf } from '#shared/reading/headline.ts';
import { nextWords, useNextQuiz } from '#web/home/next-quiz.tsx';
import { numbersPathOf } from '#web/paths.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { useSubmissions } from '../../session/session.ts';
import { ChevronIcon, ListIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/page.tsx';
import { PageIcon, SlidersIcon, TableIcon } from '../result-icons.tsx';
import { beginsWithSupport } from './notices.tsx';
import styles from './result-page.module.css';
import { isOpen } from './seen.ts';

type Way = { to: string; icon: ReactNode; name: string };

/** At most three ways from a result are doors. */
const mostDoors = 3;

/**
 * Where to go from a result: the doors, the one to the doctor always among them, and the other pages, whose links stand in the
 * details. Until a notice or a low mood has been seen to, the doctor is the only door.
 */
export function useWays(result: ReadResult): { doors: readonly Way[]; others: readonly Way[] } {
  const { submissionId, quiz_id: quizId, content } = result;
  const next = useNextQuiz();
  const numbersPath = useNumbersPath(result);
  const whatIf = whatIfOf(result);
  const doctor = { to: `/results/${submissionId}/doctor`, icon: <PageIcon />, name: 'For my doctor' };
  const change = whatIf && {
    to: `/what-if/${submissionId}`,
    icon: <SlidersIcon />,
    name: whatIf === 'paused' ? 'What if… (after you’ve been seen)' : 'What if…',
  };
  const other = next &&
    next !== quizId &&
    content.redFlags.length === 0 && { to: quizRecords[next].path, icon: <ListIcon />, name: nextWords(next) };
  const numbers = numbersPath && { to: numbersPath, icon: <TableIcon />, name: 'Add my numbers' };
  const answers = { to: `/answers/${submissionId}`, icon: <ListIcon />, name: 'My answers' };
  const ways = (isHeart(quizId) ? [numbers, change, other, answers] : [change, other, numbers, answers]).filter(
    (way) => !!way,
  );
  const isSeenToFirst = standingOf(content) === 'checkFirst' ? !isOpen(result) : beginsWithSupport(content);
  const before = isSeenToFirst ? 0 : mostDoors - 1;
  return { doors: [...ways.slice(0, before), doctor], others: ways.slice(before) };
}

const isHeart = (id: QuizId): boolean => quizRecordOf(id).readAs === 'heart';

export function WaysOn({ result }: { result: ReadResult }) {
  const id = useId();
  const { doors } = useWays(result);
  return (
    <nav aria-labelledby={id}>
      {doors.length > 1 ? (
        <h2 id={id}>What next</h2>
      ) : (
        <VisuallyHidden>
          <h2 id={id}>What next</h2>
        </VisuallyHidden>
      )}
      <ul className={styles.doors}>
        {doors.map(({ to, icon, name }) => (
          <li key={to}>
            <Link className={styles.door} to={to}>
              {icon}
              <b>{name}</b>
              <ChevronIcon className={styles.go} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether the user may try changes of these answers; the page itself checks the safety rules again. */
const whatIfOf = (result: ReadResult): 'open' | 'paused' | undefined => {
  const standing = standingOf(result.content);
  if (standing === 'checkFirst') return isOpen(result) ? 'open' : 'paused';
  return standing === 'estimated' ? 'open' : undefined;
};

/**
 * The path to the form for measured numbers. They belong to the heart answers, so without those there is no path. With a warning,
 * being seen comes first. Without a figure, numbers help only if they are missing.
 */
function useNumbersPath(result: ReadResult): string | undefined {
  const { quiz_id: quizId, submissionId, content } = result;
  const { submissions } = useSubmissions();
  const standing = standingOf(content);
  const helps =
    standing === 'notEstimated' ? (content.missing?.length ?? 0) > 0 : standing === 'estimated' || isOpen(result);
  const heart = isHeart(quizId) ? submissionId : submissions.find((row) => isHeart(row.quizId))?.submissionId;
  return helps && heart ? numbersPathOf(heart) : undefined;
}
