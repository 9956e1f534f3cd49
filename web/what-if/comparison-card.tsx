import { quizRecordOf } from '#shared/derived-names.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { Comparison } from '#shared/what-if/explorer.ts';
import type { Lever } from '#shared/what-if/lever.ts';
import { VisuallyHidden } from '../ui/page.tsx';
import { extremes } from './extremes.ts';
import type { ReadyWhatIf } from './load-what-if.ts';
import { Strip } from './strip.tsx';
import { TwoHundreds } from './two-hundreds.tsx';
import { useSettled } from './use-settled.ts';
import styles from './what-if.module.css';

type ComparisonCardProps = {
  ready: ReadyWhatIf;
  levers: readonly Lever[];
  comparison: Comparison;
  isPlain: boolean;
};

/** Today and with the changes: as numbers, as ranges on one scale, and in a sentence that compares people. */
export function ComparisonCard({ ready, levers, comparison, isPlain }: ComparisonCardProps) {
  const { own, explorer, base, storedFigure } = ready;
  const { words } = explorer;
  const { now, changed, rows } = comparison;
  const count = rows.length;
  const announced = useSettled(count === 0 ? '' : `${words.figure(changed)}, likely ${words.range(changed)}`);
  return (
    <section className={styles.card} aria-label="Today and with your changes">
      <dl className={styles.two}>
        <div>
          <dt>Today</dt>
          <dd>{words.figure(now)}</dd>
          <dd>likely {words.range(now)}</dd>
        </div>
        <div className={count > 0 ? styles.changed : undefined}>
          <dt>With your changes</dt>
          <dd>{words.figure(changed)}</dd>
          <dd>{count > 0 ? `likely ${words.range(changed)}` : 'nothing changed yet'}</dd>
        </div>
      </dl>
      <Strip
        now={now}
        changed={changed}
        ends={extremes(base, levers, explorer.figureOf)}
        isAge={quizRecordOf(own.quizId).figure.unit === 'years'}
        you={readPerson(base).age}
      />
      {words.ofHundred && count > 0 && <TwoHundreds now={words.ofHundred(now)} changed={words.ofHundred(changed)} />}
      <p className={styles.reading}>
        {count === 0 ? words.invitation : words.sentence({ now, changed, count, isPlain })}
      </p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <p className={styles.meaning}>This compares groups of people. It is not a promise of what would happen to you.</p>
      {storedFigure !== undefined && storedFigure !== now.value && (
        <p className={styles.meaning}>
          Your result was worked out a little differently. Here both figures come from the way we work it out now.
        </p>
      )}
    </section>
  );
}
