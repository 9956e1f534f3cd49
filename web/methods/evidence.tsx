import type { EvidenceAnswer, EvidenceRow, MethodsPage } from '#shared/scoring/methods.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import { Cites } from './cites.tsx';
import styles from './methods.module.css';
import { hazardRatioText, intervalText, weightText } from './numbers.ts';

/** A disclosure per question: a table of forty questions is unreadable on a phone. */
export function Evidence({ grades, evidence }: Pick<MethodsPage, 'grades' | 'evidence'>) {
  return (
    <>
      <p>
        A hazard ratio of 1.5 means that people with this answer died one and a half times as often, in a given time, as
        those with the reference answer. The weight says how much of that we count. A star marks a number that was
        derived or assumed and not read in a source.
      </p>
      <h3>Grades of evidence</h3>
      <dl className={styles.grades}>
        {grades
          .filter(({ grade }) => grade !== '-')
          .map(({ grade, meaning }) => (
            <div key={grade}>
              <dt>
                <Grade grade={grade} />
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
      </dl>
      <h3>Question by question</h3>
      <div className={styles.questions}>
        {evidence.map((row) => (
          <Question key={row.questionId} row={row} />
        ))}
      </div>
    </>
  );
}

const Grade = ({ grade }: { grade: string }) => <span className={styles.grade}>{grade}</span>;

function Question({ row }: { row: EvidenceRow }) {
  const { label, question, grade, reference, derivation, sources } = row;
  return (
    <details className={styles.question}>
      <summary>
        <span className={styles.questionName}>{label}</span>
        <span className={styles.questionMeta}>
          Grade {grade} • {weightText(row)}
        </span>
        <ChevronIcon className={styles.chevron} />
      </summary>
      <div className={styles.questionBody}>
        <p>{question}</p>
        <Answers row={row} />
        {reference && <p>Reference: {reference}.</p>}
        {derivation && <p>{derivation}</p>}
        <Cites sources={sources} />
      </div>
    </details>
  );
}

function Answers({ row: { label, answers } }: { row: EvidenceRow }) {
  if (!answers.some(({ hazardRatio }) => hazardRatio)) return null;
  return (
    <table className={styles.answers}>
      <caption>{label}: hazard ratios</caption>
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">Hazard ratio</th>
          <th scope="col">95% interval</th>
        </tr>
      </thead>
      <tbody>
        {answers.map((answer) => (
          <Answer key={answer.label} answer={answer} />
        ))}
      </tbody>
    </table>
  );
}

function Answer({ answer: { label, hazardRatio, interval, verified } }: { answer: EvidenceAnswer }) {
  const isDerived = hazardRatio !== null && !verified;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {hazardRatioText(hazardRatio)}
        {isDerived && <abbr title="derived or assumed">*</abbr>}
      </td>
      <td>{intervalText(interval)}</td>
    </tr>
  );
}
