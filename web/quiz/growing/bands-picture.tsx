import type { YearsSoFar } from '#shared/longevity/growing/age-so-far.ts';
import styles from './growing.module.css';

/** Lengths in units of the view box. */
const width = 300;
const thin = 5;
const thick = 18;
const gap = 4;
const margin = 22;

/** Room next to the newest band for its two figures, in years. */
const figureYears = 4;

const bar = (from: number, top: number, to: number): string => `M${from} ${top}H${to}V${top + thin}H${from}Z`;

type BandsPictureProps = { earlier: readonly YearsSoFar[]; now: YearsSoFar };

/**
 * One band for each section, at true scale. The newest is thick, with its ends in figures. Nothing marks the user's own
 * age, and no colour judges. The sentence next to the picture says all that it shows.
 */
export function BandsPicture({ earlier, now }: BandsPictureProps) {
  const all = [...earlier, now];
  const from = Math.floor((Math.min(...all.map(({ low }) => low)) - figureYears) / 10) * 10;
  const to = Math.ceil((Math.max(...all.map(({ high }) => high)) + figureYears) / 10) * 10;
  const x = (years: number) => margin + ((years - from) / (to - from)) * (width - 2 * margin);
  const top = earlier.length * (thin + gap);
  const axis = top + thick + 12;
  const tens = Array.from({ length: (to - from) / 10 + 1 }, (_, at) => from + 10 * at);
  return (
    <svg className={styles.bands} viewBox={`0 0 ${width} ${axis + 22}`} aria-hidden="true">
      <path
        className={styles.band}
        d={earlier.map(({ low, high }, at) => bar(x(low), at * (thin + gap), x(high))).join('')}
      />
      <rect className={styles.now} x={x(now.low)} y={top} width={x(now.high) - x(now.low)} height={thick} rx="3" />
      <text className={styles.end} x={x(now.low) - 7} y={top + 14.5} textAnchor="end">
        {now.low}
      </text>
      <text className={styles.end} x={x(now.high) + 7} y={top + 14.5}>
        {now.high}
      </text>
      <path className={styles.axis} d={`M0 ${axis}H${width}`} />
      {tens.map((years) => (
        <g key={years}>
          <path className={styles.axis} d={`M${x(years)} ${axis}v5`} />
          <text className={styles.tick} x={x(years)} y={axis + 18} textAnchor="middle">
            {years}
          </text>
        </g>
      ))}
    </svg>
  );
}
