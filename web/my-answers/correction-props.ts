import type { Quiz } from '#shared/quiz/question.ts';
import type { OwnAnswers } from '../api/use-own-answers.ts';
import type { Changed, useLines } from './changes.ts';
import type { useOpenQuestion } from './use-open-question.ts';

export type CorrectionProps = {
  own: OwnAnswers;
  quiz: Quiz;
  changed: Changed;
  lines: ReturnType<typeof useLines>;
  place: ReturnType<typeof useOpenQuestion>;
  today: string;
};
