import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { quizRecordOf, quizRecords } from '#shared/derived-names.ts';
import { standingOf } from '#shared/reading/headline.ts';
import { careDoors, resultWays } from '#web/features/result.ts';
import { nextWords, useNextQuiz } from '#web/home/next-quiz.tsx';
import * as words from '#words/result-page.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { useSubmissions } from '../../session/session.ts';
import { ChevronIcon, ListIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/page.tsx';
import { beginsWithSupport } from './notices.tsx';
import styles from './result-page.module.css';
import { isOpen } from './seen-signs.ts';

type Way = { to: string; icon: ReactNode; name: string };

/** At most three ways from a result are doors. */
const mostDoors = 3;

/**
 * The links from a result: the doors, and the other pages, whose links are in the details. Until a notice or a low mood
 * has been dealt with, no door leads elsewhere than to care.
 */
export function useWays(result: ReadResult): { doors: readonly Way[]; others: readonly Way[] } {
  const { submissionId, quiz_id: quizId, content } = result;
  const next = useNextQuiz();
  const { submissions } = useSubmissions();
  const care = careDoors.map(({ icon, name, pathOf }) => ({ to: pathOf(submissionId), icon, name }));
  const other = next &&
    next !== quizId &&
    content.redFlags.length === 0 && { to: quizRecords[next].path, icon: <ListIcon />, name: nextWords(next) };
  const kind = quizRecordOf(quizId).readAs === 'heart' ? 'heart' : 'other';
  const ways = [
    ...(other ? [{ ...other, order: 20 }] : []),
    ...resultWays.flatMap(({ icon, order, wayFrom }) => {
      const way = wayFrom(result, submissions);
      return way ? [{ order: order[kind], ...way, icon }] : [];
    }),
  ].sort((one, two) => one.order - two.order);
  const isSeenToFirst = standingOf(content) === 'checkFirst' ? !isOpen(result) : beginsWithSupport(content);
  const before = isSeenToFirst ? 0 : mostDoors - care.length;
  return { doors: [...ways.slice(0, before), ...care], others: ways.slice(before) };
}

export function WaysOn({ result }: { result: ReadResult }) {
  const id = useId();
  const { doors } = useWays(result);
  if (doors.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      {doors.length > 1 ? (
        <h2 id={id}>{words.whatNext}</h2>
      ) : (
        <VisuallyHidden>
          <h2 id={id}>{words.whatNext}</h2>
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
