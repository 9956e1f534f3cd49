import { useId } from 'react';
import type { SupportLine } from '#shared/contract/result-additions.ts';
import styles from './support-lines.module.css';

/** Somebody to talk to, by region. What can be dialled is a link as large as a finger. */
export function SupportLines({ lines }: { lines: readonly SupportLine[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Someone to talk to</h2>
      <p className={styles.lead}>You can call for yourself, or for someone you care about.</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.region} ${line.name}`}>
            <div>
              <b>
                {line.name}, {line.region}
              </b>
              <span>{line.hours}</span>
            </div>
            <Contact {...line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing but host names with dots: whatever else a contact may be is shown as text. */
const isAddress = (contact: string): boolean => /^(https:\/\/)?([a-z0-9-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(contact);

function Contact({ contact, tel }: SupportLine) {
  if (tel) return <a href={`tel:${tel}`}>{contact}</a>;
  if (!isAddress(contact)) return <span>{contact}</span>;
  return <a href={contact.startsWith('https://') ? contact : `https://${contact}`}>{contact}</a>;
}
