import type { CSSProperties } from 'react';
import { percentRangeText, percentText, type Range } from '#shared/reading/figures.ts';
import styles from './risk-scale.module.css';

/** One level: where it begins, in percent, and its share of the scale in words. */
export type RiskBand = { code: string; label: string; from: number; share: string; isYours: boolean };

type RiskScaleProps = {
  percent: number;
  range: Range | null;
  /** The range in words, if one of its ends is open. */
  likely?: string | null;
  bands: readonly RiskBand[];
  /** In percent: the linear scale ends here. A higher value is shown at its end, with its number. */
  end: number;
};

/** The position of a percentage on the scale, in percent of its length; a value beyond the end is at the end. */
export const placeOnScale = (percent: number, end: number): number => Math.min(100, Math.max(0, (percent / end) * 100));

const property = (values: Record<`--${string}`, string | number>) => values as CSSProperties;
const colours = ['low', 'borderline', 'intermediate', 'high'];

/** A linear scale with the levels to scale, the range below it, and the levels as a table that marks the user's level. */
export function RiskScale({ percent, range, likely, bands, end }: RiskScaleProps) {
  const inWords = likely ?? (range && percentRangeText(range));
  return (
    <div className={styles.scale}>
      <Drawing percent={percent} range={range} bands={bands} end={end} />
      <table className={styles.bands}>
        <caption>Risk levels over 10 years{inWords ? `; likely ${inWords}` : ''}</caption>
        <tbody>
          {bands.map(({ code, label, share, isYours }, at) => (
            <tr key={code} aria-current={isYours || undefined}>
              <th scope="row">
                <i className={styles.swatch} data-level={colours[at]} />
                {label}
                {isYours && <span className={styles.you}>You</span>}
              </th>
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Drawing({ percent, range, bands, end }: Omit<RiskScaleProps, 'likely'>) {
  const place = (value: number) => placeOnScale(value, end);
  const ends = bands.map(({ from }, at) => (bands[at + 1]?.from ?? end) - from);
  const at = place(percent);
  return (
    <div aria-hidden="true">
      <div className={styles.bar}>
        {bands.map(({ code }, index) => (
          <i key={code} data-level={colours[index]} style={property({ '--share': ends[index] ?? 0 })} />
        ))}
        <span className={styles.pin} style={property({ '--at': at })}>
          <b data-edge={at < 12 ? 'start' : at > 88 ? 'end' : undefined}>{percentText(percent)}</b>
        </span>
        {range && (
          <span className={styles.range} style={property({ '--at': place(range.low), '--to': place(range.high) })} />
        )}
      </div>
      <div className={styles.ticks}>
        {bands
          .map(({ from }) => from)
          .filter((from) => from < end)
          .map((from) => (
            <span key={from} style={property({ '--at': place(from) })}>
              {from === 0 ? '0%' : from}
            </span>
          ))}
        <span style={property({ '--at': 100 })}>{end}%+</span>
      </div>
    </div>
  );
}
