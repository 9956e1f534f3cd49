import { factorField } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { readAge } from '#shared/reading/biological-age.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { AgeDial } from '../age-dial.tsx';
import { Stats } from '../stats.tsx';
import { FigureMeanings } from './figure-meanings.tsx';
import { Meaning } from './meaning.tsx';
import styles from './result-card.module.css';

/** The dial is the picture; the sentence under it says whether the gap means anything. */
export function AgeCard({ content }: { content: ReadContent }) {
  const { overall_summary: summary, heading, meaning, figures } = content;
  const reading = readAge(summary);
  const factor = summary[factorField];
  const { chronologicalAge } = summary;
  return (
    <div className={styles.card}>
      {reading && <AgeDial reading={reading} isCompared={summary.headline !== undefined} />}
      <Meaning heading={heading ?? summary.headline} meaning={meaning} />
      <Stats
        stats={[
          chronologicalAge == null ? null : { term: 'Chronological Age', figure: String(chronologicalAge) },
          factor == null
            ? null
            : { term: `${product.name} Factor`, figure: String(factor), aside: '1 to 99, 50 is average' },
        ]}
        note={reading?.beyondDial}
      />
      <FigureMeanings figures={figures} />
    </div>
  );
}
