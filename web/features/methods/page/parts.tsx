import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { redFlagTitles } from '#shared/reading/notice-words.ts';
import { levelOrder } from '#shared/safety/levels.ts';
import { List } from '#web/ui/page.tsx';
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
          {found && <span className={styles.found}>Taken from it: {found}.</span>}
          {!isVerified && <span className={styles.found}>Partly from memory: not verified.</span>}
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
          <dd>{verified ? 'Read in its source.' : 'Our own choice, not from a source.'}</dd>
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
              <p>Raised by:</p>
              <List className={styles.points} items={when} />
              <p>The person reads: “{message}”</p>
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
      {formula && <List className={styles.formula} aria-label={`${title}: formula`} items={formula} />}
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
    title: 'The biological age, step by step',
    summary: 'What it is, the formulas, and one age worked out by hand',
    render: ({ age }) => <Topics topics={age} />,
  },
  {
    id: 'evidence',
    title: 'How much each answer counts',
    summary: 'Each question with its ratios, weight, grade and sources',
    render: (content) => <Evidence {...content} />,
  },
  {
    id: 'constants',
    title: 'Numbers behind the age',
    summary: 'Which are published, which are ours, and why',
    render: (content) => <Constants {...content} />,
  },
  {
    id: 'plan',
    title: 'How the plan is chosen',
    summary: 'Every rule, and who is left out of which',
    render: ({ plan }) => <Topics topics={plan} />,
  },
  {
    id: 'heart',
    title: 'The heart risk, step by step',
    summary: 'Who gets it, PREVENT with all its numbers, heart age, next steps',
    render: ({ heart }) => <Topics topics={heart} />,
  },
  {
    id: 'essentials',
    title: 'Life’s Essential 8',
    summary: 'The tables of points, and the rows of the heart result',
    render: ({ essentials }) => <Topics topics={essentials} />,
  },
  {
    id: 'warning-signs',
    title: 'Warning signs',
    summary: 'Each sign: when it’s raised, how urgent it is, and what that’s based on',
    render: ({ signs, safety }) => (
      <>
        <WarningSigns signs={signs} />
        <Topics topics={safety} />
      </>
    ),
  },
  {
    id: 'not-verified',
    title: 'What we haven’t verified',
    summary: 'Numbers we couldn’t check in a source',
    render: ({ notVerified }) => <List className={styles.points} items={notVerified} />,
  },
  {
    id: 'limits',
    title: 'Known limits',
    summary: 'Where the numbers are wrong or weak',
    render: ({ limits }) => <List className={styles.points} items={limits} />,
  },
  {
    id: 'check',
    title: 'Check a document',
    summary: 'What our signature shows',
    render: ({ check }) => (
      <>
        <p>
          <Link to="/verify">Check a document</Link>: your browser says whether we signed it and what we signed.
        </p>
        <Topics topics={check} />
      </>
    ),
  },
  {
    id: 'sources',
    title: 'Sources',
    summary: 'Everything we cite, and what we took from it',
    render: (content) => <Bibliography {...content} />,
  },
];
