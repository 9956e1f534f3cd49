import * as words from '#feature-words/offline.ts';

export const onDevice: readonly string[] = [words.onDevice];
