import { ClockIcon } from '#web/ui/icons.tsx';
import { dayInWords, inWords } from '#web/ui/language.ts';
import styles from './last-time.module.css';

/** 'at 09:12 today', 'at 23:50 yesterday' or 'on 14 December', by the clock of this device. */
export function timeOf(at: number, now: Date): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return `at ${time(at)} today`;
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (then.toDateString() === yesterday.toDateString()) return `at ${time(at)} yesterday`;
  return `on ${dayInWords(at)}`;
}

const time = (at: number): string => inWords(at, { timeStyle: 'short' });

/** An earlier answer beside its question. */
export function LastTime({ words }: { words: string }) {
  return (
    <p className={styles.before}>
      <ClockIcon />
      <span>{words}</span>
    </p>
  );
}
