import * as words from '#feature-words/methods/evidence.ts';
import * as labels from '#feature-words/methods/labels.ts';
import type { BySex } from '#shared/longevity/evidence/question-evidence.ts';
import type { Sex } from '#shared/person/person.ts';
import type { EvidenceAnswer, EvidenceRow } from '../content/evidence-rows.ts';
import type { MethodsContent } from '../content/methods-content.ts';
import type { NumberTable as Table } from '../content/topic.ts';
import { Cites } from './cites.tsx';
import { Fold, Folds } from './fold.tsx';
import styles from './methods.module.css';
import { NumberTable } from './number-table.tsx';

/** '1.5', or '1.2 women, 1.4 men' if the source has both; a dash if there is no number to use. */
export const hazardRatioText = (ratio: EvidenceAnswer['hr']): string => bySexText(ratio, String);

export const intervalText = (interval: EvidenceAnswer['ci']): string =>
  bySexText(interval, ([low, high]) => labels.range(low, high));

const bySexText = <T,>(value: BySex<T> | null, text: (one: T) => string): string => {
  if (value === null) return '–';
  if (!isBySex(value)) return text(value);
  const [women, men] = [text(value.female), text(value.male)];
  return women === men ? women : words.ratioOfEach(women, men);
};

const isBySex = <T,>(value: BySex<T>): value is Readonly<Record<Sex, T>> =>
  typeof value === 'object' && value !== null && 'female' in value;

/** How much an answer counts for the age. */
export const weightText = ({ movesAge, weight }: Pick<EvidenceRow, 'movesAge' | 'weight'>): string =>
  movesAge ? words.weightIs(weight) : words.movesNothing;

const categoryText = ({ category }: Pick<EvidenceRow, 'category'>): string =>
  category ? words.shareOfCategory(category.share, category.title) : words.noCategory;

/** One fold per question, because a table of forty questions is unreadable on a phone. */
export function Evidence({ grades, evidence }: Pick<MethodsContent, 'grades' | 'evidence'>) {
  return (
    <>
      <p>{words.howToRead}</p>
      <h3>{words.grades}</h3>
      <dl className={styles.grades}>
        {grades.map(({ grade, meaning }) => (
          <div key={grade}>
            <dt>
              <span className={styles.grade}>{grade}</span>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.questions}</h3>
      <Folds>
        {evidence.map((row) => (
          <Fold
            key={row.questionId}
            id={`question-${row.questionId}`}
            title={row.label}
            meta={words.gradeAndWeight(row.grade, weightText(row))}
          >
            <Question row={row} />
          </Fold>
        ))}
      </Folds>
    </>
  );
}

function Question({ row }: { row: EvidenceRow }) {
  const { question, reference, derivation, averages, shareSource, tables, answers, sources } = row;
  return (
    <>
      <p>{question}</p>
      {answers.length > 0 && <NumberTable table={answersTable(row)} isCaptionShown={false} />}
      {tables.map((table) => (
        <NumberTable key={table.caption} table={table} isCaptionShown />
      ))}
      {reference && <p>{words.referenceIs(reference)}</p>}
      {averages.length > 0 && <p>{words.averageIs(averages.join('; '))}</p>}
      <p>{categoryText(row)}</p>
      {derivation && <p>{derivation}</p>}
      {shareSource && <p>{words.sharesFrom(shareSource)}</p>}
      <Cites sources={sources} />
    </>
  );
}

/** Only the columns that this question has numbers for. */
const answersTable = ({ label, answers }: EvidenceRow): Table => {
  const columns: readonly (readonly [title: string, isNeeded: boolean, text: (answer: EvidenceAnswer) => string])[] = [
    [words.hazardRatioColumn, answers.some(({ hr }) => hr !== null), ratioWithStar],
    [words.intervalColumn, answers.some(({ ci }) => ci !== null), ({ ci }) => intervalText(ci)],
    [
      labels.share,
      answers.some(({ prevalence }) => prevalence !== null),
      ({ prevalence }) => bySexText(prevalence, String),
    ],
    [labels.score, answers.some(({ score }) => score !== null), ({ score }) => String(score ?? '–')],
  ];
  const needed = columns.filter(([, isNeeded]) => isNeeded);
  return {
    caption: words.answersTable(label),
    columns: [labels.answer, ...needed.map(([title]) => title)],
    rows: answers.map((answer) => [answer.label, ...needed.map(([, , text]) => text(answer))]),
  };
};

const ratioWithStar = ({ hr, verified }: EvidenceAnswer): string =>
  `${hazardRatioText(hr)}${hr !== null && !verified ? '*' : ''}`;
