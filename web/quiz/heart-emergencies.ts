import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import type { RawAnswers } from '#shared/person/read-person.ts';
import { raisedSoFar, symptomSection } from '#shared/words/raised-so-far.ts';
import { knownHabits } from './known-habits.ts';

/**
 * The emergency rules of an unfinished heart quiz. They bring all rules and their words, so they are loaded only with
 * that quiz.
 */
export const heartEmergencies = {
  raisedBy: (answers: RawAnswers) => raisedSoFar(answers, aboutNotice),
  section: symptomSection,
  knownHabits,
};
