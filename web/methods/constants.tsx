import { Cites } from './cites.tsx';
import type { ConstantRow } from './content/constants.ts';
import styles from './methods.module.css';

export function Constants({ rows }: { rows: readonly ConstantRow[] }) {
  return (
    <dl className={styles.constants}>
      {rows.map(({ name, value, verified, how, sources }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>{how}</dd>
          <dd>{verified ? 'Read in its source.' : 'Our choice, not read in a source.'}</dd>
          {sources.length > 0 && (
            <dd>
              <Cites sources={sources} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
