import { type ReactNode, useId } from 'react';
import { dayWords } from '#shared/reading/day-words.ts';
import { levels } from '#shared/safety/levels.ts';
import type { SignedContent, SignedResult } from '#shared/verify/signed-content.ts';
import { classNames } from '#web/ui/class-names.ts';
import * as labels from '#words/labels.ts';
import * as numbers from '#words/numbers.ts';
import * as verify from '#words/verify.ts';
import type { Outcome } from './check-signed.ts';
import styles from './signed-card.module.css';
import { verdictWords } from './verdict-words.ts';

/** The verdict of a check, and everything that was signed. `data-verdict` says the same to a program. */
export function SignedCard({ outcome: { checked, content } }: { outcome: Outcome }) {
  const id = useId();
  const { heading, text } = verdictWords(checked);
  return (
    <section className={styles.signed} data-verdict={checked.verdict} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {checked.verdict !== 'genuine' && <p>{text}</p>}
      {content && <Content content={content} />}
      {checked.verdict === 'genuine' && <p>{text}</p>}
    </section>
  );
}

function Content({ content: { name, results, warnings, measured } }: { content: SignedContent }) {
  const days = new Set([...results, ...warnings].map(({ day }) => day));
  const [only] = days.size === 1 ? [...days] : [];
  const on = (day: string) => (day === only || day === '' ? '' : dayWords(day));
  return (
    <dl className={styles.facts}>
      {name && <Row term={labels.name}>{name}</Row>}
      {only && <Row term={verify.day}>{dayWords(only)}</Row>}
      {results.map((result) => (
        <Figures key={`${result.title} ${result.day}`} result={result} day={on(result.day)} />
      ))}
      {results.length === 0 && <Row term={verify.results}>{verify.none}</Row>}
      <Row term={verify.notices} isWide>
        {warnings.length === 0
          ? verify.none
          : warnings.map(({ level, text, day }) => (
              <span key={`${day} ${text}`} className={styles.line}>
                <strong>{levels[level].label}:</strong> {text} {on(day) && <small>{on(day)}</small>}
              </span>
            ))}
      </Row>
      {measured.map(({ label, value, day }) => (
        <Row key={`${label} ${value} ${day}`} term={label}>
          {value}
          {on(day) && <small>{on(day)}</small>}
        </Row>
      ))}
    </dl>
  );
}

function Figures({ result: { title, figures }, day }: { result: SignedResult; day: string }) {
  return (
    <>
      {day && <Row term={title}>{day}</Row>}
      {figures.map(({ label, value, range }) => (
        <Row key={label} term={label}>
          {value}
          {range && <small>{numbers.likely(range)}</small>}
        </Row>
      ))}
    </>
  );
}

function Row({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(isWide && styles.wide)}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
