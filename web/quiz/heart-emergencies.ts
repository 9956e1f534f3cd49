import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import type { RawAnswers } from '#shared/person/read-person.ts';
import { raisedSoFar, symptomSection } from '#shared/words/raised-so-far.ts';
import { knownHabits } from './known-habits.ts';

/** The emergencies of an unfinished heart quiz. All rules and their words come with it, so it is loaded when the quiz is. */
export const heartEmergencies = {
  raisedBy: (answers: RawAnswers) => raisedSoFar(answers, aboutNotice),
  section: symptomSection,
  knownHabits,
};
