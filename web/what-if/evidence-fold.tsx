import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Source } from '#shared/contract/result.ts';
import { gradeWords } from '#shared/longevity/words/evidence-lines.ts';
import type { Lever } from '#shared/what-if/lever.ts';
import styles from './lever.module.css';

const equations =
  'From published equations that compare people with other values, and cannot say what a change would do.';

/** How good the evidence is and where it comes from, one tap away. The bibliography is loaded with that tap. */
export function Evidence({ lever: { name, grade, sources: ids } }: { lever: Lever }) {
  const [sources, setSources] = useState<readonly Source[] | null>(null);
  const load = async () => {
    const { cite } = await import('#shared/words/citations.ts');
    setSources(cite(ids));
  };
  return (
    <details className={styles.evidence} onToggle={() => sources === null && load().catch(() => {})}>
      <summary aria-label={`How sure is this? ${name}`}>How sure is this?</summary>
      <p>{grade === null ? equations : gradeWords[grade]}</p>
      <ul>
        {(sources ?? []).map(({ id, short }) => (
          <li key={id}>
            <Link to={`/methods#source-${id}`}>{short}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
