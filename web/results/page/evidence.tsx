import { Link } from 'react-router-dom';
import type { Recommendation, Source } from '#shared/contract/result.ts';
import styles from './result-card.module.css';

type EvidenceProps = {
  of: Pick<Recommendation, 'evidenceLine' | 'sourceIds' | 'grade'>;
  sources: readonly Source[];
};

/** What an action rests on and how good that is, at the action itself. The methods page lists every source in full. */
export function Evidence({ of: { evidenceLine, sourceIds = [], grade }, sources }: EvidenceProps) {
  const cited = sources.filter(({ id }) => sourceIds.includes(id));
  if (!evidenceLine && cited.length === 0 && !grade) return null;
  return (
    <p className={styles.evidence}>
      {evidenceLine ? `${evidenceLine} ` : cited.length > 0 && 'From: '}
      {cited.map(({ id, short }, at) => (
        <span key={id}>
          {at > 0 && '; '}
          <Link to={`/methods#source-${id}`}>{short}</Link>
        </span>
      ))}
      {cited.length > 0 && '. '}
      {grade && `${grade.replace(/\.$/, '')}.`}
    </p>
  );
}
