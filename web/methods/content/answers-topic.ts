import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { Question } from '#shared/quiz/question.ts';
import { usableInches } from '#shared/quiz/usable-height.ts';
import { questionName } from '../../answers/question-names.ts';
import { fold, numberText, type Topic } from './topic.ts';

const limitRows = (questions: readonly Question[]) =>
  questions.flatMap(({ id, min, max, unit = 'steps' }) =>
    min === undefined || max === undefined ? [] : [[`${questionName(id)}, ${unit}`, numberText(min), numberText(max)]],
  );

/** What the engine takes as an answer at all. */
export const answersTopic = (): Topic => ({
  id: 'answers',
  title: 'What counts as an answer',
  paragraphs: [
    'An answer outside these limits, one that its question does not offer, and one to a question that was not shown for the other answers counts as not given. Nothing is moved into range. Age is in completed years on the day of the submission; someone born on 29 February has the birthday on 1 March in other years.',
  ],
  folds: [
    fold(
      'Limits of typed and sliding answers',
      ['Answer', 'From', 'To'],
      [
        ['Height, inches', numberText(usableInches.min), numberText(usableInches.max)],
        ...limitRows(longevityQuiz.questions),
        ...limitRows(heartQuiz.questions),
      ],
    ),
  ],
  sources: [],
});
