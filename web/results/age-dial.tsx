import type { CSSProperties } from 'react';
import type { AgeReading } from '#shared/reading/biological-age.ts';
import { ageRangeText, wholeYears } from '#shared/reading/figures.ts';
import styles from './age-dial.module.css';
import { angleOf, arc, pointAt, ticks, wholeDial } from './dial-geometry.ts';

type AgeDialProps = { term: string; reading: AgeReading; isCompared: boolean };

/**
 * The estimate on a dial of years, its range at true scale, the calendar age at the top. The figures stand on it as
 * text (a list of terms), so the drawing itself is decoration. Where the engine compares nobody, its ends have no words.
 */
export function AgeDial({ term, reading, isCompared }: AgeDialProps) {
  const { age, calendarAge, range } = reading;
  const top = calendarAge ?? age;
  return (
    <div className={styles.dial}>
      <svg className={styles.drawing} viewBox="18 0 324 254" aria-hidden="true">
        <path className={styles.track} d={wholeDial} />
        {range && <path className={styles.band} d={arc(angleOf(range.low, top), angleOf(range.high, top))} />}
        <Ticks reading={reading} top={top} />
        {calendarAge !== null && (
          <>
            <path className={styles.calendar} d="M180 60L180 24" />
            <text className={styles.calendarLabel} x="180" y="15">
              Calendar age {calendarAge}
            </text>
          </>
        )}
        <Dot degrees={angleOf(age, top)} />
        {isCompared && <Ends />}
      </svg>
      <dl className={styles.figures}>
        <div>
          <dt>{term}</dt>
          <dd className={styles.age}>{wholeYears(age)}</dd>
        </div>
      </dl>
      {range && (
        <p className={styles.range}>
          <i className={styles.key} />
          likely {ageRangeText(range)}
        </p>
      )}
    </div>
  );
}

function Ends() {
  return (
    <>
      <text className={styles.label} x="52" y="248">
        younger
      </text>
      <text className={styles.label} x="308" y="248">
        older
      </text>
    </>
  );
}

// It starts at the calendar age and walks to the estimate, once.
function Dot({ degrees }: { degrees: number }) {
  const { x, y } = pointAt(degrees);
  return <circle className={styles.dot} cx={x} cy={y} r="13" style={{ '--from': `${-degrees}deg` } as CSSProperties} />;
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
