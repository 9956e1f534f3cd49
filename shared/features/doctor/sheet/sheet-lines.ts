import * as paper from '#feature-words/doctor/paper.ts';
import type { RedFlagLevel } from '#shared/contract/result.ts';
import type { DoctorSheet, SheetInput } from './sheet.ts';

// The lines that are composed of a sheet: on the page, in the HTML of a link, and beside a signed document.

/** What the person was asked to do, and what they want to ask. */
export const asksOf = ({ nextStep, datedSteps, questions }: DoctorSheet): readonly string[] => [
  ...(nextStep ? [paper.nextStepAsked(nextStep)] : []),
  ...datedSteps.map(paper.alsoAsked),
  ...questions,
];

/** What leads a line is in `<b>`. */
export const levelWords: Readonly<Record<RedFlagLevel, (when: string, warnings: string) => string>> = {
  emergency: paper.emergencies,
  urgent: paper.urgentWarnings,
  soon: paper.soonWarnings,
};

export const howOf = ({ how, mark }: SheetInput): string => {
  if (mark === 'clamped') return paper.howOutsideLimits(how);
  return mark === 'missing' && how === '–' ? paper.howMissing : how;
};

export const birthWords = (born: string | null, age: number | null): string | null => {
  if (born === null) return age === null ? null : paper.yearsOld(age);
  return age === null ? paper.born(born) : paper.bornWithAge(born, age);
};
