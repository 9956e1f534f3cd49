import type { RedFlagLevel } from '#shared/contract/red-flag.ts';
import type { MethodsPage } from '#shared/engine-1/methods.ts';
import { redFlagTitles } from '#shared/reading/notices.ts';
import { Fold, Folds } from './fold.tsx';
import styles from './methods.module.css';
import { Points } from './points.tsx';

const levels: readonly RedFlagLevel[] = ['emergency', 'urgent', 'soon'];

/** Each sign opens into the answers that raise it. */
export function WarningSigns({ signs }: { signs: MethodsPage['redFlags'] }) {
  return levels.map((level) => (
    <article key={level} className={styles.topic}>
      <h3>{redFlagTitles[level]}</h3>
      <Folds>
        {signs
          .filter((sign) => sign.level === level)
          .map(({ code, label, when, emergencyWhen }) => (
            <Fold key={code} title={label}>
              <Points points={when} />
              {emergencyWhen && (
                <>
                  <p>It is an emergency with:</p>
                  <Points points={emergencyWhen} />
                </>
              )}
            </Fold>
          ))}
      </Folds>
    </article>
  ));
}
