import { sourceAnchor } from './cites.tsx';
import type { MethodsContent } from './content/methods-content.ts';
import styles from './methods.module.css';

export function Bibliography({ sources }: Pick<MethodsContent, 'sources'>) {
  return (
    <ol className={styles.bibliography}>
      {sources.map(({ id, citation, url, found, isVerified }) => (
        <li key={id} id={sourceAnchor(id)}>
          {url ? <a href={url}>{citation}</a> : citation}
          {found && <span className={styles.found}>Taken from it: {found}.</span>}
          {!isVerified && <span className={styles.found}>Partly from memory: not verified.</span>}
        </li>
      ))}
    </ol>
  );
}
