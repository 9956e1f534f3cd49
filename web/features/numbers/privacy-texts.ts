import * as pages from '#feature-words/numbers.ts';

export const correctAnswers: readonly string[] = [pages.correctAnswers];
