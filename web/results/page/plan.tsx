import { useId } from 'react';
import type { Recommendation, Source } from '#shared/contract/result.ts';
import type { ReadContent } from '../../api/read-result.ts';
import planArt from '../../assets/art/key-action-plan.svg';
import { Art } from '../../ui/art.tsx';
import { Evidence } from './evidence.tsx';
import styles from './ideas.module.css';
import { titleOf } from './next-card.tsx';
import card from './result-card.module.css';

/** Every recommendation in order, also the one that stands in the summary. */
export function Plan({ content }: { content: ReadContent }) {
  const id = useId();
  const { focus_areas: focus, together, sources } = content;
  return (
    <section aria-labelledby={id}>
      <div className={styles.art} role="img" aria-label="A path across hills with three marked stops">
        <Art src={planArt} viewBox="0 0 650 230" fit="slice" />
      </div>
      <h2 id={id}>Key action plan</h2>
      <p className={styles.lead}>{focus.introParagraph}</p>
      <ol className={styles.ideas}>
        {focus.topRecommendations.map((recommendation) => (
          <Idea key={recommendation.code} recommendation={recommendation} sources={sources} />
        ))}
      </ol>
      {together && <p className={styles.together}>{together}</p>}
    </section>
  );
}

function Idea({ recommendation: item, sources }: { recommendation: Recommendation; sources: readonly Source[] }) {
  const title = titleOf(item);
  return (
    <li>
      {title !== item.area && <p className={styles.area}>{item.area}</p>}
      <h3>{title}</h3>
      {item.userAnswer && <p className={card.answer}>Your answer: {item.userAnswer}</p>}
      {item.effect && <p className={styles.effect}>{item.effect}</p>}
      <p>{item.recommendation}</p>
      <Evidence of={item} sources={sources} />
    </li>
  );
}
