import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as words from '#feature-words/methods/page.ts';
import { redFlagTitles } from '#shared/reading/notice-words.ts';
import { levelOrder } from '#shared/safety/levels.ts';
import { List } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import type { MethodsContent } from '../content/methods-content.ts';
import type { Topic } from '../content/topic.ts';
import { Cites, sourceAnchor } from './cites.tsx';
import { Evidence } from './evidence.tsx';
import { Fold, Folds } from './fold.tsx';
import styles from './methods.module.css';
import { NumberTable } from './number-table.tsx';

function Bibliography({ sources }: Pick<MethodsContent, 'sources'>) {
  return (
    <ol className={styles.bibliography}>
      {sources.map(({ id, citation, url, found, isVerified }) => (
        <li key={id} id={sourceAnchor(id)}>
          {url ? <a href={url}>{citation}</a> : citation}
          {found && <span className={styles.found}>{words.takenFromSource(found)}</span>}
          {!isVerified && <span className={styles.found}>{words.partlyFromMemory}</span>}
        </li>
      ))}
    </ol>
  );
}

function Constants({ constants }: Pick<MethodsContent, 'constants'>) {
  return (
    <dl className={styles.constants}>
      {constants.map(({ name, value, verified, how, sources }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>{how}</dd>
          <dd>{verified ? words.readInSource : words.notFromSource}</dd>
          {sources.length > 0 && (
            <dd>
              <Cites sources={sources} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Each sign opens into the answers that raise it, the text that the user then reads, and the sources. */
function WarningSigns({ signs }: Pick<MethodsContent, 'signs'>) {
  return levelOrder.map((level) => (
    <article key={level} className={styles.topic}>
      <h3>{redFlagTitles[level]}</h3>
      <Folds>
        {signs
          .filter((sign) => sign.level === level)
          .map(({ code, label, when, message, basis, sources }) => (
            <Fold key={code} id={`sign-${code}`} title={label}>
              <p>{words.raisedBy}</p>
              <List className={styles.points} items={when} />
              <p>{words.personReads(message)}</p>
              <p>{basis}</p>
              <Cites sources={sources} />
            </Fold>
          ))}
      </Folds>
    </article>
  ));
}

/** Text first, then the formula, then the tables in one fold each. */
function Topics({ topics }: { topics: readonly Topic[] }) {
  return topics.map(({ id, title, paragraphs, formula, points, folds, sources }) => (
    <article key={id} id={id} className={styles.topic}>
      <h3>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {formula && <List className={styles.formula} aria-label={words.formulaOf(title)} items={formula} />}
      {points && <List className={styles.points} items={points} />}
      {folds && (
        <Folds>
          {folds.map((fold) => (
            <Fold key={fold.title} title={fold.title}>
              {fold.tables.map((table) => (
                <NumberTable key={table.caption} table={table} isCaptionShown={table.caption !== fold.title} />
              ))}
            </Fold>
          ))}
        </Folds>
      )}
      <Cites sources={sources} />
    </article>
  ));
}

export type Part = {
  readonly id: string;
  readonly title: string;
  /** What a reader finds in it. */
  readonly summary: string;
  readonly render: (content: MethodsContent) => ReactNode;
};

/** The topics of the page, in the order in which a reader asks for them. */
export const parts: readonly Part[] = [
  {
    id: 'age',
    title: words.age,
    summary: words.ageSummary,
    render: ({ age }) => <Topics topics={age} />,
  },
  {
    id: 'evidence',
    title: words.evidence,
    summary: words.evidenceSummary,
    render: (content) => <Evidence {...content} />,
  },
  {
    id: 'constants',
    title: words.constants,
    summary: words.constantsSummary,
    render: (content) => <Constants {...content} />,
  },
  {
    id: 'plan',
    title: words.plan,
    summary: words.planSummary,
    render: ({ plan }) => <Topics topics={plan} />,
  },
  {
    id: 'heart',
    title: words.heart,
    summary: words.heartSummary,
    render: ({ heart }) => <Topics topics={heart} />,
  },
  {
    id: 'essentials',
    title: words.essentials,
    summary: words.essentialsSummary,
    render: ({ essentials }) => <Topics topics={essentials} />,
  },
  {
    id: 'warning-signs',
    title: words.signs,
    summary: words.signsSummary,
    render: ({ signs, safety }) => (
      <>
        <WarningSigns signs={signs} />
        <Topics topics={safety} />
      </>
    ),
  },
  {
    id: 'not-verified',
    title: words.notVerified,
    summary: words.notVerifiedSummary,
    render: ({ notVerified }) => <List className={styles.points} items={notVerified} />,
  },
  {
    id: 'limits',
    title: words.limits,
    summary: words.limitsSummary,
    render: ({ limits }) => <List className={styles.points} items={limits} />,
  },
  {
    id: 'check',
    title: words.check,
    summary: words.checkSummary,
    render: ({ check }) => (
      <>
        <p>
          <RichText text={words.checkDocument} parts={{ link: (text) => <Link to="/verify">{text}</Link> }} />
        </p>
        <Topics topics={check} />
      </>
    ),
  },
  {
    id: 'sources',
    title: words.sources,
    summary: words.sourcesSummary,
    render: (content) => <Bibliography {...content} />,
  },
];
