import type { CSSProperties } from 'react';
import { type RiskReading, riskBands, scaleEndPercent } from '#shared/reading/cardiac-risk.ts';
import { percentRangeText, percentText } from '#shared/reading/figures.ts';
import styles from './risk-scale.module.css';

/** Where a percentage stands on the scale, in percent of its length; beyond the end counts as at it. */
export const placeOnScale = (percent: number): number => Math.min(100, Math.max(0, (percent / scaleEndPercent) * 100));

const property = (values: Record<`--${string}`, string | number>) => values as CSSProperties;

/** A linear scale with the levels at true width, the range under it, and the levels as a table that marks the person's. */
export function RiskScale({ reading, level }: { reading: RiskReading; level: string | undefined }) {
  return (
    <div className={styles.scale}>
      <Drawing reading={reading} />
      <table className={styles.bands}>
        <caption>Risk levels over 10 years{reading.range ? `; likely ${percentRangeText(reading.range)}` : ''}</caption>
        <tbody>
          {riskBands.map(({ code, label, share }) => (
            <tr key={code} aria-current={label === level || undefined}>
              <th scope="row">
                <i className={styles.swatch} data-level={code} />
                {label}
                {label === level && <span className={styles.you}>You</span>}
              </th>
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Drawing({ reading: { percent, range } }: { reading: RiskReading }) {
  const ends = riskBands.map(({ from }, at) => (riskBands[at + 1]?.from ?? scaleEndPercent) - from);
  const at = placeOnScale(percent);
  return (
    <div aria-hidden="true">
      <div className={styles.bar}>
        {riskBands.map(({ code }, index) => (
          <i key={code} data-level={code} style={property({ '--share': ends[index] ?? 0 })} />
        ))}
        <span className={styles.pin} style={property({ '--at': at })}>
          <b data-edge={at < 12 ? 'start' : at > 88 ? 'end' : undefined}>{percentText(percent)}</b>
        </span>
        {range && (
          <span
            className={styles.range}
            style={property({ '--at': placeOnScale(range.low), '--to': placeOnScale(range.high) })}
          />
        )}
      </div>
      <div className={styles.ticks}>
        {[0, 5, 7.5, 20].map((percent) => (
          <span key={percent} style={property({ '--at': placeOnScale(percent) })}>
            {percent === 0 ? '0%' : percent}
          </span>
        ))}
        <span style={property({ '--at': 100 })}>{scaleEndPercent}%+</span>
      </div>
    </div>
  );
}
