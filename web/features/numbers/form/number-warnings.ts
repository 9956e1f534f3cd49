import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { assess } from '#shared/safety/assess.ts';
import { type NamedNotice, namedNotices } from '#shared/words/care.ts';
import type { ReadSheet } from './numbers-sheet.ts';
import type { Base } from './use-base.ts';

export type Warnings = { readonly flags: readonly NamedNotice[]; readonly routes: readonly string[] };

/**
 * The notices to read before these numbers are saved, most serious first. They are the emergency and urgent notices
 * that the changed numbers raise, and those that were not raised before. Notices that the earlier answers alone raise
 * were shown with their result.
 */
export const warningsOf = (base: Base, { given, changed }: Pick<ReadSheet, 'given' | 'changed'>): Warnings => {
  if (changed.length === 0) return { flags: [], routes: [] };
  const codesOf = (answers: Answers) => new Set(raised(base, answers).notices.map(({ code }) => code));
  const known = codesOf(base.earlier.answers);
  const withoutThem = Object.fromEntries(Object.entries(given.answers).filter(([id]) => !changed.includes(id)));
  const anyway = codesOf(withoutThem);
  const { notices, person, routes } = raised(base, given.answers);
  const flags = notices.filter(({ code }) => !(known.has(code) && anyway.has(code)));
  return {
    flags: namedNotices(
      flags.map((notice) => ({ notice, person, routes })),
      aboutNotice,
    ),
    routes,
  };
};

const raised = ({ longevity, today }: Base, heart: Answers) => {
  const person = readPerson({ longevity, heart, today });
  const { notices, routes } = assess(person);
  return { person, routes, notices: notices.filter(({ level }) => level !== 'soon') };
};
