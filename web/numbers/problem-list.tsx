import { type MouseEvent, useEffect, useRef } from 'react';
import { capitalised, numberWord } from '#shared/words/phrases.ts';
import styles from './numbers.module.css';
import { lineOf } from './read-sheet.ts';

type Line = { readonly id: string; readonly sentence: string };

type ProblemListProps = {
  lines: readonly Line[];
  /** Counts the tries to save: each one leads back here. */
  tries: number;
};

/** What stands between the numbers and saving them. Each line leads to its field. */
export function ProblemList({ lines, tries }: ProblemListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (tries > 0) heading.current?.focus();
  }, [tries]);
  if (lines.length === 0) return null;
  return (
    <section className={styles.problems} aria-labelledby="problems">
      <h2 id="problems" ref={heading} tabIndex={-1}>
        {lines.length === 1
          ? 'One number needs a look'
          : `${capitalised(numberWord(lines.length))} numbers need a look`}
      </h2>
      <ul>
        {lines.map(({ id, sentence }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => leadTo(event, id)}>
              {lineOf(id, sentence)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function leadTo(event: MouseEvent, name: string): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(`main [name="${name}"]`)?.focus();
}
