import * as words from '#feature-words/move/privacy.ts';
import { handoffMinutes } from '#shared/features/move/feature.ts';

export const whoSeesIt: readonly string[] = [words.whoSeesMovedQuiz];

export const howLong: readonly string[] = [words.howLongMovedQuiz(handoffMinutes)];
