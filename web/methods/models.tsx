import type { MethodsPage } from '#shared/scoring/methods.ts';
import { Cites } from './cites.tsx';
import styles from './methods.module.css';

export function Models({ models }: Pick<MethodsPage, 'models'>) {
  return models.map(({ id, title, paragraphs, formula, sources }) => (
    <article key={id} className={styles.model}>
      <h3>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {formula && (
        <ul className={styles.formula} aria-label={`${title}: formula`}>
          {formula.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Cites sources={sources} />
    </article>
  ));
}
