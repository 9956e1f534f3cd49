import { readFileSync } from 'node:fs';
import type { Answer } from '#shared/quiz/question.ts';

/**
 * People of NHANES as answers to our quizzes. docs/science/validation.md says where the files come from, what their columns are and
 * how they are made.
 */
export type Row = Readonly<Record<string, string>>;

/** One line of column names, then a person a line; no cell has a comma. */
export const readRows = (path: string, columns: readonly string[]): Row[] => {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  const missing = columns.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new Error(`${path} lacks the columns ${missing.join(', ')}. docs/science/validation.md lists them.`);
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])));
};

/** Pressure and blood values, as measured. */
export type Measured = {
  /** mm Hg. */
  readonly systolic: number | null;
  readonly diastolic: number | null;
  /** mg/dL. */
  readonly totalCholesterol: number | null;
  readonly hdl: number | null;
  readonly creatinine: number | null;
  /** Per cent. */
  readonly hba1c: number | null;
};

export type Respondent = {
  readonly id: string;
  /** Of the survey design: a person was drawn with others of the same unit, in a stratum. */
  readonly stratum: string;
  readonly unit: string;
  /** Survey weight of the examination. */
  readonly weight: number;
  readonly age: number;
  readonly isFemale: boolean;
  readonly months: number;
  readonly died: boolean;
  readonly cause: number | null;
  readonly background: string;
  readonly smokes: 'never' | 'former' | 'current';
  /** kg/m², as measured. */
  readonly bodyMassIndex: number;
  /** 0 excellent to 4 poor. */
  readonly selfRatedHealth: number | null;
  /** How many of heart failure, coronary disease, heart attack, stroke, cancer and diabetes a doctor has told; null: not in the file. */
  readonly illnesses: number | null;
  readonly hasHeartDisease: boolean | null;
  readonly hasDiabetes: boolean | null;
  readonly measured: Measured;
  readonly answers: Readonly<Record<string, Answer>>;
};

/** What became of a row; `null` answers are the reason that a row cannot be used. */
export type Reading =
  | { readonly status: 'usable'; readonly respondent: Respondent }
  | { readonly status: 'pregnant' | 'notExamined' | 'incomplete'; readonly died: boolean };

export const cellOf = (row: Row, name: string): string => row[name] ?? '';
export const numberIn = (row: Row, name: string, ...unknown: number[]): number | null => {
  const text = cellOf(row, name);
  const value = Number(text);
  return text === '' || !Number.isFinite(value) || unknown.includes(value) ? null : value;
};
export const pick = (
  value: string | number | undefined | null,
  table: Readonly<Record<string, string>>,
): string | undefined => (value === null || value === undefined ? undefined : table[String(value)]);

/** Of the leading causes in the linked mortality files. */
export const causes = { heart: 1, accident: 4, stroke: 5 } as const;

/**
 * Deaths as the official mortality files have them. A cause without a death is an error: a derived file once counted people who had died
 * by accident as living, and nobody saw it.
 */
export const outcomeOf = (row: Row): { readonly died: boolean; readonly cause: number | null } => {
  const cause = numberIn(row, 'ucod_leading');
  const died = cellOf(row, 'died');
  if (died !== '0' && died !== '1')
    throw new Error(`Respondent ${cellOf(row, 'SEQN')}: died is "${died}", not 0 or 1.`);
  if (cause !== null && died === '0')
    throw new Error(`Respondent ${cellOf(row, 'SEQN')} has a cause of death (${cause}) and is not counted as dead.`);
  if (cause === null && died === '1')
    throw new Error(`Respondent ${cellOf(row, 'SEQN')} is counted as dead without a cause of death.`);
  return { died: died === '1', cause };
};

/** What the screens ask for: feet, inches and pounds. Null where no screen takes the weight. */
export const bodyAnswers = (centimetres: number, kilograms: number): Readonly<Record<string, Answer>> | null => {
  // Rounded before it is split, or 152.3 cm became 4 ft 12 in, which no screen takes.
  const tenths = Math.round(centimetres / 0.254);
  const pounds = Math.round(kilograms / 0.45359237);
  return pounds < 70 || pounds > 400
    ? null
    : { height: { ft: Math.floor(tenths / 120), in: (tenths % 120) / 10 }, weight: pounds };
};

/** The class of the alcohol question, from drinks a week. */
export const alcoholClass = (aWeek: number): string =>
  aWeek < 1 ? 'occasional' : aWeek < 12.5 ? 'upTo12' : aWeek < 22.5 ? '13to22' : aWeek < 32.5 ? '23to32' : '33plus';

export const exerciseClass = (days: number): string =>
  days >= 7 ? '7' : days >= 5 ? '5to6' : days >= 3 ? '3to4' : '1to2';

/** Smoking by three classes alone, as a file without amounts and years has it. */
export const coarseSmoking = { never: 'never', former: 'former10', current: 'daily10to19' } as const;

export const onlyAnswered = (answers: Readonly<Record<string, Answer | undefined>>): Readonly<Record<string, Answer>> =>
  Object.fromEntries(Object.entries(answers).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])));
