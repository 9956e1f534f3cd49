import { readFileSync } from 'node:fs';
import type { Answer } from '#shared/quiz/question.ts';

/**
 * People of NHANES 2011-2014 as answers to our quizzes. docs/science/validation.md says where the file comes from, what its columns are
 * and how it is made. Codes 7, 9, 77, 99, 777, 999 and the like mean refused or not known: such an answer is left open.
 */
export type Row = Readonly<Record<string, string>>;

/** One line of column names, then a person a line; no cell has a comma. */
export const readRows = (path: string): Row[] => {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  const missing = columns.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new Error(`${path} lacks the columns ${missing.join(', ')}. docs/science/validation.md lists them.`);
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])));
};

export const columns = [
  'SEQN',
  'age_in_years_at_screening',
  'gender',
  'education_level_adults_20',
  'mortstat',
  'permth_int',
  'ucod_leading',
  'standing_height_cm',
  'weight_kg',
  'cat_smoke',
  'minutes_sedentary_activity',
  'chf',
  'chd',
  'heartattack',
  'stroke',
  'cancer',
  'bin_diabetes',
  'full_sample_2_year_mec_exam_weight',
  'SMQ020',
  'SMQ040',
  'SMQ050Q',
  'SMQ050U',
  'SMD650',
  'ALQ101',
  'ALQ110',
  'ALQ120Q',
  'ALQ120U',
  'ALQ130',
  'PAQ650',
  'PAQ655',
  'PAQ665',
  'PAQ670',
];

/** `detailed`: by the raw questions. `coarse`: by three classes alone, as a file without them would have it. */
export type SmokingMapping = 'detailed' | 'coarse';

export type Respondent = {
  readonly age: number;
  readonly isFemale: boolean;
  readonly months: number;
  readonly died: boolean;
  /** Heart disease or stroke as the leading cause. */
  readonly diedOfHeart: boolean;
  /** Survey weight for both cycles together. */
  readonly weight: number;
  /** A doctor told them of heart disease, stroke, cancer or diabetes. */
  readonly isKnownIll: boolean;
  readonly hasHeartDisease: boolean;
  readonly hasDiabetes: boolean;
  readonly answers: Readonly<Record<string, Answer>>;
};

/** The end of the second cycle. Half a year is added to the completed years, so that no person has a birthday on that day. */
export const today = '2013-12-31';

const cellOf = (row: Row, name: string): string => row[name] ?? '';
const numberIn = (row: Row, name: string, ...unknown: number[]): number | null => {
  const text = cellOf(row, name);
  const value = Number(text);
  return text === '' || !Number.isFinite(value) || unknown.includes(value) ? null : value;
};
const pick = (
  value: string | number | undefined | null,
  table: Readonly<Record<string, string>>,
): string | undefined => (value === null || value === undefined ? undefined : table[String(value)]);

const education = (row: Row) =>
  pick(cellOf(row, 'education_level_adults_20').slice(0, 12), {
    'Less than 9t': 'lessThanHS',
    '9-11th grade': 'lessThanHS',
    'High school ': 'highSchool',
    'Some college': 'someCollege',
    // A degree beyond the first is not distinguished.
    'College grad': 'bachelor',
  });

const daysIn = { 1: 1, 2: 7, 3: 30.4, 4: 365.25 } as const;

/** 66666 means fifty years or more. */
const yearsSinceQuitting = (row: Row): number | null => {
  const count = numberIn(row, 'SMQ050Q', 77777, 99999);
  if (count === 66666) return 50;
  const unit = numberIn(row, 'SMQ050U', 7, 9) as keyof typeof daysIn | null;
  return count === null || unit === null ? null : (count * daysIn[unit]) / 365.25;
};

const smoking = (row: Row, mapping: SmokingMapping): string | undefined => {
  if (mapping === 'coarse')
    return pick(cellOf(row, 'cat_smoke'), {
      'Never smoker': 'never',
      'Former smoker': 'former10',
      'Current smoker': 'daily10to19',
    });
  const [ever, now] = [numberIn(row, 'SMQ020', 7, 9), numberIn(row, 'SMQ040', 7, 9)];
  if (ever === 2) return 'never';
  if (ever !== 1) return undefined;
  if (now === 2) return 'someDays';
  if (now === 1) {
    const aDay = numberIn(row, 'SMD650', 777, 999);
    if (aDay === null) return undefined;
    return aDay < 10 ? 'dailyUnder10' : aDay < 20 ? 'daily10to19' : 'daily20plus';
  }
  const years = now === 3 ? yearsSinceQuitting(row) : null;
  if (years === null) return undefined;
  return years >= 10 ? 'former10' : years >= 5 ? 'former5' : years >= 1 ? 'former1' : 'former0';
};

const weeksIn = { 1: 1, 2: 4.35, 3: 52.18 } as const;

const alcohol = (row: Row): string | undefined => {
  const [inAYear, ever] = [numberIn(row, 'ALQ101', 7, 9), numberIn(row, 'ALQ110', 7, 9)];
  if (inAYear === 2 && ever === 2) return 'never';
  const times = numberIn(row, 'ALQ120Q', 777, 999);
  if (times === 0) return 'former';
  if (times === null) return undefined;
  const unit = numberIn(row, 'ALQ120U', 7, 9) as keyof typeof weeksIn | null;
  const drinks = numberIn(row, 'ALQ130', 777, 999);
  if (unit === null || drinks === null) return undefined;
  const aWeek = (times * drinks) / weeksIn[unit];
  if (aWeek < 1) return 'occasional';
  return aWeek < 12.5 ? 'upTo12' : aWeek < 22.5 ? '13to22' : aWeek < 32.5 ? '23to32' : '33plus';
};

/** Days of vigorous and of moderate recreation: the larger count, because the same day may be in both. */
const exercise = (row: Row): { exerciseFrequency?: string; exerciseIntensity?: string } => {
  const [hard, moderate] = [numberIn(row, 'PAQ650', 7, 9), numberIn(row, 'PAQ665', 7, 9)];
  if (hard === 2 && moderate === 2) return { exerciseFrequency: '0' };
  if (hard === null || moderate === null) return {};
  const counts = [
    hard === 1 ? numberIn(row, 'PAQ655', 77, 99) : 0,
    moderate === 1 ? numberIn(row, 'PAQ670', 77, 99) : 0,
  ];
  if (counts.includes(null)) return {};
  const days = Math.max(...(counts as number[]));
  return {
    exerciseFrequency: days >= 7 ? '7' : days >= 5 ? '5to6' : days >= 3 ? '3to4' : '1to2',
    exerciseIntensity: hard === 1 ? (moderate === 1 ? 'mixed' : 'vigorous') : 'moderate',
  };
};

const sitting = (row: Row): number | undefined => {
  const minutes = numberIn(row, 'minutes_sedentary_activity', 7777, 9999);
  return minutes === null ? undefined : Math.min(18, Math.round(minutes / 30) / 2);
};

/** Null without height, weight, smoking, follow-up or survey weight, or where no screen takes the weight. */
export const respondentOf = (row: Row, mapping: SmokingMapping): Respondent | null => {
  const [age, months] = [numberIn(row, 'age_in_years_at_screening'), numberIn(row, 'permth_int')];
  const [height, kilograms] = [numberIn(row, 'standing_height_cm'), numberIn(row, 'weight_kg')];
  const [died, weight] = [numberIn(row, 'mortstat'), numberIn(row, 'full_sample_2_year_mec_exam_weight')];
  const smokes = smoking(row, mapping);
  if (
    age === null ||
    months === null ||
    height === null ||
    kilograms === null ||
    died === null ||
    weight === null ||
    !smokes
  )
    return null;
  // Rounded before it is split, or 152.3 cm became 4 ft 12 in, which no screen takes.
  const tenths = Math.round(height / 0.254);
  const pounds = Math.round(kilograms / 0.45359237);
  if (pounds < 70 || pounds > 400) return null;
  const has = (name: string): boolean => numberIn(row, name) === 1;
  const hasHeartDisease = ['chf', 'chd', 'heartattack', 'stroke'].some(has);
  const answers = {
    birthdate: `${2013 - age}-06-30`,
    gender: cellOf(row, 'gender') === 'Female' ? 'female' : 'male',
    height: { ft: Math.floor(tenths / 120), in: (tenths % 120) / 10 },
    weight: pounds,
    education: education(row),
    smoking: smokes,
    alcoholConsumption: alcohol(row),
    sittingHours: sitting(row),
    ...exercise(row),
  };
  return {
    age,
    isFemale: answers.gender === 'female',
    months,
    died: died === 1,
    diedOfHeart: died === 1 && ['1', '5'].includes(cellOf(row, 'ucod_leading')),
    weight: weight / 2,
    isKnownIll: hasHeartDisease || has('cancer') || has('bin_diabetes'),
    hasHeartDisease,
    hasDiabetes: has('bin_diabetes'),
    answers: Object.fromEntries(
      Object.entries(answers).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
    ),
  };
};
