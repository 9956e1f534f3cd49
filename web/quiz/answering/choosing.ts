import { create } from 'zustand';
import { isOpenFromList } from '#shared/quiz/check.ts';
import { isFirstOnPath, isLastStop } from '#shared/quiz/path.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { QuizState } from '#shared/quiz/state.ts';

/** What choosing an option does on this screen. */
export const whatChoosingDoes = (quiz: Quiz, state: QuizState): string => {
  if (isLastStop(quiz, state)) return 'Choosing an answer submits the quiz.';
  if (isOpenFromList(state)) return 'Choosing an answer takes you back to all your answers.';
  return 'Choosing an answer takes you to the next question.';
};

/** That sentence where it is new: on the first choice of the path, and wherever a choice does something else. */
export const choosingHint = (quiz: Quiz, state: QuizState): string | undefined => {
  const isFirst = isFirstOnPath(quiz, state, ({ type }) => type === 'multiple-choice');
  const isNew = isFirst || isLastStop(quiz, state) || isOpenFromList(state);
  return isNew ? whatChoosingDoes(quiz, state) : undefined;
};

/**
 * Whether a number key chooses an option. Off until a person switches it on (WCAG 2.1.4): speech input and a slip would
 * else answer health questions. It lasts as long as the page.
 */
export const useNumberKeys = create<{ isOn: boolean }>()(() => ({ isOn: false }));
