import type { CSSProperties } from 'react';
import { stripScale } from '#shared/what-if/explorer.ts';
import type { Figure } from '#shared/what-if/figure.ts';
import styles from './strip.module.css';

type StripProps = {
  now: Figure;
  changed: Figure;
  ends: readonly Figure[];
  isAge: boolean;
  /** The calendar age, beside an age. */
  you: number | null;
};

/** Both ranges on one true scale. A picture only: numbers, sentence and table carry the content. */
export function Strip({ now, changed, ends, isAge, you }: StripProps) {
  const scale = stripScale([...ends, now, changed], isAge ? 10 : 1, !isAge);
  const share = (value: number) =>
    ((Math.min(scale.to, Math.max(scale.from, value)) - scale.from) / (scale.to - scale.from)) * 100;
  const range = ({ low, high }: Figure) => at(share(low), share(high) - share(low));
  return (
    <div className={styles.strip} aria-hidden="true">
      <b style={range(now)} />
      <b style={range(changed)} data-changed="" />
      <i style={at(share(now.value))} />
      <i style={at(share(changed.value))} data-changed="" />
      <div className={styles.axis} />
      {isAge && you !== null && (
        <>
          <em style={at(share(you))} />
          <span className={styles.you} style={at(share(you))}>
            you, {you}
          </span>
        </>
      )}
      {ticks(scale, isAge)
        .filter((tick) => !isAge || you === null || Math.abs(share(tick) - share(you)) > tickRoom)
        .map((tick) => (
          <span key={tick} style={at(share(tick))}>
            {isAge ? tick : `${tick}%`}
          </span>
        ))}
    </div>
  );
}

/** In percent of the width. */
const at = (x: number, width = 0) => ({ '--x': x, '--w': width }) as CSSProperties;

const mostTicks = 5;
/** Percent of the width between two labels. */
const tickRoom = 12;

/** Round numbers from end to end, no more than a phone has room for. */
const ticks = ({ from, to }: { from: number; to: number }, isAge: boolean): number[] => {
  const steps = isAge ? [10, 20, 40] : [1, 2, 5, 10, 20, 50];
  const step = steps.find((size) => (to - from) / size < mostTicks) ?? to - from;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, place) => first + place * step);
};
