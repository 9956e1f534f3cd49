import type { ReactNode } from 'react';
import rings from '../assets/art/empty-state.svg';
import { Art } from './art.tsx';
import { classNames } from './class-names.ts';
import styles from './message.module.css';

type MessageProps = { heading: ReactNode; children?: ReactNode; actions?: ReactNode; className?: string };

/** A page or a part of it that has only words to show: empty, not found, not ready. */
export function Message({ heading, children, actions, className }: MessageProps) {
  return (
    <div className={classNames(styles.message, className)}>
      <Art src={rings} viewBox="0 0 240 190" className={styles.art} />
      {heading}
      {typeof children === 'string' ? <p>{children}</p> : children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
