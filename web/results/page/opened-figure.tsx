import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { AgeCard } from './age-card.tsx';
import { HeartCard } from './heart-card.tsx';
import { SummarySection } from './summary-section.tsx';

/**
 * The figure of somebody who was seen. The engine has given it no level and no comparison, for the notice was there: it
 * stands with its range and with the sentence that it does not weigh the sign.
 */
export function OpenedFigure({ content, quizId }: { content: ReadContent; quizId: QuizId }) {
  const { riskDescriptor: _, cardiacRiskProfile: __, ...summary } = content.overall_summary;
  const { meaning: ___, foldedFigure, ...rest } = content;
  const plain: ReadContent = { ...rest, overall_summary: summary, ...(foldedFigure && { heading: foldedFigure }) };
  return (
    <SummarySection>
      {quizId === productQuizId ? <AgeCard content={plain} /> : <HeartCard content={plain} />}
    </SummarySection>
  );
}
