import { lifetimes } from '#shared/contract/lifetimes.ts';
import styles from './links.module.css';
import type { OwnLink } from './read-link.ts';
import { shortTime } from './short-time.ts';

/** When the link was opened. Nothing about who it was: a clinician has privacy, too. */
export function OpenedLog({ openings }: Pick<OwnLink, 'openings'>) {
  const now = new Date();
  return (
    <>
      <h3>Opened</h3>
      {openings.length === 0 ? (
        <p className={styles.quiet}>
          Not yet. Each time that somebody types a passcode is listed here, and for {lifetimes.endedLinkDays} days after
          the link has ended.
        </p>
      ) : (
        <ul className={styles.log}>
          {openings.map(({ at, isRight }, index) => (
            // Two can carry the same instant.
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, new ones come before
            <li key={openings.length - index}>
              <span>{isRight ? 'Right passcode' : 'Wrong passcode, not opened'}</span>
              <time dateTime={at}>{shortTime(at, now)}</time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
