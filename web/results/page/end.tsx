import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { productQuizId, type QuizId, quizRecordOf, quizRecords } from '#shared/derived-names.ts';
import { standingOf } from '#shared/reading/headline.ts';
import { careNotice } from '#shared/reading/notice-words.ts';
import { nextWords, useNextQuiz } from '#web/home/next-quiz.tsx';
import { numbersPathOf } from '#web/paths.ts';
import type { ReadContent, ReadResult } from '../../api/read-result.ts';
import { useSubmissions } from '../../session/session.ts';
import { ChevronIcon, ListIcon, RetakeIcon } from '../../ui/icons.tsx';
import { dayOf } from '../../ui/language.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageIcon, SlidersIcon, TableIcon } from '../result-icons.tsx';
import { Fold, Folds } from './fold.tsx';
import foldedStyles from './folded.module.css';
import { Foot } from './head.tsx';
import styles from './result-page.module.css';
import { isOpen } from './seen.ts';

/** The end of every result: where to go on, how it was worked out, when to get care, and the closing words. */
export function End({ result }: { result: ReadResult }) {
  const { content } = result;
  return (
    <>
      <WaysOn result={result} />
      <Folds>
        <HowWorkedOut result={result} />
      </Folds>
      <Notice tone="care" title={careNotice.title}>
        {careNotice.text}
      </Notice>
      <p className={styles.outro}>{content.outro}</p>
      <Foot />
    </>
  );
}

/** Where to go from a result. With a warning the page for a doctor comes first. */
function WaysOn({ result }: { result: ReadResult }) {
  const id = useId();
  const { submissionId } = result;
  const isCareFirst = standingOf(result.content) === 'checkFirst';
  const numbersPath = useNumbersPath(result);
  const whatIf = whatIfOf(result);
  const next = useNextQuiz();
  const doctor = (
    <Way to={`/results/${submissionId}/doctor`} icon={<PageIcon />}>
      For my doctor
    </Way>
  );
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>What next</h2>
      <ul className={styles.ways}>
        {isCareFirst && doctor}
        {result.content.redFlags.length === 0 && next && next !== result.quiz_id && (
          <Way to={quizRecords[next].path} icon={<ListIcon />}>
            {nextWords(next)}
          </Way>
        )}
        {numbersPath && (
          <Way to={numbersPath} icon={<TableIcon />}>
            Add my numbers
          </Way>
        )}
        {whatIf && (
          <Way to={`/what-if/${submissionId}`} icon={<SlidersIcon />}>
            {whatIf === 'paused' ? 'What if… (after you’ve been seen)' : 'What if…'}
          </Way>
        )}
        <Way to={`/answers/${submissionId}`} icon={<ListIcon />}>
          My answers
        </Way>
        {!isCareFirst && doctor}
        <Way to={`/retake/${submissionId}`} icon={<RetakeIcon />}>
          Take it again
        </Way>
      </ul>
    </nav>
  );
}

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link className={styles.way} to={to}>
        {icon}
        <b>{children}</b>
        <ChevronIcon className={styles.go} />
      </Link>
    </li>
  );
}

/** Whether the user may try changes of these answers; the page itself checks the safety rules again. */
const whatIfOf = (result: ReadResult): 'open' | 'paused' | undefined => {
  const standing = standingOf(result.content);
  if (standing === 'checkFirst') return isOpen(result) ? 'open' : 'paused';
  return standing === 'estimated' ? 'open' : undefined;
};

/**
 * The path to the form for measured numbers. They belong to the heart answers, so without those there is no path. With a warning,
 * being seen comes first. Without a figure, numbers help only if they are missing.
 */
function useNumbersPath(result: ReadResult): string | undefined {
  const { quiz_id: quizId, submissionId, content } = result;
  const { submissions } = useSubmissions();
  const standing = standingOf(content);
  const helps =
    standing === 'notEstimated' ? (content.missing?.length ?? 0) > 0 : standing === 'estimated' || isOpen(result);
  const isHeart = (id: QuizId) => quizRecordOf(id).readAs === 'heart';
  const heart = isHeart(quizId) ? submissionId : submissions.find((row) => isHeart(row.quizId))?.submissionId;
  return helps && heart ? numbersPathOf(heart) : undefined;
}

/** Enough to check the figures: the method, its version, the sources, and who chose the words. */
function HowWorkedOut({ result }: { result: ReadResult }) {
  const { content, quiz_id: quizId, submittedAt } = result;
  const { engine, overall_summary: summary } = content;
  return (
    <Fold title="How we worked this out">
      <p>{how[quizId]}</p>
      {summary.answeredShare !== undefined && (
        <p>You answered {Math.round(summary.answeredShare * 100)}% of the questions that count.</p>
      )}
      <p data-paper="spare">
        <Link className={foldedStyles.method} to="/methods">
          How it works, with all sources
        </Link>
        {summary.biologicalAge != null && (
          <>
            {' '}
            <Link className={foldedStyles.method} to="/proof">
              How well does this number work?
            </Link>
          </>
        )}
      </p>
      <Wording content={content} />
      <Sources sources={content.sources} />
      <p>
        {submittedAt && `Answered on ${dayOf(submittedAt)}. `}
        {engine && `Worked out with method ${engine.version}.`}
      </p>
    </Fold>
  );
}

const how: Readonly<Record<QuizId, ReactNode>> = {
  [productQuizId]:
    'We compare your answers with large studies that followed people for years. The age is that of an average person of your sex with about the same outlook as people with answers like yours. The range is wide, because a quiz misses a lot and people with the same answers still differ.',
  cardiac_health:
    'The percentage comes from the American Heart Association’s PREVENT equations. Where we don’t know a number, we use the average for your age and sex, and the range gets wider.',
};

/** The sources of this result's figures and actions; a work that is cited under two short names is listed once. */
function Sources({ sources }: Pick<ReadContent, 'sources'>) {
  if (sources.length === 0) return null;
  const works = [...new Map(sources.map((source) => [source.citation, source])).values()];
  return (
    <div>
      <h3 className={foldedStyles.title}>Sources</h3>
      <ol className={foldedStyles.sources}>
        {works.map(({ id, citation, url }) => (
          <li key={id}>{url ? <a href={url}>{citation}</a> : citation}</li>
        ))}
      </ol>
    </div>
  );
}

/** A model may choose among our sentences and writes none. If it has chosen, the page says so, and where. */
function Wording({ content }: { content: ReadContent }) {
  const { wording } = content;
  if (wording?.by !== 'model') return null;
  const chosen = [...new Set(wording.sections.map((slot) => placeOf(slot, content)))].join(', ');
  return (
    <p>
      An AI language model chose some of the sentences here{chosen && `: ${chosen}`}. People wrote and reviewed every
      one. The AI saw neither your name nor your answers, and it chose no warning and no next step.
    </p>
  );
}

/** A slot in words: by the heading of its part of the page, if it has one. */
const placeOf = (slot: string, { category_breakdown: rows }: ReadContent): string => {
  const [name = '', id] = slot.split('.');
  const title = rows.find((row) => row.id === id)?.title;
  return title ? `the text under “${title}”` : (places[name] ?? 'a linking sentence');
};

const places: Readonly<Record<string, string>> = {
  intro: 'the greeting',
  summary: 'the summary',
  focus: 'the line above the plan',
  outro: 'the closing words',
};
