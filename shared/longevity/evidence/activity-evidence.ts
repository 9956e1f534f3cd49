import { derived, type EvidenceById } from './question-evidence.ts';

const betweenBands = { verified: false, note: 'between two published bands' } as const;

/** Movement, strength and sitting. */
export const activityEvidence = {
  exerciseFrequency: {
    grade: 'A',
    weight: 0.7,
    catWeight: 35,
    sources: ['arem2015', 'zhao2019', 'lee2022'],
    options: [
      { value: '0', hr: 1, ci: [1, 1], prevalence: 0.49, score: 0 },
      { value: '1to2', hr: 0.8, ci: [0.78, 0.82], prevalence: 0.148, score: 60 },
      { value: '3to4', hr: 0.72, ci: [0.69, 0.75], prevalence: 0.191, score: 90, ...betweenBands },
      { value: '5to6', hr: 0.66, ci: [0.64, 0.68], prevalence: 0.11, score: 100, ...betweenBands },
      { value: '7', hr: 0.63, ci: [0.61, 0.65], prevalence: 0.061, score: 100, note: '0.63 found; CI from memory' },
    ],
  },
  exerciseIntensity: {
    grade: 'B',
    weight: 0.25,
    catWeight: 10,
    sources: ['lee2022', 'wang2021vpa'],
    options: [
      { value: 'light', hr: 1, ci: [1, 1], prevalence: 0.6, score: 30, source: 'reference' },
      {
        value: 'moderate',
        hr: 0.8,
        ci: [0.76, 0.84],
        prevalence: 0.24,
        score: 80,
        verified: false,
        note: 'within the published 19-25% range',
      },
      { value: 'vigorous', hr: 0.81, ci: [0.76, 0.87], prevalence: 0.08, score: 90 },
      {
        value: 'mixed',
        hr: 0.65,
        ci: [0.58, 0.73],
        prevalence: 0.08,
        score: 100,
        verified: false,
        note: 'product of two published HRs',
      },
    ],
  },
  strengthTraining: {
    grade: 'B',
    weight: 0.5,
    catWeight: 20,
    sources: ['momma2022', 'coleman2022', 'nchs2020pa'],
    options: [
      { value: '0', hr: 1, ci: [1, 1], prevalence: { female: 0.62, male: 0.53 }, score: 0, source: 'reference' },
      {
        value: '1',
        hr: 0.89,
        ci: [0.81, 0.97],
        prevalence: { female: 0.11, male: 0.12 },
        score: 60,
        source: 'coleman2022',
      },
      {
        value: '2to3',
        hr: 0.83,
        ci: [0.77, 0.91],
        prevalence: { female: 0.18, male: 0.21 },
        score: 100,
        note: 'maximum 17% found; CI approximated from 0.79-0.93',
      },
      {
        value: '4plus',
        hr: 0.9,
        ci: [0.81, 1],
        prevalence: { female: 0.09, male: 0.14 },
        score: 95,
        verified: false,
        note: 'interpolated on the J-curve',
      },
    ],
  },
  sittingHours: {
    grade: 'B',
    weight: 0.5,
    catWeight: 15,
    sources: ['patterson2018', 'ussery2018'],
    curve: {
      points: [
        { x: 0, hr: 1, ci: [1, 1] },
        { x: 8, hr: 1.083, ci: [1, 1.083] },
        { x: 16, hr: 1.482, ci: [1.267, 1.6] },
      ],
    },
    centering: [
      { x: 3, p: 0.188 },
      { x: 5, p: 0.248 },
      { x: 7, p: 0.308 },
      { x: 10, p: 0.256 },
    ],
    scoreCurve: [
      { x: 0, score: 100 },
      { x: 4, score: 100 },
      { x: 6, score: 80 },
      { x: 8, score: 60 },
      { x: 10, score: 35 },
      { x: 13, score: 0 },
    ],
  },
  sitToStand: {
    grade: 'C',
    weight: 0.2,
    catWeight: 10,
    sources: ['brito2014', 'araujo2025'],
    prevalenceByAge: [
      { age: 40, p: [0.7, 0.22, 0.06, 0.02] },
      { age: 57.5, p: [0.45, 0.33, 0.15, 0.07] },
      { age: 72.5, p: [0.2, 0.35, 0.28, 0.17] },
      { age: 85, p: [0.08, 0.25, 0.32, 0.35] },
    ],
    options: [
      { value: 'noSupport', hr: 1, ci: [1, 1], score: 100 },
      { value: 'oneSupport', hr: 1.84, ci: [1.1, 3], score: 70 },
      { value: 'moreSupport', hr: 3.44, ci: [2, 5.9], score: 35 },
      { value: 'cannot', hr: 5.44, ci: [3.1, 9.5], score: 5 },
    ],
    notices: [{ in: ['cannot'], notice: 'strengthCheck' }],
    // Ask only; do not tell people to try it.
  },
  gripStrengthSelf: {
    grade: 'C',
    weight: 0.25,
    catWeight: 10,
    sources: ['garcia2018', 'leong2015'],
    options: [
      { value: 'weaker', hr: 1.204, ci: [1.162, 1.25], prevalence: 0.2, score: 25, ...derived },
      { value: 'average', hr: 1, ci: [1, 1], prevalence: 0.6, score: 65 },
      { value: 'stronger', hr: 0.831, ci: [0.8, 0.86], prevalence: 0.2, score: 100, ...derived },
    ],
  },
} as const satisfies Partial<EvidenceById>;
