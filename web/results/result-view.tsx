import { Fragment, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { needsCareFirst } from '#shared/reading/cardiac-risk.ts';
import { isSeen, standingOf } from '#shared/reading/headline.ts';
import { careNotice } from '#shared/reading/notices.ts';
import type { ReadResult } from '../api/read-result.ts';
import { useSubmissions } from '../session/session.ts';
import { classNames } from '../ui/class-names.ts';
import { loadStyles } from '../ui/loading.ts';
import { Notice } from '../ui/notice.tsx';
import { VisuallyHidden } from '../ui/page.tsx';
import { WasCorrected, WasWrong } from './correction.tsx';
import { Ask, Questions } from './page/ask.tsx';
import { opensFigure } from './page/checked-words.ts';
import { Figure, FigureUnderNotice } from './page/figure.tsx';
import { Fold, Folds } from './page/fold.tsx';
import {
  FigureMeanings,
  HowWorkedOut,
  LifesEssential8,
  Missing,
  Movers,
  OtherFigures,
  TrendSentence,
} from './page/folded.tsx';
import { Foot, Head } from './page/head.tsx';
import {
  beginsWithSupport,
  CallForHelp,
  CheckFirst,
  FoldedNotes,
  SafetyNotes,
  SoonNotices,
  Support,
} from './page/notices.tsx';
import paper from './page/paper.module.css';
import styles from './page/result-page.module.css';
import { Accordion, Rows } from './page/rows.tsx';
import { OneThing, Plan } from './page/steps.tsx';
import { useOpenInPrint } from './use-open-in-print.ts';
import { WaysOn } from './ways-on.tsx';

// Parts that few people open. They, their rules and the questionnaires behind them come when they are needed.
const notLoaded = {
  default: () => <p>This could not be loaded. Please check your connection and open the page again.</p>,
};
const OwnPlans = lazy(() =>
  Promise.all([import('./page/own-plan.tsx'), loadStyles('rest')]).then(
    ([{ OwnPlans: it }]) => ({ default: it }),
    () => notLoaded,
  ),
);
const CheckedForm = lazy(() =>
  Promise.all([import('./page/checked-form.tsx'), loadStyles('rest')]).then(
    ([{ CheckedForm: it }]) => ({ default: it }),
    () => notLoaded,
  ),
);
const DoctorFile = lazy(() =>
  Promise.all([import('./doctor-file.tsx'), loadStyles('rest')]).then(
    ([{ DoctorFile: it }]) => ({ default: it }),
    () => notLoaded,
  ),
);

type ResultViewProps = {
  result: ReadResult;
  /** Results of the same quiz from before this one; they come in when they come. */
  earlier: readonly ReadResult[];
  onRetake: () => void;
  /** False while the number is drawn, or the warning: what follows them is half of the work, and is drawn next. */
  isRestDue?: boolean;
};

/** One result: the first thing first, then what else there is, most of it folded. A warning comes before everything. */
export function ResultView({ result, earlier, onRetake, isRestDue = true }: ResultViewProps) {
  const article = useRef<HTMLElement>(null);
  useOpenInPrint(article);
  const { content, quiz_id: quizId, submittedAt } = result;
  const isCareFirst = needsCareFirst(content);
  // A result with the specification's fields alone does not say which page it is.
  const standing = standingOf(content);
  const Page = standing === 'checkFirst' ? WarningPage : FigurePage;
  return (
    <>
      <WasWrong content={content} />
      {!isCareFirst && <WasCorrected content={content} />}
      <article className={classNames(styles.page, paper.paper)} ref={article} data-standing={standing}>
        <Head quizId={quizId} submittedAt={submittedAt} onRetake={onRetake} />
        <Page result={result} earlier={earlier} isRestDue={isRestDue} />
        {isRestDue && <End result={result} />}
      </article>
      {isCareFirst && <WasCorrected content={content} />}
    </>
  );
}

type PageProps = Required<Omit<ResultViewProps, 'onRetake'>>;

/** The number or the reason why there is none, one thing to do, and the rest. Somebody who feels low reads of help before any figure. */
function FigurePage({ result, earlier, isRestDue }: PageProps) {
  const { content, quiz_id: quizId, submissionId } = result;
  const isEstimated = standingOf(content) === 'estimated';
  const isSupportFirst = beginsWithSupport(content);
  const hasPlan = useSubmissions().submissions.some(({ plan }) => (plan?.changes.length ?? 0) > 0);
  // A result with the specification's fields alone names nothing to start with, and keeps the specification's order.
  const hasStart = content.standing !== undefined;
  const rows = <Rows key="rows" items={content.category_breakdown} summary={content.summaryParagraph} />;
  const plan = (
    <Fragment key="plan">
      <Plan content={content} isBegun={!isSupportFirst} hasSupport={isSupportFirst} />
      <SafetyNotes content={content} />
      {isEstimated && hasPlan && (
        <Suspense>
          <OwnPlans result={result} />
        </Suspense>
      )}
    </Fragment>
  );
  return (
    <>
      <Support content={content} />
      <p className={styles.intro}>{content.intro}</p>
      <SoonNotices content={content} />
      <Summary>
        <Figure content={content} quizId={quizId} />
        {!isSupportFirst && <OneThing content={content} {...(isEstimated && { planOf: submissionId })} />}
      </Summary>
      {isRestDue && (
        <>
          <CallForHelp content={content} />
          {hasStart ? [plan, rows] : [rows, plan]}
          <Ask questions={content.heart?.ask ?? []} />
          <Folds>
            {isEstimated && <TrendSentence result={result} before={earlier[0]} />}
            <FoldedNotes content={content} />
            <FigureMeanings content={content} />
            <OtherFigures content={content} />
            <LifesEssential8 of={content.lifesEssential8} />
            <Missing content={content} hasFigure={isEstimated} />
            {isEstimated && <Movers contributions={content.contributions} />}
          </Folds>
        </>
      )}
    </>
  );
}

/**
 * What may not wait stands alone; everything else is folded under it, the figure in words, with no level, heart age or scale.
 * Who tells us that they were seen finds the result open under its notice.
 */
function WarningPage({ result, isRestDue }: PageProps) {
  const { content, quiz_id: quizId, submissionId, checked } = result;
  const [isAsked, setAsked] = useState(false);
  const [isFormDue, setFormDue] = useState(false);
  const isOpen = opensFigure(result);
  const { foldedFigure, heading, meaning = [], caveats = [], heart } = content;
  return (
    <>
      <CheckFirst result={result} onChecked={() => setAsked(true)} />
      <Support content={content} />
      {isOpen && foldedFigure && (
        <Summary>
          <FigureUnderNotice content={content} quizId={quizId} />
        </Summary>
      )}
      {isOpen && <Ask questions={heart?.ask ?? []} />}
      {isRestDue && (
        <>
          <Folds>
            <Fold title="I have been checked" isSpare isOpened={isAsked} onOpen={() => setFormDue(true)}>
              {isFormDue && (
                <Suspense>
                  <CheckedForm submissionId={submissionId} checked={checked} />
                </Suspense>
              )}
            </Fold>
            <Fold title="Your figure, below the warning">
              <p>{content.intro}</p>
              {[...new Set([heading, ...meaning, ...caveats.map(({ text }) => text)])].map(
                (text) => text && <p key={text}>{text}</p>,
              )}
              {!isOpen && foldedFigure && <p>{foldedFigure}</p>}
              {!isOpen && foldedFigure && isSeen(checked) && (
                <p>
                  It was made for people without a known heart or artery condition. If one was found, it does not fit
                  you: take the quiz again and name it there.
                </p>
              )}
              <p>{content.summaryParagraph}</p>
            </Fold>
            {!isOpen && (heart?.ask ?? []).length > 0 && (
              <Fold title="Questions to ask">
                <Questions of={heart?.ask ?? []} />
              </Fold>
            )}
            {content.category_breakdown.length > 0 && (
              <Fold title="What your answers say, row by row">
                <Accordion items={content.category_breakdown} />
              </Fold>
            )}
            <Fold title="Plan for later">
              <Plan content={content} isBegun={false} />
            </Fold>
            {isOpen && <LifesEssential8 of={content.lifesEssential8} />}
            <Missing content={content} hasFigure={isOpen} />
            <FoldedNotes content={content} />
          </Folds>
          <SoonNotices content={content} />
          <CallForHelp content={content} />
          <SafetyNotes content={content} />
        </>
      )}
    </>
  );
}

/** The overall summary under a heading that only screen readers need. */
function Summary({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.summary}>
      <VisuallyHidden>
        <h2 id={id}>Your summary</h2>
      </VisuallyHidden>
      {children}
    </section>
  );
}

/** Where to go on, when to get care, and the closing words. */
function End({ result }: { result: ReadResult }) {
  const { content, submissionId } = result;
  const [isFileDue, setFileDue] = useState(false);
  return (
    <>
      <WaysOn result={result} />
      <Folds>
        <HowWorkedOut result={result} />
        <Fold title="For my doctor’s software" isSpare onOpen={() => setFileDue(true)}>
          <p>
            One file with your newest results, the answers and numbers behind them and what asks for care, in the format
            that clinics exchange (FHIR R4). It is made on this device, and you decide who gets it.
          </p>
          {isFileDue && (
            <Suspense>
              <DoctorFile submissionId={submissionId} />
            </Suspense>
          )}
        </Fold>
      </Folds>
      <Notice tone="care" title={careNotice.title}>
        {careNotice.text}
      </Notice>
      <p className={styles.outro}>{content.outro}</p>
      <Foot />
    </>
  );
}
