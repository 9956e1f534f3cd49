import type { RedFlagLevel } from '#shared/contract/result.ts';
import { redFlagTitles } from '#shared/reading/notices.ts';
import type { MethodsPage } from '#shared/scoring/methods.ts';
import styles from './methods.module.css';

const levels: readonly RedFlagLevel[] = ['emergency', 'urgent', 'soon'];

export function WarningSigns({ signs }: { signs: MethodsPage['redFlags'] }) {
  return levels.map((level) => (
    <div key={level} className={styles.model}>
      <h3>{redFlagTitles[level]}</h3>
      <ul className={styles.points}>
        {signs
          .filter((sign) => sign.level === level)
          .map(({ code, label }) => (
            <li key={code}>{label}</li>
          ))}
      </ul>
    </div>
  ));
}
