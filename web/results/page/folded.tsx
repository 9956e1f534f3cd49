import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { factorField, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { changeWords, figureTextOf } from '#shared/reading/headline.ts';
import type { ReadContent, ReadResult } from '../../api/read-result.ts';
import { dayOf } from '../../ui/language.ts';
import { moversOf } from '../movers-of.ts';
import { toldHeadline } from '../told-headline.ts';
import { Levels } from './figure.tsx';
import { Fold } from './fold.tsx';
import styles from './folded.module.css';
import { ScoreBar, Stats } from './rows.tsx';

type Of<Field extends keyof ReadContent> = Pick<ReadContent, Field>;

/** A paragraph a figure, with the levels drawn, and what the figures leave out where the first card does not say it. */
export function FigureMeanings({ content }: { content: ReadContent }) {
  const { figures = [], meaning = [], overall_summary: summary } = content;
  const caveats = (content.caveats ?? []).filter(({ text }) => !meaning.includes(text));
  const age = summary.chronologicalAge;
  const factor = summary[factorField];
  const levels = content.heart?.levels ?? [];
  if ([...figures, ...caveats, ...levels].length === 0 && age == null && factor == null) return null;
  return (
    <Fold title="What these numbers mean">
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
      <Stats
        stats={[
          age == null ? null : { term: 'Chronological Age', figure: String(age) },
          factor == null ? null : { term: `${product.name} Factor`, figure: String(factor), aside: '50 is average' },
        ]}
      />
    </Fold>
  );
}

type Row = { id: string; title: string; text?: string; value: string; aside?: string | undefined };

function Table({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <table className={styles.figures}>
      <caption>{caption}</caption>
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

/** Figures beside the score; the heart age stands in the fold's second line. None beside a notice: they comfort or threaten. */
export function OtherFigures({ content: { heart, riskEnhancers = [] } }: { content: ReadContent }) {
  const further = heart?.further ?? [];
  if (further.length + riskEnhancers.length === 0) return null;
  const age = further.find(({ code }) => code === 'heartAge');
  const rows = further.map(({ code, title, text, value, range }) => ({ id: code, title, text, value, aside: range }));
  return (
    <Fold title="Other figures" about={age && `${age.title} ${[age.value, age.range].filter(Boolean).join(', ')}`}>
      {rows.length > 0 && <Table caption="Other figures from your answers" rows={rows} />}
      <Enhancers enhancers={riskEnhancers} />
    </Fold>
  );
}

function Enhancers({ enhancers }: { enhancers: NonNullable<ReadContent['riskEnhancers']> }) {
  if (enhancers.length === 0) return null;
  return (
    <>
      <h3>What may raise your risk further</h3>
      <ul>
        {enhancers.map(({ code, label }) => (
          <li key={code}>{label}</li>
        ))}
      </ul>
      <p>These are not part of the figure. Tell your clinician about them.</p>
    </>
  );
}

/** The American Heart Association's score has this many parts; an overall score from fewer says so. */
const parts = 8;

export function LifesEssential8({ of }: { of: ReadContent['lifesEssential8'] }) {
  if (!of || of.components.length === 0) return null;
  const { components, composite } = of;
  const known = `${components.length} of ${parts} parts known`;
  return (
    <Fold title="Life’s Essential 8" about={composite === null ? known : `${composite} of 100, ${known}`}>
      <p>Eight habits and measurements that keep hearts well, scored from 0 to 100.</p>
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
    </Fold>
  );
}

/** The number that would help most, and what else was skipped or is not known. */
export function Missing({ content: { missing = [], heart }, hasFigure }: { content: ReadContent; hasFigure: boolean }) {
  const one = hasFigure && heart?.oneNumber;
  if (missing.length === 0 && !one) return null;
  return (
    <Fold title="What is missing, and what it would change">
      {one && (
        <>
          <h3>The number that would help most</h3>
          <p>
            <b>{one.title}.</b> {one.text}
          </p>
        </>
      )}
      <dl className={styles.missing}>
        {missing.map(({ id, label, text }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** How far each answer stands from an average person of the same sex and age: a comparison, no account of causes. */
export function Movers({ contributions }: Of<'contributions'>) {
  const { movers, unmoved } = moversOf(contributions);
  if (movers.length === 0) return null;
  return (
    <Fold title="How far each answer stands from average">
      <Table
        caption="Years younger or older than an average person of your sex and age"
        rows={movers.map(({ questionId, label, years }) => ({ id: questionId, title: label, value: yearsText(years) }))}
      />
      <p className={styles.note}>
        Set against an average person of your sex and age.{' '}
        {unmoved > 0 && `${unmoved} more answers differ by less than a tenth of a year. `}
        These are comparisons between groups of people. They do not say what caused what.
      </p>
    </Fold>
  );
}

const yearsText = (years: number): string => {
  const figure = Math.abs(years).toFixed(1);
  return `${figure === '1.0' ? '1 year' : `${figure} years`} ${years < 0 ? 'younger' : 'older'}`;
};

/** How the figure compares with the one before, as far as that can be told. All of them are drawn on the dashboard. */
export function TrendSentence({ result, before }: { result: ReadResult; before: ReadResult | undefined }) {
  const id = useId();
  if (!before || result.submittedAt === '' || before.submittedAt === '') return null;
  const words = changeWords(estimateOf(result), estimateOf(before), figureTextOf(result.quiz_id));
  if (!words) return null;
  return (
    <section aria-labelledby={id} className={styles.line}>
      <h2 id={id}>Your trend</h2>
      <p>
        {words} <Link to="/dashboard">All your results</Link>
      </p>
    </section>
  );
}

const estimateOf = (result: ReadResult) => ({ headline: toldHeadline(result), submittedAt: result.submittedAt });

/** Enough for anybody to follow the figures: the method, its version, the sources, and who chose the words. */
export function HowWorkedOut({ result }: { result: ReadResult }) {
  const { content, quiz_id: quizId, submissionId, submittedAt } = result;
  const { engine, overall_summary: summary } = content;
  return (
    <Fold title="How this was worked out">
      <p>{how[quizId]}</p>
      {summary.answeredShare !== undefined && (
        <p>You answered {Math.round(summary.answeredShare * 100)}% of the questions that count.</p>
      )}
      <p data-paper="spare">
        <Link className={styles.method} to="/methods">
          Read the whole method and its sources
        </Link>
        {summary.biologicalAge != null && (
          <>
            {' '}
            <Link className={styles.method} to="/proof">
              How far does this number hold?
            </Link>
          </>
        )}
      </p>
      <Wording content={content} />
      <Sources sources={content.sources} />
      <p>
        {submittedAt && `Answered on ${dayOf(submittedAt)}. `}
        {engine && (
          <>
            Worked out with method {engine.version}. Fingerprint of method and answers: {engine.hash}.{' '}
            <Link to={`/verify/${submissionId}`}>Verify this result</Link>
          </>
        )}
      </p>
    </Fold>
  );
}

const how: Readonly<Record<QuizId, ReactNode>> = {
  [productQuizId]:
    'Your answers are compared with large studies that followed people for years. The age is the one at which an average ' +
    'person of your sex dies about as often as people with answers like yours. The range is wide, because a quiz misses a ' +
    'lot and people with the same answers still differ.',
  cardiac_health:
    'The figure comes from the PREVENT equations of the American Heart Association. Where a value is not known, the average ' +
    'of people of your age and sex stands in, and the range is wider for it.',
};

/** What the figures and actions of this very result rest on; a work that is cited under two short names is listed once. */
function Sources({ sources }: Of<'sources'>) {
  if (sources.length === 0) return null;
  const works = [...new Map(sources.map((source) => [source.citation, source])).values()];
  return (
    <div>
      <h3 className={styles.title}>Sources</h3>
      <ol className={styles.sources}>
        {works.map(({ id, citation, url }) => (
          <li key={id}>{url ? <a href={url}>{citation}</a> : citation}</li>
        ))}
      </ol>
    </div>
  );
}

/** A model may choose among our sentences and writes none; where it chose, the page says so and where. */
function Wording({ content }: { content: ReadContent }) {
  const { wording } = content;
  if (wording?.by !== 'model') return null;
  const chosen = [...new Set(wording.sections.map((slot) => placeOf(slot, content)))].join(', ');
  return (
    <p>
      A language model chose which of our sentences stand here{chosen && `: ${chosen}`}. People wrote and reviewed every
      one of them. The model saw no name and no answer of yours, and it chose no warning and no next step.
    </p>
  );
}

/** A place on the page as its reader knows it; a part of the page that has a heading is named by it. */
const placeOf = (slot: string, { category_breakdown: rows }: ReadContent): string => {
  const [name = '', id] = slot.split('.');
  const title = rows.find((row) => row.id === id)?.title;
  return title ? `the words under “${title}”` : (places[name] ?? 'a sentence in between');
};

const places: Readonly<Record<string, string>> = {
  intro: 'the greeting',
  summary: 'the summary',
  focus: 'the line above the plan',
  outro: 'the closing words',
};
