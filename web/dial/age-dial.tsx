import type { CSSProperties } from 'react';
import { type AgeReading, dialSpanYears } from '#shared/reading/biological-age.ts';
import { ageRangeText, wholeYears } from '#shared/reading/figures.ts';
import { clamp, round } from '#shared/scoring/rounding.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/numbers.ts';
import { Fact } from '../ui/page.tsx';
import styles from './age-dial.module.css';

/** The dial's measures, in units of its view box. The calendar age is straight up; clockwise is older. */
const centre = { x: 180, y: 178 };
const dialRadius = 136;
const degreesPerYear = 6;
const endDegrees = dialSpanYears * degreesPerYear;

/** Degrees from the top. An age beyond the dial's range is drawn at its end. */
export const angleOf = (age: number, topAge: number): number =>
  clamp((age - topAge) * degreesPerYear, -endDegrees, endDegrees);

export const pointAt = (degrees: number, radius = dialRadius): { x: number; y: number } => {
  const radians = (degrees * Math.PI) / 180;
  return { x: round(centre.x + radius * Math.sin(radians), 2), y: round(centre.y - radius * Math.cos(radians), 2) };
};

export const arc = (fromDegrees: number, toDegrees: number): string => {
  const [from, to] = [pointAt(fromDegrees), pointAt(toDegrees)];
  return `M${from.x} ${from.y}A${dialRadius} ${dialRadius} 0 ${toDegrees - fromDegrees > 180 ? 1 : 0} 1 ${to.x} ${to.y}`;
};

const wholeDial = arc(-endDegrees, endDegrees);

/**
 * A tick for each year, a longer one for every five, a figure for every ten. The top is reserved for the mark of the
 * calendar age.
 */
export const ticks = (topAge: number) => {
  const first = Math.ceil(topAge - dialSpanYears);
  const last = Math.floor(topAge + dialSpanYears);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((age) => age !== topAge && age >= 0)
    .map((age) => tick(age, angleOf(age, topAge)));
};

const tick = (age: number, degrees: number) => {
  const isMajor = age % 5 === 0;
  const halfLength = isMajor ? 8 : 4.5;
  const [inner, outer] = [pointAt(degrees, dialRadius - halfLength), pointAt(degrees, dialRadius + halfLength)];
  const label = age % 10 === 0 ? pointAt(degrees, 109) : null;
  return { age, path: `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`, isMajor, label };
};

/**
 * The estimate on a dial of years, with its range to scale and the calendar age at the top. The drawing is decoration,
 * because the figures on it are also text (a list of terms). If the engine makes no comparison, the ends have no
 * labels.
 */
export function AgeDial({ term, reading, isCompared }: { term: string; reading: AgeReading; isCompared: boolean }) {
  const { age, calendarAge, range } = reading;
  // Without a comparison the drawing must not show a difference.
  const top = isCompared ? (calendarAge ?? age) : age;
  const dot = pointAt(angleOf(age, top));
  return (
    <div className={styles.dial}>
      <svg className={styles.drawing} viewBox="18 0 324 254" aria-hidden="true">
        <path className={styles.track} d={wholeDial} />
        {range && <path className={styles.band} d={arc(angleOf(range.low, top), angleOf(range.high, top))} />}
        <Ticks reading={reading} top={top} />
        {calendarAge !== null && isCompared && (
          <>
            <path className={styles.calendar} d="M180 60L180 24" />
            <text className={styles.calendarLabel} x="180" y="15">
              {words.yourAgeIs(calendarAge)}
            </text>
          </>
        )}
        {/* The dot moves once, from the calendar age to the estimate. */}
        <circle
          className={styles.dot}
          cx={dot.x}
          cy={dot.y}
          r="13"
          style={{ '--from': `${-angleOf(age, top)}deg` } as CSSProperties}
        />
        {isCompared && (
          <>
            <text className={styles.label} x="52" y="248">
              {labels.younger}
            </text>
            <text className={styles.label} x="308" y="248">
              {labels.older}
            </text>
          </>
        )}
      </svg>
      <dl className={styles.figures}>
        <Fact term={term} className={styles.age}>
          {wholeYears(age)}
        </Fact>
      </dl>
      {range && (
        <p className={styles.range}>
          <i className={styles.key} />
          {words.likely(ageRangeText(range))}
        </p>
      )}
    </div>
  );
}

function Ticks({ reading: { range }, top }: { reading: AgeReading; top: number }) {
  return ticks(top).map(({ age, path, isMajor, label }) => (
    <g key={age}>
      <path
        className={styles.tick}
        data-major={isMajor || undefined}
        data-in-range={(range && range.low <= age && age <= range.high) || undefined}
        d={path}
      />
      {label && (
        <text className={styles.label} x={label.x} y={label.y + 4.5}>
          {age}
        </text>
      )}
    </g>
  ));
}
