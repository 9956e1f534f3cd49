import { readRisk, riskLevel } from '#shared/reading/cardiac-risk.ts';
import { percentText, type Range } from '#shared/reading/figures.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { People } from '../../ui/people.tsx';
import { type RiskBand, RiskScale } from '../risk-scale.tsx';
import { FigureMeanings } from './figure-meanings.tsx';
import heart from './heart-figures.module.css';
import { likely } from './likely.ts';
import { Meaning } from './meaning.tsx';
import styles from './result-card.module.css';

/** In percent: the four published levels fill this scale, so that the pin shows where in its level somebody stands. */
const scaleEnd = 20;

/** Score, level, a hundred people, and the scale of levels with the range under it. */
export function HeartCard({ content }: { content: ReadContent }) {
  const { overall_summary: summary, heart: parts, heading, meaning, figures } = content;
  const reading = readRisk(summary);
  if (!reading) return null;
  const bands = bandsOf(parts?.levels ?? []);
  const people = parts?.peopleOf100 ?? reading.peopleOfHundred;
  const sentence = parts?.sentence ?? reading.sentence;
  return (
    <div className={styles.card}>
      <div className={heart.top}>
        <Score content={content} />
        <People filled={people} />
      </div>
      <Meaning
        heading={sentence}
        meaning={[heading, ...(meaning ?? [])].filter((text) => text && text !== sentence) as string[]}
      />
      {bands.length > 0 && (
        <RiskScale
          percent={reading.percent}
          range={drawn(reading.range, parts?.rangeOpen)}
          likely={likely(reading.range, parts?.rangeOpen)}
          bands={bands}
          end={scaleEnd}
        />
      )}
      <FigureMeanings figures={figures} />
    </div>
  );
}

/** An open end reaches the end of the scale. */
const drawn = (range: Range | null, open: 'high' | 'low' | null | undefined): Range | null =>
  range && { low: open === 'low' ? 0 : range.low, high: open === 'high' ? scaleEnd : range.high };

const bandsOf = (levels: NonNullable<NonNullable<ReadContent['heart']>['levels']>): RiskBand[] =>
  levels.map((level, at) => ({
    ...level,
    share: level.from === 0 ? `under ${levels[at + 1]?.from ?? scaleEnd}%` : `from ${level.from}%`,
  }));

// Little known: the range is the honest answer, the single figure comes second.
function Score({ content: { overall_summary: summary, heart: parts } }: { content: ReadContent }) {
  const reading = readRisk(summary);
  const level = riskLevel(summary);
  if (!reading) return null;
  const range = likely(reading.range, parts?.rangeOpen);
  const isRangeFirst = reading.rangeFirst && range !== null;
  return (
    <dl className={heart.score}>
      <div>
        <dt>Cardiac Risk Score</dt>
        {isRangeFirst ? (
          <dd className={heart.wide}>{range}</dd>
        ) : (
          <dd className={heart.figure}>{percentText(reading.percent)}</dd>
        )}
        {isRangeFirst ? (
          <dd className={heart.range}>best single estimate {percentText(reading.percent)}</dd>
        ) : (
          range && <dd className={heart.range}>likely {range}</dd>
        )}
      </div>
      {level && (
        <div>
          <dt>Risk Level</dt>
          <dd className={heart.level}>{level}</dd>
        </div>
      )}
    </dl>
  );
}
