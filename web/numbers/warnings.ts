import type { RedFlagNotice } from '#shared/contract/result.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { assess } from '#shared/safety/assess.ts';
import type { Base } from './base.ts';
import type { ReadSheet } from './read-sheet.ts';

/**
 * What must be read before these numbers are saved, most serious first: every emergency and urgent notice that the changed
 * numbers raise, or that was not raised before. What the earlier answers raise without them has been shown with their result.
 */
export const warningsOf = (base: Base, { given, changed }: Pick<ReadSheet, 'given' | 'changed'>): RedFlagNotice[] => {
  if (changed.length === 0) return [];
  const known = new Set(raised(base, base.earlier.answers).map(({ code }) => code));
  const withoutThem = Object.fromEntries(Object.entries(given.answers).filter(([id]) => !changed.includes(id)));
  const anyway = new Set(raised(base, withoutThem).map(({ code }) => code));
  return raised(base, given.answers).filter(({ code }) => !(known.has(code) && anyway.has(code)));
};

const raised = ({ longevity, today }: Base, heart: Answers) =>
  assess(readPerson({ longevity, heart, today })).notices.filter(({ level }) => level !== 'soon');
