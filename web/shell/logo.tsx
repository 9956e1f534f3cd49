import { Link } from 'react-router-dom';
import { product } from '#shared/product.ts';
import styles from './logo.module.css';

/** The mark and the name, as a link to Home. `mark` shows no name, for narrow places. */
export function Logo({ size }: { size?: 'mark' | 'large' }) {
  return (
    <Link
      className={styles.logo}
      to="/"
      data-size={size}
      aria-label={size === 'mark' ? `${product.name} home` : undefined}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M1.8 22.4a14.2 14.2 0 0 1 28.4 0z" fill="currentColor" />
        <path d="M6.5 22.4a9.5 9.5 0 0 1 19 0" fill="none" stroke="var(--paper)" strokeWidth="2" />
        <path d="M11.2 22.4a4.8 4.8 0 0 1 9.6 0z" fill="var(--sun)" />
        <path d="M3 26.6h26" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {size !== 'mark' && <span className={styles.word}>{product.name}</span>}
    </Link>
  );
}
