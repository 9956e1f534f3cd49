import { numberWord } from '#shared/words/phrases.ts';

/** 'differ from you in this answer', 'differ from you in these three answers'. It compares people, and promises nothing. */
export const peopleWhoDiffer = (count: number): string =>
  count === 1 ? 'differ from you in this one answer' : `differ from you in these ${numberWord(count)} answers`;
