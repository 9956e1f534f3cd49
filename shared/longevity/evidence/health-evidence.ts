import { familyQuestionId } from '#shared/derived-names.ts';
import { type Below, bmiTable, bmiTableAsian } from '#shared/heart/evidence/lifes-essential-8.ts';
import { derived, type EvidenceById, interpolated } from './question-evidence.ts';

/** Our own rule: LE8 leaves underweight to clinical judgement, and below 17 a clinician is needed. */
const underweight: Below = [
  { below: 17, points: 0 },
  { below: 18.5, points: 40 },
];

const pooled = { verified: false, note: 'pooled with its neighbours (isotonic), see derivation' } as const;

const meanOfFormer = {
  verified: false,
  note: 'mean of former daily and non-daily smokers, weighted by their number in the source table',
} as const;

/** Who the person is, family, and the habits that weigh most: weight, smoking, alcohol. */
export const healthEvidence = {
  birthdate: { grade: '-', sources: [] },
  gender: {
    grade: '-',
    sources: ['ssa2020'],
    // Other/na/missing: compute delta with both columns and use the mean of the two deltas.
  },
  ethnicity: {
    grade: '-',
    sources: ['khan2023'],
    // HR 1 for every option by policy (a social category, not a cause; PREVENT also dropped it). southAsian
    // only adds a risk-enhancer note in the heart quiz; eastAsian/southAsian may switch the LE8 BMI table
    // (score only).
  },
  education: {
    grade: 'B',
    weight: 0.5,
    isFixed: true,
    sources: ['ihme2024'],
    options: [
      { value: 'lessThanHS', hr: 1.039, ci: [1.037, 1.041], prevalence: 0.185, score: 40 },
      { value: 'highSchool', hr: 1, ci: [1, 1], prevalence: 0.21, score: 55 },
      { value: 'someCollege', hr: 0.962, ci: [0.96, 0.964], prevalence: 0.314, score: 70 },
      {
        value: 'bachelor',
        hr: 0.926,
        ci: [0.922, 0.93],
        prevalence: 0.181,
        score: 85,
        note: 'prevalence split assumed',
      },
      {
        value: 'graduate',
        hr: 0.891,
        ci: [0.886, 0.897],
        prevalence: 0.11,
        score: 100,
        note: 'prevalence split assumed',
      },
    ],
  },
  pregnancyNow: {
    grade: '-',
    sources: ['cdcHearHer'],
    // Never changes the age by itself. yes, yesSigns: route pregnant; weight counts as not answered, no years
    // are shown, no headline. Not read above age 55.
  },
  height: { grade: '-', sources: [] },
  weight: {
    grade: 'A',
    weight: 0.6,
    catWeight: 25,
    sources: ['gbmc2016', 'winter2014'],
    curve: {
      points: [
        { x: 16.75, hr: 1.51, ci: [1.43, 1.59] },
        { x: 19.25, hr: 1.13, ci: [1.09, 1.17] },
        { x: 21.25, hr: 1, ci: [0.98, 1.02] },
        { x: 23.75, hr: 1, ci: [0.99, 1.01] },
        { x: 26.25, hr: 1.07, ci: [1.07, 1.08] },
        { x: 28.75, hr: 1.2, ci: [1.18, 1.22] },
        { x: 32.5, hr: 1.45, ci: [1.41, 1.48] },
        { x: 37.5, hr: 1.94, ci: [1.87, 2.01] },
        { x: 45, hr: 2.76, ci: [2.6, 2.92] },
        { x: 60, hr: 5.586, ci: [4.59, 6.8], verified: false },
      ],
      note: 'x = middle of each published band (15-18.5, 18.5-20, 20-22.5, 22.5-25, 25-27.5, 27.5-30, 30-35, 35-40, 40-60 taken at 45); 45 to 60 continues the slope of the last published segment (ln HR), interval doubled; below 16.75 constant, but no age is estimated below 17',
      // k(age) = ln(per5) / ln(allAgePer5), linear between the band middles (35-49, 50-69, 70-89), constant outside; used above BMI
      // 25. a(age) is not used for weight.
      ageGraded: {
        above: 25,
        allAgePer5: 1.31,
        bands: [
          { age: 42, per5: 1.52 },
          { age: 59.5, per5: 1.37 },
          { age: 79.5, per5: 1.21 },
        ],
      },
    },
    centering: [
      { x: 17.2, p: 0.016 },
      { x: 19.25, p: 0.0265 },
      { x: 21.25, p: 0.0977 },
      { x: 23.75, p: 0.1463 },
      { x: 26.25, p: 0.1648 },
      { x: 28.75, p: 0.1457 },
      { x: 32.3, p: 0.2185 },
      { x: 37.2, p: 0.0905 },
      { x: 45, p: 0.094 },
    ],
    scoreTable: [...underweight, ...bmiTable],
    scoreTableAsian: [...underweight, ...bmiTableAsian],
    // `weight` was 0.75 in version 1.0. It is lower now because the strength rises to 1.55 below age 42: at 50 the product is 0.83.
    // Winter 2014 (low risk from 65 on: BMI 23 to 33) changes the advice alone: below BMI 30 (33 when frail) no weight-loss advice,
    // at or above it weight loss with a clinician and keeping muscle, below 23 keep weight up. The age itself stays on the GBMC
    // curve (healthy never-smokers).
  },
  [familyQuestionId]: {
    grade: 'B',
    weight: 0.4,
    catWeight: 5,
    isFixed: true,
    sources: ['atkins2016', 'dutta2013'],
    options: [
      { value: 'bothLong', hr: 0.65, ci: [0.58, 0.73], prevalence: 0.1, score: 100, ...derived },
      { value: 'oneLong', hr: 0.81, ci: [0.76, 0.85], prevalence: 0.25, score: 80, ...derived },
      { value: 'typical', hr: 1, ci: [1, 1], prevalence: 0.4, score: 60, source: 'reference' },
      { value: 'oneShort', hr: 1.2, ci: [1.15, 1.25], prevalence: 0.15, score: 35, ...derived },
      { value: 'bothShort', hr: 1.43, ci: [1.32, 1.56], prevalence: 0.03, score: 15, ...derived },
      { value: 'unknown', hr: null, prevalence: 0.07, note: 'treated as not answered' },
    ],
  },
  familyHistory: {
    grade: 'C',
    weight: 0.5,
    catWeight: 5,
    isFixed: true,
    sources: ['bachmann2012', 'gharios2021'],
    options: [
      { value: 'none', hr: 1, ci: [1, 1], prevalence: 0.6, score: 100 },
      { value: 'one', hr: 1.1, ci: [1, 1.2], prevalence: 0.26, score: 60, ...derived },
      { value: 'twoPlus', hr: 1.2, ci: [1.05, 1.35], prevalence: 0.1, score: 30, ...derived },
      { value: 'unknown', hr: null, prevalence: 0.04, note: 'treated as not answered' },
    ],
  },
  healthCheckups: {
    grade: 'A-null',
    catWeight: 10,
    sources: ['krogsboll2019', 'uspstfAB'],
    options: [
      { value: 'yearly', hr: 1, score: 100 },
      { value: 'twoThree', hr: 1, score: 80 },
      { value: 'rare', hr: 1, score: 45 },
      { value: 'never', hr: 1, score: 20 },
    ],
  },
  oralHygiene: {
    grade: 'C',
    weight: 0.2,
    catWeight: 10,
    sources: ['romandini2021'],
    options: [
      { value: 'full', hr: 1, ci: [1, 1], prevalence: 0.35, score: 100 },
      { value: 'twice', hr: 1, ci: [1, 1], prevalence: 0.33, score: 75 },
      { value: 'once', hr: 1.134, ci: [1.05, 1.23], prevalence: 0.27, score: 45, ...interpolated },
      { value: 'less', hr: 1.46, ci: [1.15, 1.85], prevalence: 0.05, score: 10 },
    ],
  },
  smoking: {
    grade: 'A',
    weight: 0.9,
    catWeight: 30,
    sources: ['inoue2020', 'inoue2019', 'inoue2017', 'thomson2022', 'cho2024'],
    options: [
      { value: 'never', hr: 1, ci: [1, 1], prevalence: 0.635, score: 100, source: 'reference' },
      { value: 'former10', hr: 1.162, ci: [1.128, 1.197], prevalence: 0.14, score: 75, ...meanOfFormer },
      { value: 'former5', hr: 1.637, ci: [1.552, 1.726], prevalence: 0.035, score: 75, ...meanOfFormer },
      { value: 'former1', hr: 1.849, ci: [1.46, 2.341], prevalence: 0.03, score: 50, ...pooled },
      { value: 'former0', hr: 1.849, ci: [1.46, 2.341], prevalence: 0.015, score: 25, ...pooled },
      {
        value: 'vapeOnly',
        hr: null,
        prevalence: 0.035,
        score: 25,
        verified: false,
        note: 'no long-term mortality data: no hazard, so it counts as an open question in number and range',
        source: 'assumed',
      },
      { value: 'someDays', hr: 1.849, ci: [1.46, 2.341], prevalence: 0.025, score: 0, source: 'inoue2019', ...pooled },
      {
        value: 'dailyUnder10',
        hr: 1.87,
        ci: [1.641, 2.131],
        prevalence: 0.03,
        score: 0,
        note: 'point estimate found; CI from memory, unverified',
        source: 'inoue2017',
      },
      { value: 'daily10to19', hr: 2.5, ci: [2.35, 2.66], prevalence: 0.03, score: 0, source: 'inoue2019' },
      { value: 'daily20plus', hr: 2.8, ci: [2.73, 2.88], prevalence: 0.025, score: 0, source: 'thomson2022' },
    ],
  },
  alcoholConsumption: {
    grade: 'A',
    weight: 0.75,
    catWeight: 15,
    sources: ['zhao2023', 'htn2025'],
    options: [
      { value: 'never', hr: 1, ci: [1, 1], prevalence: { female: 0.25, male: 0.15 }, score: 100 },
      {
        value: 'former',
        hr: 1,
        ci: [1, 1],
        prevalence: 0.14,
        score: 100,
        note: 'published 1.27 (1.13-1.43) F / 1.39 (1.21-1.58) M, not applied',
      },
      {
        value: 'occasional',
        hr: 1,
        ci: { female: [0.87, 1.11], male: [0.91, 1.09] },
        prevalence: { female: 0.22, male: 0.14 },
        score: 95,
        note: 'published 0.99 F / 1.00 M',
      },
      {
        value: 'upTo12',
        hr: 1,
        ci: { female: [0.9, 1.1], male: [0.88, 1.01] },
        prevalence: { female: 0.345, male: 0.445 },
        score: 75,
        note: 'published 0.99 F / 0.94 M, set to 1',
      },
      {
        value: '13to22',
        hr: { female: 1.21, male: 1.01 },
        ci: { female: [1.08, 1.36], male: [0.93, 1.1] },
        prevalence: { female: 0.028, male: 0.07 },
        score: 40,
      },
      {
        value: '23to32',
        hr: { female: 1.34, male: 1.15 },
        ci: { female: [1.11, 1.63], male: [1.03, 1.28] },
        prevalence: { female: 0.007, male: 0.03 },
        score: 15,
      },
      {
        value: '33plus',
        hr: { female: 1.61, male: 1.34 },
        ci: { female: [1.44, 1.8], male: [1.23, 1.47] },
        prevalence: { female: 0.01, male: 0.025 },
        score: 0,
        verified: false,
        note: 'male value found; female value from memory',
      },
    ],
    // htn2025: none is best; at most 1 drink a day for women (7 a week) and 2 for men (14 a week).
    notices: [
      { in: ['upTo12'], sex: ['female', 'other'], notice: 'alcoholLimitWomen' },
      { in: ['23to32', '33plus'], notice: 'alcoholStop' },
    ],
  },
  // Never counted: this one question would turn the number into a measure of illness, and nobody can act on it.
  selfRatedHealth: { grade: '-', sources: ['desalvo2006'] },
} as const satisfies Partial<EvidenceById>;
