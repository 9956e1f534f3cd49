import type { Source } from '#shared/contract/result.ts';
import styles from './result-sources.module.css';

/** What the figures and actions of this very result rest on; a work that is cited under two short names is listed once. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  const works = [...new Map(sources.map((source) => [source.citation, source])).values()];
  return (
    <div>
      <h3 className={styles.title}>Sources</h3>
      <ol className={styles.sources}>
        {works.map(({ id, citation, url }) => (
          <li key={id}>{url ? <a href={url}>{citation}</a> : citation}</li>
        ))}
      </ol>
    </div>
  );
}
