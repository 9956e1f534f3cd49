import type { MouseEvent } from 'react';
import styles from './auth-page.module.css';

type Missing = { name: string; label: string };

type ErrorSummaryProps = {
  /** The fields that are not right yet, in their order on the page, by the name of their input. */
  fields: readonly Missing[];
};

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/** Says above a form what stands between the person and its button. Each line leads to its field. */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  if (fields.length === 0) return null;
  const leadTo = (event: MouseEvent, name: string) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(`main [name="${name}"]`)?.focus();
  };
  return (
    <section className={styles.summary} aria-labelledby="error-summary">
      <h2 id="error-summary">
        {counts[fields.length]} {fields.length === 1 ? 'thing needs' : 'things need'} another look
      </h2>
      <ul>
        {fields.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => leadTo(event, name)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
