import type { ReactNode } from 'react';
import styles from './icons.module.css';

const Icon = ({ children }: { children: ReactNode }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

export const TableIcon = () => (
  <Icon>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <path d="M3.5 10h17M9.5 10v9" />
  </Icon>
);
