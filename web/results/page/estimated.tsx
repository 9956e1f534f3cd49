import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { AgeCard } from './age-card.tsx';
import { HeartCard } from './heart-card.tsx';
import { HeartTalk } from './heart-talk.tsx';
import { NextCard } from './next-card.tsx';
import styles from './result-page.module.css';
import { SummarySection } from './summary-section.tsx';
import { SummaryText } from './summary-text.tsx';

type EstimatedProps = { content: ReadContent; quizId: QuizId; submissionId: string };

/** The number first. */
export function Estimated({ content, quizId, submissionId }: EstimatedProps) {
  return (
    <>
      <p className={styles.intro}>{content.intro}</p>
      <SummarySection>
        {quizId === productQuizId ? <AgeCard content={content} /> : <HeartCard content={content} />}
        <NextCard content={content} kicker="One thing to start with" planOf={submissionId} />
      </SummarySection>
      <SummaryText content={content} />
      {content.heart && <HeartTalk heart={content.heart} />}
    </>
  );
}
