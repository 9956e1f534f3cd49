import type { ReactNode } from 'react';
import { ExternalIcon } from './icons.tsx';
import styles from './link-card.module.css';

/** A link to another site. It sends no referrer. */
export function LinkCard({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <a className={styles.card} href={href} rel="noreferrer">
      <span>
        <b>{title}</b>
        <span className={styles.text}>{children}</span>
      </span>
      <ExternalIcon />
    </a>
  );
}
