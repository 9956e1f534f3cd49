import { type CSSProperties, useId, useState } from 'react';
import * as text from '#feature-words/what-if.ts';
import type { Source } from '#shared/contract/result.ts';
import type { Lever } from '#shared/features/what-if/lever.ts';
import { gradeWords } from '#shared/longevity/words/evidence-lines.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { SourceName } from '#web/shell/source-name.tsx';
import range from '#web/ui/range.module.css';
import styles from './lever.module.css';

type LeverRowProps = { lever: Lever; place: number; onMove: (place: number) => void };

/** One native slider or switch. A difference from today is tinted and stated in words beside it. */
export function LeverRow(props: LeverRowProps) {
  const { lever, place } = props;
  const id = useId();
  return (
    <div className={styles.lever} data-changed={place !== lever.today || undefined}>
      {lever.control === 'switch' ? <Switch {...props} id={id} /> : <Slider {...props} id={id} />}
      {lever.note && lever.control === 'slider' && (
        <p className={styles.note} id={`${id}note`}>
          {lever.note}
        </p>
      )}
      <Evidence lever={lever} />
    </div>
  );
}

type Control = LeverRowProps & { id: string };

function Slider({ lever, place, onMove, id }: Control) {
  const { name, steps, today, was, note } = lever;
  const last = steps.length - 1;
  const step = steps[place];
  const share = (at: number) => ({ '--p': last === 0 ? 0 : at / last }) as CSSProperties;
  return (
    <>
      <div className={styles.top}>
        <label htmlFor={id}>{name}</label>
        <output htmlFor={id} aria-live="off">
          {step?.shown}
        </output>
      </div>
      <p className={styles.was} id={`${id}was`}>
        {text.today(was)}
      </p>
      <div className={styles.track}>
        <input
          className={range.range}
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={place}
          style={share(place)}
          aria-valuetext={step?.spoken}
          aria-describedby={note ? `${id}was ${id}note` : `${id}was`}
          onChange={(event) => onMove(Number(event.currentTarget.value))}
        />
        <i className={styles.mark} style={share(today)} aria-hidden="true" />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{steps[0]?.shown}</span>
        <span>{steps[last]?.shown}</span>
      </div>
    </>
  );
}

function Switch({ lever, place, onMove, id }: Control) {
  return (
    <label className={styles.switch}>
      <span>
        <b>{lever.name}</b>
        <span id={`${id}was`}>{paragraph(text.todaySwitch(lever.was), lever.note)}</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={place > 0}
        aria-label={lever.name}
        aria-describedby={`${id}was`}
        checked={place > 0}
        onChange={(event) => onMove(event.currentTarget.checked ? 1 : 0)}
      />
    </label>
  );
}

/** The quality and the sources of the evidence, one tap away. The bibliography is loaded on that tap. */
function Evidence({ lever: { name, grade, sources: ids } }: { lever: Lever }) {
  const [sources, setSources] = useState<readonly Source[] | null>(null);
  const load = async () => {
    const { cite } = await import('#shared/words/citations.ts');
    setSources(cite(ids));
  };
  return (
    <details className={styles.evidence} onToggle={() => sources === null && load().catch(() => {})}>
      <summary aria-label={text.howSureAbout(name)}>{text.howSure}</summary>
      <p>{grade === null ? text.equationsCompare : gradeWords[grade]}</p>
      <ul>
        {(sources ?? []).map((source) => (
          <li key={source.id}>
            <SourceName source={source} />
          </li>
        ))}
      </ul>
    </details>
  );
}
