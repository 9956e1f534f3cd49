import { useId } from 'react';
import * as words from '#words/numbers.ts';
import styles from './people.module.css';

const perRow = 10;
const step = { x: 15.2, y: 17.6 };
const hundred = Array.from({ length: 100 }, (_, at) => at);

/** A hundred people, of whom the score says how many are coloured. The sentence next to them says the same number. */
export function People({ filled }: { filled: number }) {
  const person = `${useId()}person`;
  return (
    <svg className={styles.people} viewBox="0 0 149 174" role="img" aria-label={words.peopleInColour(filled)}>
      <defs>
        <path id={person} d="M6 0a3.1 3.1 0 1 1 0 6.2A3.1 3.1 0 0 1 6 0ZM.6 14.2V12a5.4 5.4 0 0 1 10.8 0v2.2Z" />
      </defs>
      {hundred.map((at) => (
        <use
          key={at}
          href={`#${person}`}
          x={(at % perRow) * step.x}
          y={Math.floor(at / perRow) * step.y}
          className={styles.person}
          data-filled={at < filled || undefined}
        />
      ))}
    </svg>
  );
}
