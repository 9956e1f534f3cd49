import type { RedFlagNotice } from '#shared/contract/result.ts';
import { type RawAnswers, readPerson } from '#shared/person/read-person.ts';
import { assess } from './assess.ts';

/**
 * The emergency notices of an unfinished quiz, most serious first. The quiz shows them full screen as soon as the
 * symptom section is complete, and again when a later answer raises a new one: a person in danger must call and not finish
 * the quiz. Urgent and soon flags wait for the result, because a later answer can still change them.
 *
 * Takes the answers as they are, hidden and impossible ones included. Give the first quiz's answers too: without an age
 * some rules take the safe side and raise more.
 */
export const raisedSoFar = (answers: RawAnswers): RedFlagNotice[] =>
  assess(readPerson(answers)).notices.filter(({ level }) => level === 'emergency');

/** The section of the heart quiz that asks for symptoms. */
export const symptomSection = 'symptoms';
