import * as words from '#feature-words/reminders.ts';

export const emails: readonly string[] = [words.privacy];
