import { type RawAnswers, readPerson } from '#shared/person/read-person.ts';
import { assess } from '#shared/safety/assess.ts';
import { type NamedNotice, type NameNotice, namedNotices } from './care.ts';

/**
 * The emergency notices of an unfinished quiz, most serious first. The quiz shows them full screen as soon as the
 * symptom section is complete, and again when a later answer raises a new one: a person in danger must call and not finish
 * the quiz. Urgent and soon flags wait for the result, because a later answer can still change them.
 *
 * Takes the answers as they are, hidden and impossible ones included. Give the first quiz's answers too: without an age
 * some rules take the safe side and raise more.
 */
export const raisedSoFar = (answers: RawAnswers, nameNotice: NameNotice): NamedNotice[] => {
  const person = readPerson(answers);
  const { notices, routes } = assess(person);
  const emergencies = notices.filter(({ level }) => level === 'emergency');
  return namedNotices(
    emergencies.map((notice) => ({ notice, person, routes })),
    nameNotice,
  );
};

/** The section of the heart quiz that asks for symptoms. */
export const symptomSection = 'symptoms';
