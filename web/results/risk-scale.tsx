import type { CSSProperties } from 'react';
import { readRisk } from '#shared/reading/cardiac-risk.ts';
import { percentText } from '#shared/reading/figures.ts';
import { clamp } from '#shared/scoring/rounding.ts';
import * as words from '#words/result-page.ts';
import type { ReadContent } from '../api/read-result.ts';
import { likely } from './page/figure.tsx';
import styles from './risk-scale.module.css';

/**
 * In percent: the four published levels fill this linear scale, so that the pin shows the position within its level. A
 * higher value is shown at its end, with its number.
 */
const scaleEnd = 20;

/** The position of a percentage on the scale, in percent of its length. */
export const placeOnScale = (percent: number): number => clamp((percent / scaleEnd) * 100, 0, 100);

const property = (values: Record<`--${string}`, string | number>) => values as CSSProperties;
const colours = ['low', 'borderline', 'intermediate', 'high'];

/** The published levels to scale, with the score and its range among them, and as a table that marks the user's level. */
export function Levels({ content: { overall_summary: summary, heart } }: { content: ReadContent }) {
  const reading = readRisk(summary);
  const levels = heart?.levels ?? [];
  if (!reading || levels.length === 0) return null;
  const { percent, range } = reading;
  const open = heart?.rangeOpen;
  const inWords = likely(range, open);
  const at = placeOnScale(percent);
  const bands = levels.map((level, index) => ({
    ...level,
    to: levels[index + 1]?.from ?? scaleEnd,
    colour: colours[index],
  }));
  return (
    <div className={styles.scale}>
      <div aria-hidden="true">
        <div className={styles.bar}>
          {bands.map(({ code, from, to, colour }) => (
            <i key={code} data-level={colour} style={property({ '--share': to - from })} />
          ))}
          <span className={styles.pin} style={property({ '--at': at })}>
            <b data-edge={at < 12 ? 'start' : at > 88 ? 'end' : undefined}>{percentText(percent)}</b>
          </span>
          {range && (
            <span
              className={styles.range}
              // An open end reaches the end of the scale.
              style={property({
                '--at': open === 'low' ? 0 : placeOnScale(range.low),
                '--to': open === 'high' ? 100 : placeOnScale(range.high),
              })}
            />
          )}
        </div>
        <div className={styles.ticks}>
          {bands.map(({ code, from }) => (
            <span key={code} style={property({ '--at': placeOnScale(from) })}>
              {from === 0 ? '0%' : from}
            </span>
          ))}
          <span style={property({ '--at': 100 })}>{scaleEnd}%+</span>
        </div>
      </div>
      <table className={styles.bands}>
        <caption>{inWords ? words.riskLevelsLikely(inWords) : words.riskLevels}</caption>
        <tbody>
          {bands.map(({ code, label, from, to, colour, isYours }) => (
            <tr key={code} aria-current={isYours || undefined}>
              <th scope="row">
                <i className={styles.swatch} data-level={colour} />
                {label}
                {isYours && <span className={styles.you}>{words.you}</span>}
              </th>
              <td>{from === 0 ? words.levelBelow(to) : words.levelFrom(from)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
