import { sleepTable } from '#shared/heart/evidence/lifes-essential-8.ts';
import { type EvidenceById, interpolated } from './question-evidence.ts';

/** Sleep. */
export const sleepEvidence = {
  sleepHours: {
    grade: 'B',
    weight: 0.5,
    catWeight: 40,
    sources: ['liu2017sleep', 'cappuccio2010', 'yin2017'],
    curve: {
      points: [
        { x: 4, hr: 1.05, ci: [1.02, 1.07] },
        { x: 5, hr: 1.06, ci: [1.03, 1.09] },
        { x: 6, hr: 1.04, ci: [1.03, 1.06] },
        { x: 7, hr: 1, ci: [1, 1] },
        { x: 8, hr: 1.03, ci: [1.02, 1.05] },
        { x: 9, hr: 1.13, ci: [1.1, 1.16] },
        { x: 10, hr: 1.25, ci: [1.22, 1.28] },
        { x: 11, hr: 1.38, ci: [1.33, 1.44] },
      ],
    },
    centering: [
      { x: 4, p: 0.051 },
      { x: 5, p: 0.078 },
      { x: 6, p: 0.238 },
      { x: 7, p: 0.287 },
      { x: 8, p: 0.277 },
      { x: 9, p: 0.05 },
      { x: 10, p: 0.014 },
      { x: 11, p: 0.005 },
    ],
    scoreTable: [...sleepTable.slice(0, -1), { below: 99, points: 40 }],
  },
  sleepQuality: {
    grade: 'B',
    weight: 0.5,
    catWeight: 25,
    sources: ['ge2019', 'lovato2019', 'mahmood2022'],
    options: [
      { value: 'veryGood', hr: 1, ci: [1, 1], prevalence: 0.2, score: 100 },
      { value: 'good', hr: 1, ci: [1, 1], prevalence: 0.42, score: 85 },
      { value: 'fair', hr: 1.109, ci: [1.034, 1.192], prevalence: 0.26, score: 45, ...interpolated },
      { value: 'poor', hr: 1.23, ci: [1.07, 1.42], prevalence: 0.12, score: 10 },
    ],
    notices: [{ in: ['poor'], notice: 'mentionSleepApneaCheck' }],
  },
  sleepConsistency: {
    grade: 'C',
    weight: 0.25,
    catWeight: 25,
    sources: ['windred2024'],
    options: [
      { value: 'irregular', hr: 1, ci: [1, 1], prevalence: 0.2, score: 10 },
      { value: 'somewhat', hr: 0.8, ci: [0.69, 0.93], prevalence: 0.3, score: 50, note: '20% found; CI approximated' },
      { value: 'regular', hr: 0.64, ci: [0.55, 0.75], prevalence: 0.35, score: 85, ...interpolated },
      {
        value: 'veryRegular',
        hr: 0.52,
        ci: [0.44, 0.62],
        prevalence: 0.15,
        score: 100,
        note: '48% found; CI approximated',
      },
    ],
  },
  nightAwakenings: {
    grade: 'A-null',
    catWeight: 10,
    sources: ['ge2019', 'mahmood2022'],
    options: [
      { value: 'none', hr: 1, score: 100 },
      { value: 'once', hr: 1, score: 85 },
      { value: 'twoThree', hr: 1, score: 50 },
      { value: 'more', hr: 1, score: 15 },
    ],
    notices: [{ in: ['more'], notice: 'mentionSleepApneaCheck' }],
  },
} as const satisfies Partial<EvidenceById>;
