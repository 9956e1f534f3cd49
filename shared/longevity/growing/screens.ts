import type { LongevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';

// Without the engine: the quiz knows these before it loads the number.

type ScreenId = LongevityQuiz['questions'][number]['id'];

/** The screens with a card. Before the questions on mood there is none: a number there is praise or a blow (SAFETY 8). */
export const screensWithCard = [
  'nutrition-title',
  'activity-title',
  'sleep-title',
  'environment-title',
] as const satisfies readonly ScreenId[];
export type ScreenWithCard = (typeof screensWithCard)[number];

export const hasCard = (screenId: string): screenId is ScreenWithCard =>
  screensWithCard.some((each) => each === screenId);

/** The screens that may offer the result early: not the first, where too little is known. */
export const earlyEndScreens: readonly ScreenWithCard[] = screensWithCard.slice(1);

/** Nothing becomes sharper after it. */
export const isLastCard = (screenId: string): boolean => screenId === screensWithCard.at(-1);

/** The screen with the first look. */
export const firstLookScreen = 'wrap-title' satisfies ScreenId;
