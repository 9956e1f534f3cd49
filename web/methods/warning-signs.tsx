import type { RedFlagLevel } from '#shared/contract/result.ts';
import { redFlagTitles } from '#shared/reading/notices.ts';
import { Cites } from './cites.tsx';
import type { MethodsContent } from './content/methods-content.ts';
import { Fold, Folds } from './fold.tsx';
import styles from './methods.module.css';
import { Points } from './points.tsx';

const levels: readonly RedFlagLevel[] = ['emergency', 'urgent', 'soon'];

/** Each sign opens into the answers that raise it, what the person then reads, and what it rests on. */
export function WarningSigns({ signs }: Pick<MethodsContent, 'signs'>) {
  return levels.map((level) => (
    <article key={level} className={styles.topic}>
      <h3>{redFlagTitles[level]}</h3>
      <Folds>
        {signs
          .filter((sign) => sign.level === level)
          .map(({ code, label, when, message, basis, sources }) => (
            <Fold key={code} id={`sign-${code}`} title={label}>
              <p>Raised by:</p>
              <Points points={when} />
              <p>The person reads: “{message}”</p>
              <p>{basis}</p>
              <Cites sources={sources} />
            </Fold>
          ))}
      </Folds>
    </article>
  ));
}
