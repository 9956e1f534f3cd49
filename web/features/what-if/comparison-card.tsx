import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import * as text from '#feature-words/what-if.ts';
import { quizRecordOf } from '#shared/derived-names.ts';
import { type Comparison, type ExplorerWords, stripScale } from '#shared/features/what-if/explorer.ts';
import type { Figure, FigureOf, Lever, OwnPair } from '#shared/features/what-if/lever.ts';
import { withPlaces } from '#shared/features/what-if/places.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { VisuallyHidden } from '#web/ui/page.tsx';
import { People } from '#web/ui/people.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as numbers from '#words/numbers.ts';
import cardStyles from './comparison-card.module.css';
import type { ReadyWhatIf } from './load-what-if.ts';
import styles from './what-if.module.css';

type ComparisonCardProps = {
  ready: ReadyWhatIf;
  levers: readonly Lever[];
  comparison: Comparison;
  isPlain: boolean;
};

/** Today and with the changes: as numbers, as ranges on one scale, and in a sentence that compares people. */
export function ComparisonCard({ ready, levers, comparison, isPlain }: ComparisonCardProps) {
  const { own, explorer, base, storedFigure } = ready;
  const { words, figureOf } = explorer;
  const { now, changed, rows } = comparison;
  const ends = useMemo(() => extremes(base, levers, figureOf), [base, levers, figureOf]);
  const count = rows.length;
  const announced = useSettled(count === 0 ? '' : text.numberWithRange(words.figure(changed), words.range(changed)));
  return (
    <section className={styles.card} aria-label={text.todayAndChanged}>
      <dl className={styles.two}>
        <div>
          <dt>{text.todayTitle}</dt>
          <dd>{words.figure(now)}</dd>
          <dd>{numbers.likely(words.range(now))}</dd>
        </div>
        <div className={count > 0 ? styles.changed : undefined}>
          <dt>{text.changedTitle}</dt>
          <dd>{words.figure(changed)}</dd>
          <dd>{count > 0 ? numbers.likely(words.range(changed)) : text.nothingChangedYet}</dd>
        </div>
      </dl>
      <Strip
        now={now}
        changed={changed}
        ends={ends}
        isAge={quizRecordOf(own.quizId).figure.unit === 'years'}
        you={readPerson(base).age}
      />
      {words.ofHundred && count > 0 && (
        <div className={cardStyles.hundreds}>
          <Hundred says={text.todayOfHundred} of={words.ofHundred(now)} />
          <Hundred says={text.changedOfHundred} of={words.ofHundred(changed)} />
        </div>
      )}
      <p className={styles.reading}>
        {count === 0 ? text.moveSlider : words.sentence({ now, changed, count, isPlain })}
      </p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <p className={styles.meaning}>{text.comparesGroups}</p>
      {storedFigure !== undefined && storedFigure !== now.value && <p className={styles.meaning}>{text.otherMethod}</p>}
    </section>
  );
}

/** So that a screen reader speaks once after a move, and not at every step. */
const quietMs = 700;

/** The text once it has stopped changing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Today's figure and the lowest and highest ones that the levers can reach. A scale that includes them never moves. */
const extremes = (own: OwnPair, levers: readonly Lever[], figureOf: FigureOf): readonly Figure[] => {
  const placesBy = (better: (one: number, other: number) => boolean) =>
    Object.fromEntries(
      levers.map((lever) => {
        const values = lever.steps.map((_, at) => figureOf(withPlaces(own, levers, { [lever.id]: at }))?.value ?? 0);
        return [lever.id, values.reduce((best, value, at) => (better(value, values[best] ?? value) ? at : best), 0)];
      }),
    );
  const all = [{}, placesBy((one, other) => one < other), placesBy((one, other) => one > other)];
  return all.flatMap((places) => figureOf(withPlaces(own, levers, places)) ?? []);
};

type StripProps = {
  now: Figure;
  changed: Figure;
  ends: readonly Figure[];
  isAge: boolean;
  /** The calendar age, shown if the figure is an age. */
  you: number | null;
};

/** Both ranges on one linear scale, hidden from assistive technology: numbers, sentence and table have the content. */
function Strip({ now, changed, ends, isAge, you }: StripProps) {
  const scale = stripScale([...ends, now, changed], isAge ? 10 : 1, !isAge);
  const share = (value: number) =>
    ((Math.min(scale.to, Math.max(scale.from, value)) - scale.from) / (scale.to - scale.from)) * 100;
  const range = ({ low, high }: Figure) => at(share(low), share(high) - share(low));
  return (
    <div className={cardStyles.strip} aria-hidden="true">
      <b style={range(now)} />
      <b style={range(changed)} data-changed="" />
      <i style={at(share(now.value))} />
      <i style={at(share(changed.value))} data-changed="" />
      <div className={cardStyles.axis} />
      {isAge && you !== null && (
        <>
          <em style={at(share(you))} />
          <span className={cardStyles.you} style={at(share(you))}>
            {text.yourAge(you)}
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

/** Round numbers, only as many as fit on a phone. */
const ticks = ({ from, to }: { from: number; to: number }, isAge: boolean): number[] => {
  const steps = isAge ? [10, 20, 40] : [1, 2, 5, 10, 20, 50];
  const step = steps.find((size) => (to - from) / size < mostTicks) ?? to - from;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, place) => first + place * step);
};

type OfHundred = ReturnType<NonNullable<ExplorerWords['ofHundred']>>;
/**
 * A hundred people: those in colour have a first heart attack or stroke within ten years. The number is below each
 * picture in words, so that the user does not have to count.
 */
function Hundred({ says, of: { filled, words } }: { says: (people: string) => string; of: OfHundred }) {
  return (
    <figure>
      <People filled={filled} />
      <figcaption>
        <RichText text={says(words)} parts={{ b: (people) => <b>{people}</b> }} />
      </figcaption>
    </figure>
  );
}

/** The figure with each change alone, and with all of them. */
export function ChangeTable({ comparison, words }: { comparison: Comparison; words: ExplorerWords }) {
  const { rows, changed } = comparison;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{text.tableTitle}</h2>
      <table className={cardStyles.table}>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.changeColumn}</th>
            <th scope="col">{words.tableTitle}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ lever, from, to, alone }) => (
            <tr key={lever.id}>
              <th scope="row">
                {lever.name}
                <small>
                  {from.shown} → {to.shown}
                </small>
              </th>
              <FigureCell figure={alone} words={words} />
            </tr>
          ))}
          {rows.length > 1 && (
            <tr className={cardStyles.sum}>
              <th scope="row">{together(rows.length)}</th>
              <FigureCell figure={changed} words={words} />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The figure, its range, and for a risk the number of people in a hundred. */
function FigureCell({ figure, words }: { figure: Figure; words: ExplorerWords }) {
  const people = words.ofHundred?.(figure).words;
  return (
    <td>
      {words.figure(figure)}
      <small>{words.range(figure)}</small>
      {people && <small>{text.ofHundred(people)}</small>}
    </td>
  );
}

const together = (count: number): string => (count === 2 ? text.bothTogether : text.allTogether(count));
