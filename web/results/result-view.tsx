import { type ReactNode, useId, useRef } from 'react';
import { quizRecordOf } from '#shared/derived-names.ts';
import { needsCareFirst } from '#shared/reading/cardiac-risk.ts';
import { standingOf } from '#shared/reading/headline.ts';
import { afterPlan, beforeFigure } from '#web/features/result.ts';
import * as words from '#words/result-page.ts';
import type { ReadResult } from '../api/read-result.ts';
import { useSubmissions } from '../session/session.ts';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/page.tsx';
import { Figures } from './page/details.tsx';
import { End } from './page/end.tsx';
import { Figure, FigureUnderNotice } from './page/figure.tsx';
import { Fold, Folds, lazyPart, useOpenInPrint } from './page/fold.tsx';
import { TrendSentence } from './page/folded.tsx';
import { Head, WasCorrected, WasWrong } from './page/head.tsx';
import { hasFigureCard, NewerNotice, newerNotice, withoutFigures } from './page/newer-notice.tsx';
import { beginsWithSupport, CallForHelp, SafetyNotes, SoonNotices, Support } from './page/notices.tsx';
import paper from './page/paper.module.css';
import styles from './page/result-page.module.css';
import { Rows } from './page/rows.tsx';
import { isOpen, signsToClose } from './page/seen-signs.ts';
import { Ask, OneThing, Plan } from './page/steps.tsx';
import { CheckFirst } from './page/warning.tsx';
import { WaysOn } from './page/ways.tsx';

const SeenForms = lazyPart(async () => (await import('./page/seen-form.tsx')).SeenForms);

type ResultViewProps = {
  result: ReadResult;
  /** The previous result of the same quiz, once it is loaded. */
  before?: ReadResult | undefined;
  onRetake: () => void;
  /**
   * False during the first render, which has the number or the warning. The rest is half of the work and follows in the
   * next render.
   */
  isRestDue?: boolean;
};

/** One result: a warning before everything, then the number and the first step, then the rest, with one fold for the details. */
export function ResultView({ result, before, onRetake, isRestDue = true }: ResultViewProps) {
  const article = useRef<HTMLElement>(null);
  useOpenInPrint(article);
  const { content, quiz_id: quizId, submittedAt } = result;
  const isCareFirst = needsCareFirst(content);
  const isShut = isCareFirst && !isOpen(result);
  const newer = newerNotice(useSubmissions().submissions, result);
  // A result with only the specification's fields has no standing.
  const standing = standingOf(content);
  const Page = standing === 'checkFirst' ? WarningPage : FigurePage;
  const shown = newer ? { ...result, content: withoutFigures(content) } : result;
  return (
    <>
      {newer && <NewerNotice submissionId={newer} />}
      <WasWrong content={content} />
      {!isCareFirst && <WasCorrected content={content} />}
      <article className={classNames(styles.page, paper.paper)} ref={article} data-standing={standing}>
        <Head quizId={quizId} submittedAt={submittedAt} onRetake={onRetake} />
        <Page result={shown} before={newer ? undefined : before} isRestDue={isRestDue} />
        {isRestDue && <End result={shown} />}
        {isRestDue && isShut && (
          <Folds>
            <Fold
              title={words.seenTitle}
              isSpare
              onceOpen={<SeenForms signs={signsToClose(result)} result={result} />}
            />
          </Folds>
        )}
      </article>
      {isCareFirst && <WasCorrected content={content} />}
    </>
  );
}

type PageProps = Omit<ResultViewProps, 'onRetake'>;

/**
 * The number, or the reason why there is none; one thing to do; and the rest. A user with low mood reads about help
 * before any figure.
 */
function FigurePage({ result, before, isRestDue }: PageProps) {
  const { content, quiz_id: quizId, submissionId } = result;
  const isEstimated = standingOf(content) === 'estimated';
  const isSupportFirst = beginsWithSupport(content);
  const trend = isEstimated && <TrendSentence result={result} before={before} />;
  return (
    <>
      <Support content={content} />
      <p className={styles.intro}>{content.intro}</p>
      <SoonNotices content={content} />
      {isEstimated && beforeFigure.length > 0 && (
        <div className={styles.before}>
          {beforeFigure.map(({ name, Part }) => (
            <Part key={name} result={result} />
          ))}
        </div>
      )}
      <Summary>
        {!isSupportFirst && hasFigureCard(content) && <Figure content={content} quizId={quizId} />}
        <p className={styles.said}>{content.summaryParagraph}</p>
        {!isSupportFirst && <OneThing content={content} {...(isEstimated && { actionsOf: submissionId })} />}
      </Summary>
      {isRestDue && (
        <>
          <CallForHelp content={content} />
          {!isSupportFirst && trend}
          <Rows items={content.category_breakdown} />
          <Plan content={content} isBegun={!isSupportFirst} hasSupport={isSupportFirst} />
          <SafetyNotes content={content} />
          {isEstimated && afterPlan.map(({ name, Part }) => <Part key={name} result={result} />)}
          <Ask questions={content.heart?.ask ?? []} />
          {isSupportFirst && (
            <Folds>
              <Fold title={words.numberCanWait}>
                <Figure content={content} quizId={quizId} />
                {trend}
                <Figures content={content} />
              </Fold>
            </Folds>
          )}
        </>
      )}
    </>
  );
}

/**
 * The warning, what else to tell a doctor, the doors that lead to care, and the areas. Everything else is
 * folded: one tap opens it, and it is open on paper. The page has no figure until a clinician has examined the user for
 * every notice and the day has come. The figure then has no level, heart age or picture.
 */
function WarningPage({ result, isRestDue }: PageProps) {
  const { content, quiz_id: quizId } = result;
  const isShown = isOpen(result);
  const { foldedFigure, heading, meaning = [], caveats = [], heart } = content;
  return (
    <>
      <CheckFirst result={result} />
      <Support content={content} />
      {isShown && foldedFigure && (
        <Summary>
          <FigureUnderNotice content={content} quizId={quizId} />
          {quizRecordOf(quizId).figure.isForUntreated && <p className={styles.intro}>{words.numberForUntreated}</p>}
        </Summary>
      )}
      {isShown && <Ask questions={heart?.ask ?? []} />}
      {isRestDue && (
        <>
          <Folds>
            <Fold title={words.summaryBelowNotice}>
              <p>{content.intro}</p>
              {[...new Set([heading, ...meaning, ...caveats.map(({ text }) => text)])].map(
                (text) => text && <p key={text}>{text}</p>,
              )}
              <p>{content.summaryParagraph}</p>
            </Fold>
          </Folds>
          <SoonNotices content={content} />
          <CallForHelp content={content} />
          <SafetyNotes content={content} />
          {!isShown && <WaysOn result={result} />}
          <Rows items={content.category_breakdown} />
          <Folds>
            <Fold title={words.stepsForLater}>
              <Plan content={content} isBegun={false} />
            </Fold>
          </Folds>
        </>
      )}
    </>
  );
}

/** The overall summary under a heading for screen readers only. */
function Summary({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.summary}>
      <VisuallyHidden>
        <h2 id={id}>{words.summaryTitle}</h2>
      </VisuallyHidden>
      {children}
    </section>
  );
}
