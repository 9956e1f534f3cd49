import type { QuizMenuItem } from './feature.ts';
import * as move from './features/move/places.ts';

/** What features add to the menu of a question. */
export const quizMenuItems: readonly QuizMenuItem[] = [...move.quizMenu];
