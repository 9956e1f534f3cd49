import type { MethodsPage } from '#shared/engine-1/methods.ts';
import { sourceAnchor } from './cites.tsx';
import styles from './methods.module.css';

export function Bibliography({ sources }: Pick<MethodsPage, 'sources'>) {
  return (
    <ol className={styles.bibliography}>
      {sources.map(({ id, citation, url, found, verified }) => (
        <li key={id} id={sourceAnchor(id)}>
          {url ? <a href={url}>{citation}</a> : citation}
          {found && <span className={styles.found}>Taken from it: {found}.</span>}
          {!verified && <span className={styles.found}>Partly from memory: not verified.</span>}
        </li>
      ))}
    </ol>
  );
}
