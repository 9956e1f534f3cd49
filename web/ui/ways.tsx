import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { ChevronIcon } from './icons.tsx';
import styles from './ways.module.css';

/** Ways to go on that weigh the same: cards below each other, none of them the page's blue button. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

type WayProps = { name: string; hint: string } & ({ to: string } | { onTake: () => void });

/** One of them. Its name is what it does; its hint is what comes of it. */
export function Way({ name, hint, ...way }: WayProps) {
  const id = useId();
  const words = (
    <>
      <b id={`${id}-name`}>{name}</b>
      <span id={`${id}-hint`}>{hint}</span>
      <ChevronIcon />
    </>
  );
  const shared = { className: styles.way, 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-hint` };
  return 'to' in way ? (
    <Link {...shared} to={way.to}>
      {words}
    </Link>
  ) : (
    <button {...shared} type="button" onClick={way.onTake}>
      {words}
    </button>
  );
}
