import type { CSSProperties } from 'react';
import type { Contribution } from '#shared/contract/result.ts';
import { moversOf } from '../movers-of.ts';
import { Section } from '../section.tsx';
import styles from './contributions.module.css';

const shownAtFirst = 6;

/** '+1.3 years', '−2.4 years': one decimal, a sign always. */
export const signedYears = (years: number): string => {
  const figure = Math.abs(years).toFixed(1);
  return `${years < 0 ? '−' : '+'}${figure === '1.0' ? '1 year' : `${figure} years`}`;
};

export function Contributions({ contributions }: { contributions: readonly Contribution[] }) {
  const { movers, unmoved } = moversOf(contributions);
  if (movers.length === 0) return null;
  const longest = Math.max(...movers.map(({ years }) => Math.abs(years)));
  const rest = movers.slice(shownAtFirst);
  return (
    <Section
      title="What moved your age"
      lead="Years that each answer took off (−) or added (+), against an average person of your sex."
    >
      <Movers movers={movers.slice(0, shownAtFirst)} longest={longest} caption="The answers that moved your age most" />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{rest.length === 1 ? 'One more answer' : `${rest.length} more answers`}</summary>
          <Movers movers={rest} longest={longest} caption="Further answers" />
        </details>
      )}
      {unmoved > 0 && <p className={styles.unmoved}>{unmovedText(unmoved)}</p>}
    </Section>
  );
}

const unmovedText = (count: number): string =>
  count === 1
    ? 'One more answer made no difference worth a tenth of a year.'
    : `${count} more answers made no difference worth a tenth of a year.`;

type MoversProps = { movers: readonly Contribution[]; longest: number; caption: string };

function Movers({ movers, longest, caption }: MoversProps) {
  return (
    <table className={styles.movers}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <td />
          <th scope="col">Years</th>
        </tr>
      </thead>
      <tbody>
        {movers.map(({ questionId, label, years }) => (
          <tr key={questionId}>
            <th scope="row">{label}</th>
            <td aria-hidden="true">
              <span
                className={styles.bar}
                data-direction={years < 0 ? 'younger' : 'older'}
                style={{ '--length': Math.abs(years) / longest } as CSSProperties}
              />
            </td>
            <td>{signedYears(years)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
