import type { ExplorerWords } from '#shared/what-if/explorer-words.ts';
import { People } from '../ui/people.tsx';
import styles from './two-hundreds.module.css';

type OfHundred = ReturnType<NonNullable<ExplorerWords['ofHundred']>>;
type TwoHundredsProps = { now: OfHundred; changed: OfHundred };

/**
 * A hundred people with the answers of today, and a hundred who differ in what has been moved: those in colour have a first
 * heart attack or stroke in ten years. The number stands under each picture in words, so that nobody has to count.
 */
export function TwoHundreds({ now, changed }: TwoHundredsProps) {
  return (
    <div className={styles.hundreds}>
      <Hundred title="Today" of={now} />
      <Hundred title="With your changes" of={changed} />
    </div>
  );
}

function Hundred({ title, of: { filled, words } }: { title: string; of: OfHundred }) {
  return (
    <figure>
      <People filled={filled} />
      <figcaption>
        {title}: <b>{words} of 100</b>
      </figcaption>
    </figure>
  );
}
