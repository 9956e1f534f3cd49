import { type ReactNode, useId } from 'react';
import { productQuizId } from '#shared/derived-names.ts';
import { careNotice } from '#shared/reading/notices.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/page.tsx';
import { Categories } from '../categories.tsx';
import { Trend, TrendToCome } from '../trend.tsx';
import { WaysOn } from '../ways-on.tsx';
import { CardiacSummary } from './cardiac-summary.tsx';
import { Contributions } from './contributions.tsx';
import { Head } from './head.tsx';
import { HeartDetails } from './heart-details.tsx';
import { HowCalculated } from './how-calculated.tsx';
import { LongevitySummary } from './longevity-summary.tsx';
import { Plan } from './plan.tsx';
import { RedFlags } from './red-flags.tsx';
import styles from './results.module.css';
import { SummaryWords } from './summary-card.tsx';

type Engine1ViewProps = {
  result: ReadResult;
  /** Results of the same quiz from before this one; they come in when they come. */
  earlier: readonly ReadResult[];
  onRetake: () => void;
};

/** One result, as the specification orders it. Everything is shown as text, whatever the server sent. */
export function Engine1View({ result, earlier, onRetake }: Engine1ViewProps) {
  const { content, quiz_id: quizId } = result;
  const all = [...earlier, result];
  const isLongevity = quizId === productQuizId;
  return (
    <article className={styles.results}>
      <Head quizId={quizId} submittedAt={result.submittedAt} intro={content.intro} onRetake={onRetake} />
      {content.redFlags.length > 0 && <RedFlags flags={content.redFlags} />}
      <Summary>
        {isLongevity ? <LongevitySummary content={content} /> : <CardiacSummary content={content} />}
        <SummaryWords paragraph={content.summaryParagraph} />
      </Summary>
      <Trend results={all} quizId={quizId} />
      <Categories items={content.category_breakdown} />
      {isLongevity ? (
        <Contributions contributions={content.contributions} />
      ) : (
        <div className={styles.details}>
          <HeartDetails content={content} />
        </div>
      )}
      <Plan focus={content.focus_areas} soon={content.redFlags.filter(({ level }) => level === 'soon')} />
      <Notice tone="care" title={careNotice.title}>
        {careNotice.text}
      </Notice>
      <p className={styles.outro}>{content.outro}</p>
      <WaysOn submissionId={result.submissionId} />
      <div className={styles.screenOnly}>
        <TrendToCome results={all} quizId={quizId} />
      </div>
      <footer>
        <HowCalculated content={content} submissionId={result.submissionId} />
      </footer>
    </article>
  );
}

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
