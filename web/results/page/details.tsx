import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import { standingOf } from '#shared/reading/headline.ts';
import { paragraph } from '#shared/words/phrases.ts';
import * as words from '#words/result-page.ts';
import type { ReadContent, ReadResult } from '../../api/read-result.ts';
import { workingLinks } from '../../features/result.ts';
import { dayOf } from '../../ui/language.ts';
import { List, Section } from '../../ui/page.tsx';
import { Fold, Folds } from './fold.tsx';
import foldedStyles from './folded.module.css';
import { FigureMeanings, LifesEssential8, Missing, Movers, OtherFigures } from './folded.tsx';
import { beginsWithSupport, FoldedNotes } from './notices.tsx';
import { isOpen } from './seen-signs.ts';
import { Questions } from './steps.tsx';
import { useWays } from './ways.tsx';

/** The one fold of a result, with everything that the specification does not name: enough to check each figure. */
export function Details({ result }: { result: ReadResult }) {
  const { content } = result;
  const standing = standingOf(content);
  const isShut = standing === 'checkFirst' && !isOpen(result);
  const questions = content.heart?.ask ?? [];
  return (
    <Folds>
      <Fold title={words.detailsTitle} about={words.detailsAbout}>
        {standing === 'checkFirst'
          ? !isShut && <LifesEssential8 of={content.lifesEssential8} />
          : !beginsWithSupport(content) && <Figures content={content} />}
        {isShut && questions.length > 0 && (
          <Section heading="h3" title={words.questionsToAsk}>
            <Questions questions={questions} />
          </Section>
        )}
        <FoldedNotes content={content} />
        <Missing content={content} hasFigure={standing === 'estimated' || (standing === 'checkFirst' && !isShut)} />
        <HowWorkedOut result={result} />
        <MoreWays result={result} />
      </Fold>
    </Folds>
  );
}

/** What is behind the number: its meaning, the numbers beside it, and what each answer adds. */
export function Figures({ content }: { content: ReadContent }) {
  return (
    <>
      <FigureMeanings content={content} />
      <OtherFigures content={content} />
      <LifesEssential8 of={content.lifesEssential8} />
      {standingOf(content) === 'estimated' && <Movers contributions={content.contributions} />}
    </>
  );
}

/** Links to the pages that have no door above. */
function MoreWays({ result }: { result: ReadResult }) {
  const { others } = useWays(result);
  return (
    <ul data-paper="spare">
      {others.map(({ to, name }) => (
        <li key={to}>
          <Link className={foldedStyles.method} to={to}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Enough to check the figures: the method, its version, the sources, and who chose the words. */
function HowWorkedOut({ result }: { result: ReadResult }) {
  const { content, quiz_id: quizId, submittedAt } = result;
  const { engine, overall_summary: summary } = content;
  return (
    <Section heading="h3" title={words.workedOutTitle}>
      <p>{how[quizId]}</p>
      {summary.answeredShare !== undefined && <p>{words.answeredShare(Math.round(summary.answeredShare * 100))}</p>}
      <WorkingLinks content={content} />
      <Wording content={content} />
      <Sources sources={content.sources} />
      <p>
        {paragraph(submittedAt && words.answeredOn(dayOf(submittedAt)), engine && words.workedOutWith(engine.version))}
      </p>
    </Section>
  );
}

/** Links to the pages of features that explain more. */
function WorkingLinks({ content }: { content: ReadContent }) {
  const links = workingLinks.filter(({ isFor }) => isFor(content));
  if (links.length === 0) return null;
  return (
    <p data-paper="spare">
      {links.map(({ to, label }, at) => (
        <Fragment key={to}>
          {at > 0 && ' '}
          <Link className={foldedStyles.method} to={to}>
            {label}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

const how: Readonly<Record<QuizId, ReactNode>> = {
  [productQuizId]: words.ageMethod,
  cardiac_health: words.riskMethod,
};

/** The sources of this result's figures and actions; a work that is cited under two short names is listed once. */
function Sources({ sources }: Pick<ReadContent, 'sources'>) {
  if (sources.length === 0) return null;
  const works = [...new Map(sources.map((source) => [source.citation, source])).values()];
  return (
    <div>
      <h4>{words.sourcesTitle}</h4>
      <ol className={foldedStyles.sources}>
        {works.map(({ id, citation, url }) => (
          <li key={id}>{url ? <a href={url}>{citation}</a> : citation}</li>
        ))}
      </ol>
    </div>
  );
}

/** A model may choose among our sentences, but writes none. If it has chosen, the page says so, and where. */
function Wording({ content }: { content: ReadContent }) {
  const { wording } = content;
  if (wording?.by !== 'model') return null;
  const chosen = [...new Set(wording.sections.map((slot) => placeOf(slot, content)))];
  return (
    <>
      <p>{words.chosenByAi}</p>
      {chosen.length > 0 && <List items={chosen} />}
    </>
  );
}

/** A slot in words: the heading of its part of the page, if it has one. */
const placeOf = (slot: string, { category_breakdown: rows }: ReadContent): string => {
  const [name = '', id] = slot.split('.');
  const title = rows.find((row) => row.id === id)?.title;
  return title ? words.textUnder(title) : (places[name] ?? words.linkingSentence);
};

const places: Readonly<Record<string, string>> = {
  intro: words.greeting,
  summary: words.summaryText,
  focus: words.lineAbovePlan,
  outro: words.closingWords,
};
