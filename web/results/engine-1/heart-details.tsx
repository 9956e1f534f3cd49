import type { ResultContent } from '#shared/contract/result.ts';
import { le8Levels } from '#shared/heart/evidence/lifes-essential-8.ts';
import { percentText } from '#shared/reading/figures.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { ScoreBar } from '../categories.tsx';
import { Section } from '../section.tsx';
import styles from './heart-details.module.css';

/** The heart result beyond its one figure: Life's Essential 8, what may raise the risk, the models beside the main one. */
export function HeartDetails({ content }: { content: ReadContent }) {
  const { lifesEssential8, riskEnhancers, otherRisks } = content;
  return (
    <>
      {lifesEssential8 && lifesEssential8.components.length > 0 && <LifesEssential8 {...lifesEssential8} />}
      {riskEnhancers && riskEnhancers.length > 0 && <Enhancers enhancers={riskEnhancers} />}
      {otherRisks && <OtherRisks {...otherRisks} />}
    </>
  );
}

function LifesEssential8({ components, composite }: NonNullable<ResultContent['lifesEssential8']>) {
  const lead =
    composite === null
      ? 'Eight habits and measurements that keep hearts well, scored from 0 to 100. Too few are known for one overall score.'
      : `Eight habits and measurements that keep hearts well, scored from 0 to 100. Your overall score is ${composite}: ${band(composite)}.`;
  return (
    <Section title="Life’s Essential 8" lead={lead}>
      <table className={styles.scores}>
        <caption>Life’s Essential 8 scores</caption>
        <tbody>
          {components.map(({ id, title, score }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td aria-hidden="true">
                <ScoreBar score={score} />
              </td>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

// The American Heart Association's three bands.
const band = (score: number): string =>
  score >= le8Levels.highFrom ? 'high' : score >= le8Levels.moderateFrom ? 'moderate' : 'low';

function Enhancers({ enhancers }: { enhancers: NonNullable<ResultContent['riskEnhancers']> }) {
  return (
    <Section
      title="What may raise your risk further"
      lead="These are listed here but not added to any figure. Mention them when you next see a doctor."
    >
      <ul className={styles.list}>
        {enhancers.map(({ code, label }) => (
          <li key={code}>{label}</li>
        ))}
      </ul>
    </Section>
  );
}

function OtherRisks({ ascvd10, heartFailure10, totalCvd30 }: NonNullable<ResultContent['otherRisks']>) {
  const rows = [
    { term: 'Heart attack or stroke, next 10 years', percent: ascvd10 },
    { term: 'Heart failure, next 10 years', percent: heartFailure10 },
    { term: 'Any of them, next 30 years', percent: totalCvd30 },
  ].filter((row): row is { term: string; percent: number } => row.percent !== null);
  if (rows.length === 0) return null;
  return (
    <Section
      title="The risk in parts"
      lead="Each comes from a model of its own, so the parts don’t add up to the score."
    >
      <dl className={styles.parts}>
        {rows.map(({ term, percent }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{percentText(percent)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
