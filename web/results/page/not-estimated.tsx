import { useId } from 'react';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import { riskLevel } from '#shared/reading/cardiac-risk.ts';
import { notEstimated } from '#shared/reading/notices.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { CallForHelp } from './call-for-help.tsx';
import { HeartTalk } from './heart-talk.tsx';
import { NextCard } from './next-card.tsx';
import card from './result-card.module.css';
import styles from './result-page.module.css';
import { SummarySection } from './summary-section.tsx';
import { SummaryText } from './summary-text.tsx';

/** No figure, no placeholder for one and no zero: a kind heading and the reason stand in its place. */
export function NotEstimated({ content, quizId }: { content: ReadContent; quizId: QuizId }) {
  const term = quizId === productQuizId ? 'Biological Age' : 'Cardiac Risk Score';
  return (
    <>
      <SummarySection>
        <Reason content={content} term={term} />
        <NextCard content={content} kicker="One thing to do" />
      </SummarySection>
      <CallForHelp content={content} />
      <p className={styles.intro}>{content.intro}</p>
      <SummaryText content={content} />
      {content.heart && <HeartTalk heart={content.heart} />}
    </>
  );
}

function Reason({ content, term }: { content: ReadContent; term: string }) {
  const id = useId();
  const { overall_summary: summary, heading, meaning = [] } = content;
  const level = riskLevel(summary);
  return (
    <section className={card.card} aria-labelledby={id}>
      <dl className={styles.unknown}>
        <div>
          <dt>{term}</dt>
          <dd>{notEstimated}</dd>
        </div>
        {summary.chronologicalAge != null && (
          <div>
            <dt>Chronological Age</dt>
            <dd>{summary.chronologicalAge}</dd>
          </div>
        )}
        {level && level !== notEstimated && (
          <div>
            <dt>Risk Level</dt>
            <dd>{level}</dd>
          </div>
        )}
      </dl>
      <h2 id={id}>{heading ?? notEstimated}</h2>
      {(meaning.length > 0 ? meaning : [summary.notEstimatedReason ?? '']).map((paragraph) => (
        <p key={paragraph} className={card.how}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
