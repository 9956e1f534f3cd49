import {
  alcoholClass,
  bodyAnswers,
  cellOf,
  coarseSmoking,
  exerciseClass,
  numberIn,
  onlyAnswered,
  outcomeOf,
  pick,
  type Reading,
  type Respondent,
  type Row,
} from './survey.ts';

/** NHANES 2011-2014. Codes 7, 9, 77, 99, 777, 999 and the like mean refused or not known: such an answer is left open. */
export const columns2011 = [
  'SEQN',
  'age_in_years_at_screening',
  'gender',
  'education_level_adults_20',
  'died',
  'permth_int',
  'ucod_leading',
  'standing_height_cm',
  'weight_kg',
  'minutes_sedentary_activity',
  'chf',
  'chd',
  'heartattack',
  'stroke',
  'cancer',
  'bin_diabetes',
  'general_health_condition',
  'full_sample_2_year_mec_exam_weight',
  'SDMVSTRA',
  'SDMVPSU',
  'RIDRETH3',
  'RIDEXPRG',
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
  'sbp',
  'dbp',
  'totchol',
  'hdl',
  'creat',
  'hba1c',
];

/** `detailed`: by the raw questions. `coarse`: by three classes alone, as a file without them would have it. */
export type SmokingMapping = 'detailed' | 'coarse';

/** The end of the second cycle. Half a year is added to the completed years, so that no person has a birthday on that day. */
export const today2011 = '2013-12-31';

const education = (row: Row) =>
  pick(cellOf(row, 'education_level_adults_20').slice(0, 12), {
    'Less than 9t': 'lessThanHS',
    '9-11th grade': 'lessThanHS',
    'High school ': 'highSchool',
    'Some college': 'someCollege',
    // A degree beyond the first is not distinguished.
    'College grad': 'bachelor',
  });

const backgrounds: Readonly<Record<string, string>> = {
  1: 'Mexican American',
  2: 'other Hispanic',
  3: 'white',
  4: 'Black',
  6: 'Asian',
  7: 'other or several',
};

const ratings = ['Excellent', 'Very good', 'Good', 'Fair', 'Poor'];

const daysIn = { 1: 1, 2: 7, 3: 30.4, 4: 365.25 } as const;

/** 66666 means fifty years or more. */
const yearsSinceQuitting = (row: Row): number | null => {
  const count = numberIn(row, 'SMQ050Q', 77777, 99999);
  if (count === 66666) return 50;
  const unit = numberIn(row, 'SMQ050U', 7, 9) as keyof typeof daysIn | null;
  return count === null || unit === null ? null : (count * daysIn[unit]) / 365.25;
};

const smokingClass = (row: Row): Respondent['smokes'] | null => {
  const [ever, now] = [numberIn(row, 'SMQ020', 7, 9), numberIn(row, 'SMQ040', 7, 9)];
  if (ever === 2) return 'never';
  return ever !== 1 || now === null ? null : now === 3 ? 'former' : 'current';
};

const smoking = (row: Row): string | undefined => {
  const smokes = smokingClass(row);
  if (smokes === 'never') return 'never';
  if (smokes === 'current') {
    if (numberIn(row, 'SMQ040') === 2) return 'someDays';
    const aDay = numberIn(row, 'SMD650', 777, 999);
    if (aDay === null) return undefined;
    return aDay < 10 ? 'dailyUnder10' : aDay < 20 ? 'daily10to19' : 'daily20plus';
  }
  const years = smokes === 'former' ? yearsSinceQuitting(row) : null;
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
  return unit === null || drinks === null ? undefined : alcoholClass((times * drinks) / weeksIn[unit]);
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
  return {
    exerciseFrequency: exerciseClass(Math.max(...(counts as number[]))),
    exerciseIntensity: hard === 1 ? (moderate === 1 ? 'mixed' : 'vigorous') : 'moderate',
  };
};

const sitting = (row: Row): number | undefined => {
  const minutes = numberIn(row, 'minutes_sedentary_activity', 7777, 9999);
  return minutes === null ? undefined : Math.min(18, Math.round(minutes / 30) / 2);
};

/** Not usable: pregnant, not examined, or without follow-up, smoking, height, or a weight that a screen takes. */
export const read2011 = (row: Row, mapping: SmokingMapping): Reading => {
  const { died, cause } = outcomeOf(row);
  if (cellOf(row, 'RIDEXPRG') === '1') return { status: 'pregnant', died };
  const weight = numberIn(row, 'full_sample_2_year_mec_exam_weight') ?? 0;
  if (weight === 0) return { status: 'notExamined', died };
  const [age, months] = [numberIn(row, 'age_in_years_at_screening'), numberIn(row, 'permth_int')];
  const [height, kilograms] = [numberIn(row, 'standing_height_cm'), numberIn(row, 'weight_kg')];
  const smokes = smokingClass(row);
  const smokingAnswer = mapping === 'coarse' ? smokes && coarseSmoking[smokes] : smoking(row);
  const body = height === null || kilograms === null ? null : bodyAnswers(height, kilograms);
  if (age === null || months === null || height === null || kilograms === null || !body || !smokes || !smokingAnswer)
    return { status: 'incomplete', died };
  const has = (name: string): boolean => numberIn(row, name) === 1;
  const isFemale = cellOf(row, 'gender') === 'Female';
  const rating = ratings.indexOf(cellOf(row, 'general_health_condition'));
  const heart = ['chf', 'chd', 'heartattack', 'stroke'];
  return {
    status: 'usable',
    respondent: {
      id: cellOf(row, 'SEQN'),
      stratum: cellOf(row, 'SDMVSTRA'),
      unit: cellOf(row, 'SDMVPSU'),
      // Of the two cycles together.
      weight: weight / 2,
      age,
      isFemale,
      months,
      died,
      cause,
      background: backgrounds[cellOf(row, 'RIDRETH3')] ?? 'not known',
      smokes,
      bodyMassIndex: kilograms / (height / 100) ** 2,
      selfRatedHealth: rating < 0 ? null : rating,
      illnesses: [...heart, 'cancer', 'bin_diabetes'].filter(has).length,
      hasHeartDisease: heart.some(has),
      hasDiabetes: has('bin_diabetes'),
      measured: {
        systolic: numberIn(row, 'sbp'),
        diastolic: numberIn(row, 'dbp'),
        totalCholesterol: numberIn(row, 'totchol'),
        hdl: numberIn(row, 'hdl'),
        creatinine: numberIn(row, 'creat'),
        hba1c: numberIn(row, 'hba1c'),
      },
      answers: onlyAnswered({
        birthdate: `${2013 - age}-06-30`,
        gender: isFemale ? 'female' : 'male',
        ...body,
        education: education(row),
        smoking: smokingAnswer,
        alcoholConsumption: alcohol(row),
        sittingHours: sitting(row),
        ...exercise(row),
      }),
    },
  };
};
