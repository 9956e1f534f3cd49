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

/** NHANES 2009-2010, a cycle that no figure of the engine or of the page was chosen on. Smoking has three classes; sitting is not in it. */
export const columns2009 = [
  'SEQN',
  'Gender',
  'Age',
  'Race1',
  'Education',
  'Weight',
  'Height',
  'Smoke100',
  'SmokeNow',
  'Alcohol12PlusYr',
  'AlcoholDay',
  'AlcoholYear',
  'PhysActive',
  'PhysActiveDays',
  'SleepHrsNight',
  'SleepTrouble',
  'HealthGen',
  'Diabetes',
  'PregnantNow',
  'BPSysAve',
  'BPDiaAve',
  'TotChol',
  'DirectChol',
  'creat',
  'hba1c',
  'WTMEC2YR',
  'SDMVSTRA',
  'SDMVPSU',
  'died',
  'ucod_leading',
  'permth_int',
];

/** As in the other file: half a year is added to the completed years. */
export const today2009 = '2009-12-31';

const mgPerMmol = 38.67;

const smokingClass = (row: Row): Respondent['smokes'] | null => {
  if (cellOf(row, 'Smoke100') === 'No') return 'never';
  const now = cellOf(row, 'SmokeNow');
  return now === 'Yes' ? 'current' : now === 'No' ? 'former' : null;
};

/** Who had fewer than 12 drinks in a lifetime was not asked how often. */
const alcohol = (row: Row): string | undefined => {
  const [days, drinks] = [numberIn(row, 'AlcoholYear'), numberIn(row, 'AlcoholDay')];
  if (days === null) return cellOf(row, 'Alcohol12PlusYr') === 'No' ? 'never' : undefined;
  if (days === 0) return 'former';
  return drinks === null ? undefined : alcoholClass((days * drinks) / 52.18);
};

const exercise = (row: Row): string | undefined => {
  const active = cellOf(row, 'PhysActive');
  if (active === 'No') return '0';
  const days = numberIn(row, 'PhysActiveDays', 77, 99);
  return active !== 'Yes' || days === null ? undefined : exerciseClass(days);
};

const sleep = (row: Row): number | undefined => {
  const hours = numberIn(row, 'SleepHrsNight', 77, 99);
  return hours === null ? undefined : Math.max(3, Math.min(12, hours));
};

const inMgPerDl = (row: Row, name: string): number | null => {
  const value = numberIn(row, name);
  return value === null ? null : value * mgPerMmol;
};

/** Not usable: as in the other file. */
export const read2009 = (row: Row): Reading => {
  const { died, cause } = outcomeOf(row);
  if (cellOf(row, 'PregnantNow') === 'Yes') return { status: 'pregnant', died };
  const weight = numberIn(row, 'WTMEC2YR') ?? 0;
  if (weight === 0) return { status: 'notExamined', died };
  const [age, months] = [numberIn(row, 'Age'), numberIn(row, 'permth_int')];
  const [height, kilograms] = [numberIn(row, 'Height'), numberIn(row, 'Weight')];
  const smokes = smokingClass(row);
  const body = height === null || kilograms === null ? null : bodyAnswers(height, kilograms);
  if (age === null || months === null || height === null || kilograms === null || !body || !smokes)
    return { status: 'incomplete', died };
  const isFemale = cellOf(row, 'Gender') === 'female';
  const rating = ['Excellent', 'Vgood', 'Good', 'Fair', 'Poor'].indexOf(cellOf(row, 'HealthGen'));
  return {
    status: 'usable',
    respondent: {
      id: cellOf(row, 'SEQN'),
      stratum: cellOf(row, 'SDMVSTRA'),
      unit: cellOf(row, 'SDMVPSU'),
      weight,
      age,
      isFemale,
      months,
      died,
      cause,
      background: cellOf(row, 'Race1'),
      smokes,
      bodyMassIndex: kilograms / (height / 100) ** 2,
      selfRatedHealth: rating < 0 ? null : rating,
      illnesses: null,
      hasHeartDisease: null,
      hasDiabetes: cellOf(row, 'Diabetes') === '' ? null : cellOf(row, 'Diabetes') === 'Yes',
      measured: {
        systolic: numberIn(row, 'BPSysAve'),
        diastolic: numberIn(row, 'BPDiaAve'),
        totalCholesterol: inMgPerDl(row, 'TotChol'),
        hdl: inMgPerDl(row, 'DirectChol'),
        creatinine: numberIn(row, 'creat'),
        hba1c: numberIn(row, 'hba1c'),
      },
      answers: onlyAnswered({
        birthdate: `${2009 - age}-06-30`,
        gender: isFemale ? 'female' : 'male',
        ...body,
        education: pick(cellOf(row, 'Education'), {
          '8th Grade': 'lessThanHS',
          '9 - 11th Grade': 'lessThanHS',
          'High School': 'highSchool',
          'Some College': 'someCollege',
          'College Grad': 'bachelor',
        }),
        smoking: coarseSmoking[smokes],
        alcoholConsumption: alcohol(row),
        exerciseFrequency: exercise(row),
        sleepHours: sleep(row),
        // A doctor was told of trouble sleeping, or not: the middle two of our four classes.
        sleepQuality: pick(cellOf(row, 'SleepTrouble'), { Yes: 'fair', No: 'good' }),
      }),
    },
  };
};
