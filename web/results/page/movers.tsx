import type { Contribution } from '#shared/contract/result.ts';
import { moversOf } from '../movers-of.ts';
import { FiguresList } from './figures-in-words.tsx';
import { Fold } from './fold.tsx';
import styles from './result-tables.module.css';

/** How far each answer stands from an average person of the same sex and age: a comparison, no account of causes. */
export function Movers({ contributions }: { contributions: readonly Contribution[] }) {
  const { movers, unmoved } = moversOf(contributions);
  if (movers.length === 0) return null;
  const [first, second] = movers;
  const about = second ? `${first?.label} and ${lowerFirst(second.label)} lead` : `${first?.label} leads`;
  return (
    <Fold title="How far each answer stands from average" about={about}>
      <FiguresList
        caption="Years younger or older than an average person of your sex and age"
        rows={movers.map(({ questionId, label, years }) => ({ id: questionId, title: label, value: inWords(years) }))}
      />
      <p className={styles.note}>
        Set against an average person of your sex and age.{' '}
        {unmoved > 0 && `${unmoved} more answers differ by less than a tenth of a year. `}
        These are comparisons between groups of people. They do not say what caused what.
      </p>
    </Fold>
  );
}

const lowerFirst = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

const inWords = (years: number): string => {
  const figure = Math.abs(years).toFixed(1);
  return `${figure === '1.0' ? '1 year' : `${figure} years`} ${years < 0 ? 'younger' : 'older'}`;
};
