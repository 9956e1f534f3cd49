import type { RedFlagNotice } from '#shared/contract/red-flag.ts';
import type { Recommendation, ResultContent } from '#shared/contract/result.ts';
import { redFlagTitles } from '#shared/reading/notices.ts';
import planArt from '../../assets/art/key-action-plan.svg';
import { Art } from '../../ui/art.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../section.tsx';
import styles from './plan.module.css';

/** What to do, in the order most likely to matter; appointments to book stand with it. */
export function Plan({ focus, soon }: { focus: ResultContent['focus_areas']; soon: readonly RedFlagNotice[] }) {
  return (
    <div>
      <div className={styles.art} role="img" aria-label="A path across hills with three marked stops">
        <Art src={planArt} viewBox="0 0 650 230" fit="slice" />
      </div>
      <Section title="Key action plan" lead={focus.introParagraph} className={styles.section}>
        <ol className={styles.plan}>
          {focus.topRecommendations.map((recommendation) => (
            <Item key={recommendation.code} {...recommendation} />
          ))}
        </ol>
        {soon.length > 0 && (
          <div className={styles.soon}>
            <Notice tone="sun" title={redFlagTitles.soon} icon={ClockIcon}>
              <ul>
                {soon.map(({ code, message }) => (
                  <li key={code}>{message}</li>
                ))}
              </ul>
            </Notice>
          </div>
        )}
      </Section>
    </div>
  );
}

function Item({ area, userAnswer, recommendation }: Recommendation) {
  return (
    <li>
      <h3>{area}</h3>
      {userAnswer && <p className={styles.answer}>Your answer: {userAnswer}</p>}
      <p>{recommendation}</p>
    </li>
  );
}
