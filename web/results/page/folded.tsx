import { Link } from 'react-router-dom';
import type { Contribution } from '#shared/contract/result.ts';
import { changeWords, figureTextOf, headlineOf } from '#shared/reading/headline.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { essentialsTitle } from '#words/heart-figures.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/result-page.ts';
import type { ReadContent, ReadResult } from '../../api/read-result.ts';
import page from '../../ui/page.module.css';
import { Fact, Section } from '../../ui/page.tsx';
import { Levels } from '../risk-scale.tsx';
import styles from './folded.module.css';
import { ScoreBar } from './rows.tsx';

// The parts of 'Details': what the specification does not name. Each is absent if the result has nothing for it.

/** A paragraph for each figure, the levels, and what the figures leave out unless the first card says it. */
export function FigureMeanings({ content }: { content: ReadContent }) {
  const { figures = [], meaning = [] } = content;
  const caveats = (content.caveats ?? []).filter(({ text }) => !meaning.includes(text));
  const levels = content.heart?.levels ?? [];
  if ([...figures, ...caveats, ...levels].length === 0) return null;
  return (
    <Section heading="h3" title={words.meaningsTitle}>
      <Levels content={content} />
      {figures.map(({ label, value, text }) => (
        <p key={label}>
          <strong>
            {label}, {value}:
          </strong>{' '}
          {text}
        </p>
      ))}
      {caveats.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
    </Section>
  );
}

type Row = { id: string; title: string; text?: string; value: string; aside?: string | undefined };

function Table({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <table className={styles.figures}>
      <caption className={page.hidden}>{caption}</caption>
      <tbody>
        {rows.map(({ id, title, text, value, aside }) => (
          <tr key={id}>
            <th scope="row">
              {title}
              {text && <small>{text}</small>}
            </th>
            <td>
              {value}
              {aside && <small>{aside}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Figures beside the score. A result with a warning has none, because they would comfort or threaten. */
export function OtherFigures({ content: { heart, riskEnhancers = [] } }: { content: ReadContent }) {
  const further = heart?.further ?? [];
  if (further.length + riskEnhancers.length === 0) return null;
  const rows = further.map(({ code, title, text, value, range }) => ({ id: code, title, text, value, aside: range }));
  return (
    <Section heading="h3" title={words.moreNumbersTitle}>
      {rows.length > 0 && <Table caption={words.moreNumbersCaption} rows={rows} />}
      {riskEnhancers.length > 0 && (
        <>
          <h4>{words.riskEnhancersTitle}</h4>
          <ul>
            {riskEnhancers.map(({ code, label }) => (
              <li key={code}>{label}</li>
            ))}
          </ul>
          <p>{words.riskEnhancersNotCounted}</p>
        </>
      )}
    </Section>
  );
}

/** The American Heart Association's score has this many parts; an overall score from fewer says so. */
const parts = 8;

export function LifesEssential8({ of }: { of: ReadContent['lifesEssential8'] }) {
  if (!of || of.components.length === 0) return null;
  const { components, composite } = of;
  return (
    <Section heading="h3" title={essentialsTitle}>
      <p>
        {composite === null
          ? words.partsKnown(components.length, parts)
          : words.scoreFromParts(composite, components.length, parts)}
      </p>
      <p>{words.essentialsAbout}</p>
      <table className={styles.scores}>
        <caption className={page.hidden}>{words.essentialsCaption}</caption>
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

/** The number that would help most, and what else was skipped or is unknown. */
export function Missing({ content: { missing = [], heart }, hasFigure }: { content: ReadContent; hasFigure: boolean }) {
  const one = hasFigure && heart?.oneNumber;
  if (missing.length === 0 && !one) return null;
  return (
    <Section heading="h3" title={words.missingTitle}>
      {one && (
        <>
          <h4>{words.helpsMostTitle}</h4>
          <p>
            <b>{one.title}.</b> {one.text}
          </p>
        </>
      )}
      <dl className={styles.missing}>
        {missing.map(({ id, label, text }) => (
          <Fact key={id} term={label}>
            {text}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

/** How far each answer is from that of an average person of the same sex and age: a comparison, not a statement about causes. */
export function Movers({ contributions }: Pick<ReadContent, 'contributions'>) {
  const { movers, unmoved } = moversOf(contributions);
  if (movers.length === 0) return null;
  return (
    <Section heading="h3" title={words.moversTitle}>
      <Table
        caption={words.moversCaption}
        rows={movers.map(({ questionId, label, years }) => ({ id: questionId, title: label, value: yearsText(years) }))}
      />
      <p className={styles.note}>
        {paragraph(words.comparedWithAverage, unmoved > 0 && words.moreAnswersDiffer(unmoved), words.comparesGroups)}
      </p>
    </Section>
  );
}

const yearsText = (years: number): string => {
  const figure = Math.abs(years).toFixed(1);
  return (years < 0 ? words.yearsYounger : words.yearsOlder)(Number(figure), figure);
};

/** Answers that differ by a tenth of a year or more, largest first, and how many do not. */
export const moversOf = (contributions: readonly Contribution[]) => {
  const movers = contributions
    .filter(({ years }) => Math.abs(years) >= 0.05)
    .sort((a, b) => Math.abs(b.years) - Math.abs(a.years));
  return { movers, unmoved: contributions.length - movers.length };
};

/** How the figure compares with the one before, if the two can be compared. The dashboard draws the whole trend. */
export function TrendSentence({ result, before }: { result: ReadResult; before: ReadResult | undefined }) {
  if (!before || result.submittedAt === '' || before.submittedAt === '') return null;
  const change = changeWords(estimateOf(result), estimateOf(before), figureTextOf(result.quiz_id));
  if (!change) return null;
  return (
    <Section title={labels.yourTrend} className={styles.line}>
      <p>
        {change} <Link to="/dashboard">{words.allResults}</Link>
      </p>
    </Section>
  );
}

/** A result that names no engine is older than all that do. */
const estimateOf = ({ content, submittedAt }: ReadResult) => ({
  headline: headlineOf({ ...content, engine: content.engine ?? { version: '1', hash: '' } }),
  submittedAt,
});
