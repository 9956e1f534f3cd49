import type { LaterOffer, QuizMenuItem } from './feature.ts';
import * as move from './move/places.ts';
import * as reminders from './reminders/places.ts';

/** What features add to the menu of a question. */
export const quizMenuItems: readonly QuizMenuItem[] = [...move.quizMenu];

/** What features offer for later, at the end of a quiz and below a plan. */
export const forLater: readonly LaterOffer[] = [...reminders.forLater];
