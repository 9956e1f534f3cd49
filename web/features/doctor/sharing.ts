import * as words from '#feature-words/doctor.ts';

export const willEnd: readonly string[] = [words.linksWillClose];

export const hasEnded: readonly string[] = [words.linksHaveClosed];
