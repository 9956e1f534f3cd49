import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { ExactNumberId, NumberUse } from '#shared/person/my-numbers.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import { shortDay } from '#shared/reading/day-words.ts';
import type { SheetInput } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { inBothUnits, optionWords, questionOf } from './value-words.ts';

type Lab = { readonly label: string; readonly number: ExactNumberId; readonly band?: keyof HeartAnswers };

export const labs = {
  totalChol: { label: 'Total cholesterol', number: 'totalCholesterol', band: 'totalCholesterolBand' },
  hdl: { label: 'HDL cholesterol', number: 'hdlCholesterol', band: 'hdlBand' },
  ldl: { label: 'LDL cholesterol', number: 'ldlCholesterol', band: 'ldlBand' },
  triglycerides: { label: 'Triglycerides', number: 'triglycerides', band: 'triglycerideBand' },
  a1c: { label: 'HbA1c', number: 'a1c', band: 'a1cBand' },
  glucose: { label: 'Fasting glucose', number: 'fastingGlucose', band: 'fastingGlucoseBand' },
  egfr: { label: 'eGFR', number: 'egfr', band: 'egfrBand' },
  lpa: { label: 'Lipoprotein(a)', number: 'lpa' },
  uacr: { label: 'Urine albumin-creatinine ratio', number: 'uacr' },
  waist: { label: 'Waist', number: 'waist' },
} as const satisfies Readonly<Record<string, Lab>>;
export type LabName = keyof typeof labs;

const uses: Readonly<Record<NumberUse, string>> = {
  exact: 'exact, from a report',
  old: 'exact, older than 3 years: not used',
  impossible: 'exact, does not fit its parts: not used',
  unreadable: 'typed, could not be read',
  stored: 'exact: enters no figure',
};

/** A blood value as it is known: the exact number, else the chosen band; null when neither is. */
export const labInput = (name: LabName, facts: SheetFacts): SheetInput | null => {
  const { label, number } = labs[name];
  const exact = facts.person.myNumbers?.numbers[number] ?? null;
  const band = bandInput(name, facts);
  if (exact === null || exact.value === null) return band;
  const question = questionOf(heartQuiz, number);
  const value = facts.heart?.answers[number];
  if (!question || value === undefined) return band;
  const date = facts.heart?.answers.labDate;
  const isUnused = exact.use === 'old' || exact.use === 'impossible';
  return {
    label,
    value: inBothUnits(question, value, facts.heart?.typed),
    how: uses[exact.use],
    date: number === 'waist' || date === undefined ? dayOf(facts) : shortDay(String(date)),
    mark: isUnused ? 'missing' : null,
  };
};

const bandInput = (name: LabName, facts: SheetFacts): SheetInput | null => {
  const lab: Lab = labs[name];
  const chosen = lab.band && facts.person.heart[lab.band];
  if (lab.band === undefined || chosen === undefined || chosen === 'unknown') return null;
  const value = optionWords(heartQuiz, lab.band, chosen);
  if (value === null) return null;
  const unit = name === 'egfr' ? ' mL/min/1.73 m²' : '';
  return {
    label: lab.label,
    value: `${value}${unit}`,
    how: 'band, test within 3 years',
    date: dayOf(facts),
    mark: null,
  };
};

export const dayOf = ({ heart, longevity }: SheetFacts): string => shortDay(heart?.day ?? longevity?.day ?? '');
