import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import choices from './choices.module.css';
import { classNames } from './class-names.ts';
import { icon } from './icons.tsx';
import styles from './ways.module.css';

const OnIcon = icon(<path d="m9 6 6 6-6 6" />);

/** Ways to go on, below each other. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

/** `state` is for the router. */
type WayProps = { name: string; hint: string } & ({ to: string; state?: object } | { onTake: () => void });

/** One way to go on. Its name says what it does; its hint says what comes of it. */
export function Way({ name, hint, ...way }: WayProps) {
  const id = useId();
  const words = (
    <>
      <span>
        <b className={choices.label} id={`${id}-name`}>
          {name}
        </b>
        <span className={choices.hint} id={`${id}-hint`}>
          {hint}
        </span>
      </span>
      <OnIcon />
    </>
  );
  const shared = {
    className: classNames(choices.card, styles.way),
    'aria-labelledby': `${id}-name`,
    'aria-describedby': `${id}-hint`,
  };
  return 'to' in way ? (
    <Link {...shared} to={way.to} state={way.state}>
      {words}
    </Link>
  ) : (
    <button {...shared} type="button" onClick={way.onTake}>
      {words}
    </button>
  );
}
