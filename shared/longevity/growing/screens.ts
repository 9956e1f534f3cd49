import type { LongevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';

// This file does not import the engine, because the quiz needs it before it loads the number.

type ScreenId = LongevityQuiz['questions'][number]['id'];

/** The screens with a card. There is none before the questions on mood, because a number there would praise or hurt (SAFETY 8). */
export const screensWithCard = [
  'nutrition-title',
  'activity-title',
  'sleep-title',
  'environment-title',
] as const satisfies readonly ScreenId[];
export type ScreenWithCard = (typeof screensWithCard)[number];

export const hasCard = (screenId: string): screenId is ScreenWithCard =>
  screensWithCard.some((each) => each === screenId);

/** The screens that may offer the result early. The first card may not, because too little is known there. */
export const earlyEndScreens: readonly ScreenWithCard[] = screensWithCard.slice(1);

/** Whether no later card makes the range sharper. */
export const isLastCard = (screenId: string): boolean => screenId === screensWithCard.at(-1);

/** The screen with the first look. */
export const firstLookScreen = 'wrap-title' satisfies ScreenId;
