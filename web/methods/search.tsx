import { useEffect, useMemo, useRef, useState } from 'react';
import type { MethodsContent } from './content/methods-content.ts';
import styles from './search.module.css';
import { findEntries, searchEntries } from './search-entries.ts';

/** More would be a page of its own: another word finds it sooner. */
const maxShown = 12;

/** A field over the topics. What it finds are links to places on this page, so that Tab and Enter are enough. */
export function Search({ content }: { content: MethodsContent }) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The page can be read, and typed into, before its script runs.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const entries = useMemo(() => searchEntries(content), [content]);
  const found = findEntries(entries, query);
  return (
    <search className={styles.search}>
      <label htmlFor="methods-search">Search the method</label>
      <input
        ref={field}
        id="methods-search"
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
      />
      <p role="status" className={styles.count}>
        {query.trim() && countText(found.length)}
      </p>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.slice(0, maxShown).map(({ id, title, where }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title}
                {where !== title && <span>{where}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

const countText = (count: number): string => {
  if (count === 0) return 'Nothing found. Try one shorter word.';
  if (count > maxShown) return `${count} places found. The first ${maxShown} are shown.`;
  return count === 1 ? '1 place found.' : `${count} places found.`;
};
