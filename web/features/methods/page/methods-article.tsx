import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import * as words from '#feature-words/methods/page.ts';
import { List, PageHeading } from '#web/ui/page.tsx';
import { type MethodsContent, methodsContent } from '../content/methods-content.ts';
import { corrections, glance, lead } from '../content/methods-texts.ts';
import type { Topic } from '../content/topic.ts';
import { sourceAnchor } from './cites.tsx';
import { Fold, Folds } from './fold.tsx';
import styles from './methods.module.css';
import { parts } from './parts.tsx';
import searchStyles from './search.module.css';

/** Opens every fold around the element that the address names, so that a link always shows its target. */
function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target) return;
      for (let at: Element | null = target; at; at = at.parentElement)
        if (at instanceof HTMLDetailsElement) at.open = true;
      target.scrollIntoView();
    };
    // A link to the current address changes nothing, so this listens to clicks as well.
    const openAgain = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash && link.hash === location.hash) open();
    };
    open();
    addEventListener('hashchange', open);
    addEventListener('click', openAgain);
    return () => {
      removeEventListener('hashchange', open);
      removeEventListener('click', openAgain);
    };
  }, []);
}

/** One search result: a place on the page. `text` is everything that is searched, in lower case. */
const entry = (id: string, title: string, part: string, texts: readonly string[]) => {
  const where = parts.find((one) => one.id === part)?.title ?? '';
  return { id, title, where, text: [title, where, ...texts].join(' ').toLowerCase() };
};
type SearchEntry = ReturnType<typeof entry>;

const topicEntry = (part: string) => (topic: Topic) =>
  entry(topic.id, topic.title, part, [
    ...topic.paragraphs,
    ...(topic.points ?? []),
    ...(topic.folds ?? []).flatMap(({ title, tables }) => [title, ...tables.flatMap(({ rows }) => rows.flat())]),
    ...topic.sources.map(({ short }) => short),
  ]);

/** Everything that a reader can look for, in the order of the page. */
const searchEntries = (content: MethodsContent): SearchEntry[] => [
  ...parts.map(({ id, title, summary }) => entry(id, title, id, [summary])),
  ...content.age.map(topicEntry('age')),
  ...content.evidence.map(({ questionId, label, question, grade, derivation, answers, sources }) =>
    entry(`question-${questionId}`, label, 'evidence', [
      question,
      words.gradeToFind(grade),
      derivation,
      ...answers.map((answer) => answer.label),
      ...sources.map(({ short }) => short),
    ]),
  ),
  ...content.plan.map(topicEntry('plan')),
  ...content.heart.map(topicEntry('heart')),
  ...content.essentials.map(topicEntry('essentials')),
  ...content.signs.map(({ code, label, level, when, message, sources }) =>
    entry(`sign-${code}`, label, 'warning-signs', [level, ...when, message, ...sources.map(({ short }) => short)]),
  ),
  ...content.safety.map(topicEntry('warning-signs')),
  ...content.check.map(topicEntry('check')),
  ...content.sources.map(({ id, short, citation, found = '' }) =>
    entry(sourceAnchor(id), short, 'sources', [citation, found]),
  ),
];

/** The entries that contain every word, first those with all of them in the title. */
const findEntries = (entries: readonly SearchEntry[], query: string): SearchEntry[] => {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = entries.filter(({ text }) => wanted.every((word) => text.includes(word)));
  const isInTitle = ({ title }: SearchEntry) => wanted.every((word) => title.toLowerCase().includes(word));
  return [...found.filter(isInTitle), ...found.filter((one) => !isInTitle(one))];
};

/** A longer list takes longer to read than another word takes to type. */
const maxShown = 12;

/** Searches the topics. The results are links to places on this page, so Tab and Enter are enough to use them. */
function Search({ content }: { content: MethodsContent }) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The user can read the page, and type into it, before its script runs.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const entries = useMemo(() => searchEntries(content), [content]);
  const found = findEntries(entries, query);
  return (
    <search className={searchStyles.search}>
      <label htmlFor="methods-search">{words.search}</label>
      <input
        ref={field}
        id="methods-search"
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
      />
      <p role="status" className={searchStyles.count}>
        {query.trim() && countText(found.length)}
      </p>
      {found.length > 0 && (
        <ul className={searchStyles.found}>
          {found.slice(0, maxShown).map(({ id, title, where }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title}
                {where !== title && <span>{where}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

const countText = (count: number): string => {
  if (count === 0) return words.nothingFound;
  return count > maxShown ? words.manyFound(count, maxShown) : words.foundSo(count);
};

/** Built once from the data that the engine uses, so that the page and the scores cannot differ. */
const content = methodsContent();

type MethodsArticleProps = {
  /** In the language of the frame. */
  documentTitle: string;
  proofLink: ReactNode;
};

export function MethodsArticle({ documentTitle, proofLink }: MethodsArticleProps) {
  useOpenTarget();
  return (
    <>
      <header>
        <PageHeading documentTitle={documentTitle}>{words.heading}</PageHeading>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.glance}>
        {glance.map(({ id, title, points }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <List className={styles.points} items={points} />
          </section>
        ))}
      </div>
      <Search content={content} />
      <section aria-labelledby="topics">
        <h2 id="topics">{words.byTopic}</h2>
        <p className={styles.version}>
          {words.takenFromEngine(content.engineVersion)} {proofLink}
        </p>
        {corrections && <p>{corrections}</p>}
        <Folds>
          {parts.map(({ id, title, summary, render }) => (
            <Fold key={id} id={id} title={title} meta={summary} isPart>
              {render(content)}
            </Fold>
          ))}
        </Folds>
      </section>
    </>
  );
}
