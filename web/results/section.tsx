import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type SectionProps = { title: string; lead?: string; children: ReactNode; className?: string };

/** A part of the result under its heading. */
export function Section({ title, lead, children, className }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
