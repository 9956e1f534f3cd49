import * as words from '#feature-words/methods/page.ts';
import type { Source } from '#shared/contract/result.ts';
import styles from './methods.module.css';

export const sourceAnchor = (id: string): string => `source-${id}`;

/** Short source names that link to the full entries at the end of the page. */
export function Cites({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <p className={styles.cites}>
      {sources.length === 1 ? words.source : words.sourceList}{' '}
      {sources.map(({ id, short }, at) => (
        <span key={id}>
          {at > 0 && '; '}
          <a href={`#${sourceAnchor(id)}`}>{short}</a>
        </span>
      ))}
    </p>
  );
}
