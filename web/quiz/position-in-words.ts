import { quizRecords } from '#shared/derived-names.ts';
import { currentQuestion, privacyPosition } from '#shared/quiz/path.ts';
import { chapters } from '#shared/quiz/progress.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { QuizState } from '#shared/quiz/state.ts';
import { chapterLook } from '../answers/chapter-look.ts';

/** Where a person is: 'Sleep, 4 of 7' is the fourth chapter. A count of questions would change with the answers. */
export function positionInWords(quiz: Quiz, state: QuizState): string {
  if (state.phase === 'submitting' || state.phase === 'completed') return 'Finished';
  if (state.currentQuestion === privacyPosition) return 'Before you start';
  const question = currentQuestion(quiz, state);
  if (!question) return quizRecords[quiz.id].title;
  const all = chapters(quiz, state);
  const number = all.findIndex(({ section }) => section === question.section) + 1;
  return question.type === 'section-title'
    ? `Chapter ${number} of ${all.length}`
    : `${chapterLook(question.section).name}, ${number} of ${all.length}`;
}
