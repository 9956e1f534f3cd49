import * as words from '#feature-words/doctor/privacy.ts';
import { endedLinkDays } from '#shared/features/doctor/feature.ts';

export const whoSeesIt: readonly string[] = [words.whoSeesLink];

export const howLong: readonly string[] = [words.howLongLink(endedLinkDays)];
