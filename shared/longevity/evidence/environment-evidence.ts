import type { EvidenceById } from './question-evidence.ts';

/** Daylight, nature and screens. */
export const environmentEvidence = {
  sunlightExposure: {
    grade: 'D',
    catWeight: 25,
    sources: ['stevenson2024', 'lindqvist2014'],
    options: [
      { value: 'under10', hr: 1, score: 25 },
      { value: '10to30', hr: 1, score: 70 },
      { value: '30to60', hr: 1, score: 100 },
      { value: 'over60', hr: 1, score: 100 },
      { value: 'over60unprotected', hr: 1, score: 55 },
    ],
  },
  natureTime: {
    grade: 'D',
    catWeight: 35,
    sources: ['rojas2019'],
    options: [
      { value: 'rarely', hr: 1, score: 20 },
      { value: 'monthly', hr: 1, score: 55 },
      { value: 'weekly', hr: 1, score: 85 },
      { value: 'often', hr: 1, score: 100 },
    ],
  },
  screenTimeNonWork: {
    grade: 'B',
    weight: 0.35,
    catWeight: 40,
    sources: ['patterson2018'],
    curve: {
      points: [
        { x: 0, hr: 1, ci: [1, 1] },
        { x: 3.5, hr: 1.109, ci: [1.035, 1.147] },
        { x: 10, hr: 1.62, ci: [1.421, 1.892] },
      ],
    },
    centering: [
      { x: 1, p: 0.192 },
      { x: 2.5, p: 0.3 },
      { x: 4.5, p: 0.27 },
      { x: 7, p: 0.238 },
    ],
    scoreCurve: [
      { x: 0, score: 100 },
      { x: 2, score: 90 },
      { x: 3.5, score: 65 },
      { x: 5, score: 40 },
      { x: 8, score: 0 },
    ],
  },
} as const satisfies Partial<EvidenceById>;
